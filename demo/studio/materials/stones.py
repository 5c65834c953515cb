"""Marble, plain and inlaid."""
from materials.graph import Graph


def marble(inlay=None, uv="UV", color=(.74, .72, .68)):
    """`inlay`: (colour picture, mask): semi-precious chips set flush and polished."""
    g = Graph("marble")
    g.set(Roughness=.16, Specular=.32, Subsurface=.04, Subsurface_Color=(*color, 1))
    g.bsdf.inputs["Subsurface Radius"].default_value = (.5, .4, .3)
    warp = g.noise(.22, 6, .6)
    vein = g.math("ABSOLUTE", g.math("SUBTRACT", warp, .5))
    tone = g.mix(g.remap(vein, 0, .02, .30, 0), color, (.42, .41, .41))
    tone = g.mix(g.remap(g.noise(.12, 3), .4, .7, 0, .25), tone, (.70, .69, .68))
    if inlay is not None:
        stone = g.mix(g.remap(g.noise(3, 5), .35, .65, 0, .5), g.image(inlay[0], uv), (.9, .9, .9), "MULTIPLY")
        tone = g.mix(g.image(inlay[1], uv, data=True), tone, stone)
    g.colour(tone)
    return g.m
