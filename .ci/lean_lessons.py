"""Build hook of the wheel: its lessons carry no outputs, which whoever runs them makes anew; the wheel stays small."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LeanLessons(BuildHookInterface[Any]):
    """Puts the lessons, without their outputs, beside the code."""

    def initialize(self, version: str, brought: dict[str, Any]) -> None:
        if version == "editable":  # a checkout has its lessons in sight
            return
        self.folder = tempfile.TemporaryDirectory()
        for lesson in sorted(Path(self.root, "lessons").glob("*/[0-9T]*.ipynb")):
            copy = Path(self.folder.name, lesson.parent.name, lesson.name)
            copy.parent.mkdir(exist_ok=True)
            copy.write_text(lean(lesson.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
            brought["force_include"][str(copy)] = f"brisca_teach/lessons/{lesson.parent.name}/{lesson.name}"

    def finalize(self, version: str, brought: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.folder.cleanup()


def lean(notebook: str) -> str:
    """The same notebook as if no cell of it had ever run."""
    content = json.loads(notebook)
    for cell in content["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"
