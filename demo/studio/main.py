"""The command line; `render.sh` calls it.

  blender -b -noaudio -t 1 -P main.py -- OUT [--only REF[--colour][--view][,…]] [--category SLUG] [--all-colours] [--draft]
  blender -b -noaudio -t 1 -P main.py -- OUT --cover SLUG | --slide SLUG | --workshop SLUG
"""
import argparse
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import goods                                                          # noqa: E402,F401
from goods.covers import COVERS, SLIDES, build_cover, build_slide     # noqa: E402
from goods.good import GOODS, come_closer                             # noqa: E402
from goods.workshops import WORKSHOPS                                 # noqa: E402
from forms import casting                                            # noqa: E402
from stage import dressing, exposure                                  # noqa: E402
from stage.settings import SETTINGS                                   # noqa: E402


def read_arguments():
    p = argparse.ArgumentParser(prog="main.py")
    p.add_argument("out")
    p.add_argument("--only", help="pictures by the names of their files: SB08,SB08--red,SB08--detail,SB08--beside-books")
    p.add_argument("--category", help="all goods whose ref starts so: SB")
    p.add_argument("--all-colours", action="store_true")
    p.add_argument("--cover", help="the tile and the wide picture of a category instead")
    p.add_argument("--slide", help="the slide of the home page that leads to a category instead")
    p.add_argument("--workshop", help="a maker's bench instead: blue-pottery, block-printing, dhokra")
    p.add_argument("--samples", type=int)
    p.add_argument("--width", type=int, default=1200)
    p.add_argument("--scale", type=float, default=.8, help="rendered so much smaller or larger, then brought to size")
    p.add_argument("--draft", action="store_true", help="small and quick, for judging form")
    return p.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])


def list_pictures(a):
    """The names of every picture asked for."""
    if a.only:
        return a.only.split(",")
    refs = [ref for ref in GOODS if ref.startswith(a.category or "")]
    return [ref if k == 0 else "%s--%s" % (ref, colour) for ref in refs for k, colour in enumerate(GOODS[ref].colours[:None if a.all_colours else 1])]


def take_picture(a, name):
    ref, *rest = name.split("--")
    good = GOODS[ref]
    view = rest.pop() if rest and rest[-1] not in good.colours else None
    dressing.reset()
    shot = good.build(rest[0] if rest else good.colours[0])
    if view:
        shot = come_closer(shot) if view == "detail" else SETTINGS[view](shot)
    window = dressing.dress(shot)
    samples = a.samples or (10 if a.draft else good.samples)
    scale = .75 if a.draft else a.scale
    if view in SETTINGS and not a.draft:     # the good is small in its setting, and nobody comes close to it there: a third of the time
        samples, scale = round(samples * .6), scale * .8
    size = (400, 500) if a.draft else (a.width, a.width * 5 // 4)
    exposure.render(os.path.join(a.out, name + ".webp"), samples, size, good.strength,
                    scale=scale, window=None if a.draft else window, coarse=2 if shot.place == "wall" else 3)


def take_cover(a, slug):
    for end, size, most in (("", (800, 800), 120), ("-wide", (1600, 700), 180)):
        take_group(a, "category-%s%s.webp" % (slug, end), lambda: build_cover(COVERS[slug], end), size, most)


def take_group(a, name, build, size, max_kb):
    dressing.reset()
    dressing.dress(build(), aspect=size[0] / size[1])
    if a.draft:
        size = tuple(v // 3 for v in size)
    exposure.render(os.path.join(a.out, name), a.samples or (10 if a.draft else 40), size, max_kb=max_kb, scale=1 if a.draft else a.scale)


def main():
    a = read_arguments()
    os.makedirs(a.out, exist_ok=True)
    casting.COARSE[0] = 1.8 if a.draft else 1.0
    if a.cover:
        take_cover(a, a.cover)
        return
    if a.slide:
        take_group(a, "slide-%s.webp" % a.slide, lambda: build_slide(SLIDES[a.slide]), (1600, 700), 180)
        return
    if a.workshop:
        take_group(a, "workshop-%s.webp" % a.workshop, WORKSHOPS[a.workshop], (1200, 900), 120)
        return
    for name in list_pictures(a):
        take_picture(a, name)


main()
