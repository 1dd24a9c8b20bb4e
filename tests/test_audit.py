"""The audit of dependencies says what it knows, what it found, and what it could not find out."""

import json

import audit
import pytest

CLEAN = json.dumps({"dependencies": [{"name": "click", "version": "8.2", "vulns": []}], "fixes": []})
WEAK = json.dumps({"dependencies": [{"name": "rich", "version": "1", "vulns": [{"id": "CVE-1"}]}], "fixes": []})
SKIPPED = json.dumps({"dependencies": [{"name": "rich", "skip_reason": "not found"}], "fixes": []})
NPM = json.dumps({"vulnerabilities": {}, "metadata": {"dependencies": {"total": 7}}})
NPM_WEAK = json.dumps({"vulnerabilities": {"vite": {"severity": "high"}}, "metadata": {"dependencies": {"total": 7}}})
NPM_REFUSED = json.dumps({"message": "405 Method Not Allowed", "statusCode": 405})


@pytest.mark.parametrize(
    ("pip", "npm", "code", "told"),
    [
        (CLEAN, NPM, 0, "8 packages audited, 0 with known weaknesses\n"),
        (WEAK, NPM, 1, "weak: rich 1: CVE-1\n"),
        (CLEAN, NPM_WEAK, 1, "weak: vite: high\n"),
        (SKIPPED, NPM, audit.UNDONE, "NOT AUDITED, no registry answered: rich\n"),
        (CLEAN, NPM_REFUSED, audit.UNDONE, "NOT AUDITED, no registry answered: npm audit got no answer\n"),
        (
            "",
            "",
            audit.UNDONE,
            "NOT AUDITED, no registry answered: pip-audit gave no report, npm audit got no answer\n",
        ),
        (SKIPPED, NPM_WEAK, 1, "NOT AUDITED, no registry answered: rich\n"),
    ],
    ids=["clean", "weak Python", "weak JavaScript", "skipped", "refused", "offline", "both"],
)
def test_what_is_not_known_is_said(
    pip: str, npm: str, code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert audit.report([audit.of_pip(pip), audit.of_npm(npm)]) == code
    assert told in capsys.readouterr().out
