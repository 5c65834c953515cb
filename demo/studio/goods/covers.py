"""The pictures of categories and of the home page's slides: some of its goods side by side under one light, each turned as in its own picture."""
import math
from dataclasses import dataclass, replace

import bpy

from goods.good import GOODS, Shot
from stage.dressing import subject_points


@dataclass
class Cover:
    """`tile` and `wide` name goods from left to right, each `ref` or `ref--colour`."""
    tile: str
    wide: str
    color: object = "paper"
    elevation: float = 12
    mood: str = "day"
    exposure: float = 0.0
    place: str = "sweep"                 # or "wall": hung at one height instead


COVERS = {
    "storage-bags": Cover("SB08--red SB16", "SB14 SB03 SB08 SB16 SB12 SB07--multicolour", "sand"),
    "gifting": Cover("GI05 GI03", "GI01 GI05 GI16 GI03 GI13 GI12", "paper"),
    "divine-collections": Cover("DC12 DC01", "DC12 DC08 DC15 DC03 DC01 DC05 DC09", "sand"),
    "lighting": Cover("LI01 LI08", "LI02 LI13 LI07 LI01 LI12 LI08", "clay", 9, "evening", .35),
    "festivals": Cover("FE02 FE13", "FE12 FE13 FE07 FE02 FE11 FE08", "sand", 20),
    "wall-decor": Cover("WD12 WD03", "WD01 WD15 WD14 WD12 WD03 WD13", (.80, .69, .56), 2, exposure=.45, place="wall"),
    "home-accent": Cover("HA03 HA02", "HA12 HA03 HA01 HA04 HA14 HA02", "linen"),
    "Bestsellers": Cover("HA01 SB08--multicolour", "SB08--multicolour HA03--turquoise HA01 SB03", "paper"),
    "new-in": Cover("HA14 SB07--multicolour", "HA05 SB07--multicolour HA14 SB03--madder", "sage"),
    "sale": Cover("SB02--teal HA04", "SB16 HA15--green SB02--teal HA04", "sand"),
}


SLIDES = {                               # of their width, a desk shows the middle two thirds and a phone still less
    "festivals": Cover("", "FE13 FE07 FE02", "clay", 16, "evening", .4),
    "divine-collections": Cover("", "DC12 DC01 DC08", "clay", 10),
    "wall-decor": Cover("", "WD01 WD12 WD13", (.72, .58, .44), 2, exposure=.45, place="wall"),
    "home-accent": Cover("", "HA01 HA03 HA04", "sage", 10),
}


def build_slide(cover):
    shot = build_cover(cover, "wide")
    return replace(shot, fill=(.62, .76))


def build_cover(cover, end):
    names = (cover.wide if end else cover.tile).split()
    x = 0.0
    for name in names:
        ref, _, colour = name.partition("--")
        x = _set_beside(GOODS[ref], colour or GOODS[ref].colours[0], x, cover.place == "wall")
    fill = (.88 if cover.place == "wall" else .80, .66) if len(names) > 2 else (.80, .70)
    return Shot(cover.place, cover.color, cover.mood, elevation=cover.elevation, fill=fill, centre=.5 if cover.place == "wall" else .47, exposure=cover.exposure, wall_gap=.3)


def _set_beside(good, colour, x, hung):
    """Builds a good to the right of `x`, an eighth of its width away, and returns where it ends."""
    before = set(bpy.data.objects)
    for o in before:
        o.hide_render = True
    shot = good.build(colour)
    new = [o for o in bpy.data.objects if o not in before]
    group = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(group)
    group.rotation_euler = (0, 0, 0 if hung else -math.radians(shot.azimuth))
    for o in new:
        if o.parent is None:
            o.parent = group
    bpy.context.view_layer.update()
    p = subject_points()
    for o in before:
        o.hide_render = False
    lo, hi = p.min(0), p.max(0)
    gap = (4.5 if hung else .06 * (hi[0] - lo[0])) if x else 0
    group.location = (x + gap - lo[0], -hi[1], -(lo[2] + hi[2]) / 2) if hung else (x + gap - lo[0], -(lo[1] + hi[1]) / 2, -lo[2])
    bpy.context.view_layer.update()
    return x + gap + hi[0] - lo[0]
