"""Font families found on this machine, with the share each gets in the training set, and fonts drawn without smoothing.

Families that charting programs use, or free ones of the same design, weigh more: Liberation Sans and Nimbus Sans stand
for Arial and Helvetica, Fira Sans for Trebuchet, Open Sans for Segoe UI, Inter for SF Pro, Tahoma comes from Wine.
"""

import functools
import glob
import os
import subprocess

from fontTools.ttLib import TTCollection, TTFont

SHARES = {
    "Roboto": 3, "Open Sans": 2.5, "DejaVu Sans": 3.5, "Liberation Sans": 5, "Noto Sans": 2, "Lato": 1.2, "Inter": 3,
    "Fira Sans": 2.5, "Ubuntu": 2, "IBM Plex Sans": 2, "Source Sans 3": 1.5, "Montserrat": 1, "Poppins": 1,
    "DejaVu Sans Mono": 1.2, "Liberation Mono": 1, "Roboto Mono": 1, "Liberation Serif": 0.7, "Noto Serif": 0.4,
    "DejaVu Serif": 0.4, "Barlow": 0.8, "DM Sans": 0.8, "Titillium Web": 0.6, "Carlito": 1.2,
    "Nimbus Sans": 1.5, "Tahoma": 2.5, "Cantarell": 0.7, "Open Sans Condensed": 0.3, "Asap": 0.5,
    "Roboto Condensed": 0.8, "DejaVu Sans Condensed": 0.8, "Liberation Sans Narrow": 0.5, "Karla": 0.5,
    "Manrope": 0.6, "Cabin": 0.7, "Inconsolata": 0.4, "JetBrains Mono": 0.5,
    "Fira Sans Condensed": 0.5, "Nimbus Roman": 0.3, "Inter Display": 0.4,
}
# Never trained on: the held lines show how unknown fonts are read.
HELD = {"PT Sans": 1, "Rubik": 1, "Clear Sans": 1, "B612": 1, "Hack": 1}

# (folder, files, sizes): drawn in black and white, as programs without font smoothing do, from 5 px a digit on.
STRIKES = [
    ("/usr/share/wine/fonts", "tahoma.ttf", [8, 9, 10, 11, 11, 11, 12, 13], 6),
    ("/usr/share/wine/fonts", "tahomabd.ttf", [9, 10, 11], 1),
    ("/usr/share/wine/fonts", "small_fonts.ttf", [11], 2),
    ("/usr/share/wine/fonts", "ms_sans_serif.ttf", [13, 16], 2),
    ("/usr/share/fonts/truetype/liberation*", "LiberationSans-Regular.ttf", [8, 9, 10, 11, 12, 13], 6),
    ("/usr/share/fonts/truetype/liberation*", "LiberationSans-Bold.ttf", [8, 9, 10, 11, 12], 1),
    ("/usr/share/fonts/truetype/liberation*", "LiberationSansNarrow-Regular.ttf", [9, 10, 11, 12], 1),
    ("/usr/share/fonts/truetype/liberation*", "LiberationMono-Regular.ttf", [9, 10, 11, 12, 13], 1),
    ("/usr/share/fonts/truetype/dejavu", "DejaVuSans.ttf", [8, 9, 10, 11, 12], 4),
    ("/usr/share/fonts/truetype/dejavu", "DejaVuSansCondensed.ttf", [8, 9, 10, 11], 1),
    ("/usr/share/fonts/truetype/open-sans", "OpenSans-Regular.ttf", [10, 11, 12], 1),
    ("/usr/share/fonts/X11/75dpi", "helvR08.pcf.gz", [8], 2),
    ("/usr/share/fonts/X11/75dpi", "helvR10.pcf.gz", [10], 1.5),
    ("/usr/share/fonts/X11/75dpi", "helvR12.pcf.gz", [12], 1),
    ("/usr/share/fonts/X11/100dpi", "helvR08.pcf.gz", [11], 1.5),
    ("/usr/share/fonts/X11/75dpi", "lutRS08.pcf.gz", [8], 0.7),
    ("/usr/share/fonts/X11/misc", "6x10-ISO8859-1.pcf.gz", [10], 0.7),
    ("/usr/share/fonts/X11/misc", "6x13-ISO8859-1.pcf.gz", [13], 0.7),
    ("/usr/share/fonts/X11/misc", "5x8-ISO8859-1.pcf.gz", [8], 0.7),
    ("/usr/share/fonts/truetype/proggy", "ProggyTiny.ttf", [16], 0.7),
    ("/usr/share/fonts/truetype/terminus", "TerminusTTF-*.ttf", [12, 14], 0.7),
]
HELD_STRIKES = [
    ("/usr/share/fonts/X11/75dpi", "luRS08.pcf.gz", [8], 1),
    ("/usr/share/fonts/X11/75dpi", "luRS10.pcf.gz", [10], 1),
    ("/usr/share/fonts/truetype/dejavu", "DejaVuSansMono.ttf", [8, 9, 10, 11], 1),
    ("/usr/share/fonts/truetype/roboto/unhinted", "Roboto-Regular.ttf", [10, 11, 12], 1),
]


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


def usable(shares):
    """[(family, share, code points)] of the families that are installed and draw plain Latin."""
    files, out = listed(), []
    for family, share in shares.items():
        known = frozenset().union(*[glyphs(path) for path in files.get(family, [])])
        if known >= set(range(0x20, 0x7F)):
            out.append((family, share, known))
    return out


def strikes(table):
    """[(path, sizes, share, code points)] of the installed fonts for drawing without smoothing; bitmap fonts are Latin."""
    out = []
    for folder, name, sizes, share in table:
        for path in sorted(glob.glob(os.path.join(folder, name)))[:1]:
            out.append((path, sizes, share, glyphs(path) or frozenset(range(0x20, 0x7F))))
    return out


if __name__ == "__main__":
    found = {family for family, _, _ in usable({**SHARES, **HELD})}
    print("used:", ", ".join(sorted(found)))
    print("missing:", ", ".join(sorted(set(SHARES) - found)) or "none")
    print("without smoothing:", ", ".join(os.path.basename(path) for path, _, _, _ in strikes(STRIKES + HELD_STRIKES)))
