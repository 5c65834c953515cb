"""The picture of a category: some of its goods side by side under one light, each turned as in its own picture."""
import math
from dataclasses import dataclass

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


COVERS = {
    "storage-bags": Cover("SB08--red SB16", "SB14 SB03 SB08 SB16 SB12 SB07--multicolour", "sand"),
    "gifting": Cover("GI05 GI03", "GI01 GI05 GI16 GI03 GI13 GI12", "paper"),
    "home-accent": Cover("HA03 HA02", "HA12 HA03 HA01 HA04 HA14 HA02", "linen"),
    "divine-collections": Cover("DC12 DC01", "DC15 DC12 DC03 DC01 DC14 DC08 DC05", "sand"),
}


def build_cover(cover, end):
    names = (cover.wide if end else cover.tile).split()
    x = 0.0
    for name in names:
        ref, _, colour = name.partition("--")
        x = _stand_beside(GOODS[ref], colour or GOODS[ref].colours[0], x)
    fill = (.80, .66) if len(names) > 2 else (.80, .70)
    return Shot(color=cover.color, elevation=cover.elevation, fill=fill, centre=.47)


def _stand_beside(good, colour, x):
    """Builds a good to the right of `x`, an eighth of its width away, and returns where it ends."""
    before = set(bpy.data.objects)
    for o in before:
        o.hide_render = True
    shot = good.build(colour)
    new = [o for o in bpy.data.objects if o not in before]
    group = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(group)
    group.rotation_euler = (0, 0, -math.radians(shot.azimuth))
    for o in new:
        if o.parent is None:
            o.parent = group
    bpy.context.view_layer.update()
    p = subject_points()
    for o in before:
        o.hide_render = False
    lo, hi = p.min(0), p.max(0)
    gap = .06 * (hi[0] - lo[0]) if x else 0
    group.location = (x + gap - lo[0], -(lo[1] + hi[1]) / 2, -lo[2])
    bpy.context.view_layer.update()
    return x + gap + hi[0] - lo[0]
