"""Font families found on this machine, with the share each gets in the training set.

Families that charting programs use, or free ones of the same design, weigh more: Liberation Sans and Nimbus Sans stand
for Arial and Helvetica, Fira Sans for Trebuchet, Open Sans for Segoe UI, Inter for SF Pro, Tahoma comes from Wine.
"""

import functools
import subprocess

from fontTools.ttLib import TTCollection, TTFont

SHARES = {
    "Roboto": 3, "Open Sans": 2.5, "DejaVu Sans": 3.5, "Liberation Sans": 5, "Noto Sans": 2, "Lato": 1.2, "Inter": 3,
    "Fira Sans": 2.5, "Ubuntu": 2, "IBM Plex Sans": 2, "Source Sans 3": 1.5, "Montserrat": 1, "Poppins": 1,
    "DejaVu Sans Mono": 1.2, "Liberation Mono": 1, "Roboto Mono": 1, "Liberation Serif": 0.7, "Noto Serif": 0.4,
    "DejaVu Serif": 0.4, "PT Sans": 1, "Barlow": 0.8, "Rubik": 0.8, "DM Sans": 0.8, "Titillium Web": 0.6, "Carlito": 1.2,
    "Clear Sans": 1, "Nimbus Sans": 1.5, "Tahoma": 2.5, "Cantarell": 0.7, "Open Sans Condensed": 0.3, "Asap": 0.5,
    "Roboto Condensed": 0.8, "DejaVu Sans Condensed": 0.8, "Liberation Sans Narrow": 0.5, "Oxygen": 0.5, "Karla": 0.5,
    "Manrope": 0.6, "Cabin": 0.7, "B612": 0.4, "Inconsolata": 0.4, "Hack": 0.5, "JetBrains Mono": 0.5, "IBM Plex Mono": 0.4,
    "Ubuntu Mono": 0.5, "Fira Sans Condensed": 0.5, "Nimbus Roman": 0.3, "OpenDIN": 0.4, "Inter Display": 0.4,
}


def listed():
    """{family: [files]} by fontconfig."""
    out = subprocess.run(["fc-list", ":", "file", "family"], capture_output=True, text=True, check=True).stdout
    files = {}
    for line in out.splitlines():
        path, _, families = line.partition(": ")
        for family in families.split(","):
            files.setdefault(family.strip(), []).append(path)
    return files


@functools.lru_cache(maxsize=None)
def glyphs(path):
    """Code points that a font file draws."""
    try:
        font = TTCollection(path).fonts[0] if path.endswith(".ttc") else TTFont(path, lazy=True)
        return frozenset(font.getBestCmap() or {})
    except Exception:
        return frozenset()


def usable():
    """[(family, share, code points)] of the families above that are installed and draw plain Latin."""
    files, out = listed(), []
    for family, share in SHARES.items():
        known = frozenset().union(*[glyphs(path) for path in files.get(family, [])])
        if known >= set(range(0x20, 0x7F)):
            out.append((family, share, known))
    return out


if __name__ == "__main__":
    found = {family for family, _, _ in usable()}
    print("used:", ", ".join(sorted(found)))
    print("missing:", ", ".join(sorted(set(SHARES) - found)) or "none")
