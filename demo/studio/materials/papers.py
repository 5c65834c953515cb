"""Handmade paper, painted grounds and whatever is simply of one colour."""
from materials.graph import Graph


def paper(color, mask=None, cut=(1, .86, .55), translucency=.55, uv="UV"):
    """Handmade paper that glows when lit from behind. `mask`: white where a pattern is cut and backed with tissue."""
    g = Graph("paper")
    flake = g.noise(1.4, 6, .75)
    tone = g.mix(g.remap(flake, .35, .7, 0, .45), color, tuple(c * .72 for c in color))
    if mask is not None:
        tone = g.mix(g.image(mask, uv, data=True), tone, cut)
    g.set(Roughness=.9, Specular=.1)
    g.colour(tone)
    g.bump(flake, .02, .6)
    tr, mx = g.node("BsdfTranslucent"), g.node("MixShader", Fac=translucency)
    g.link(tone, tr.inputs["Color"])
    g.link(g.bsdf.outputs[0], mx.inputs[1])
    g.link(tr.outputs[0], mx.inputs[2])
    g.link(mx.outputs[0], g.out.inputs["Surface"])
    return g.m


def paint(art=None, color=(.8, .8, .8), rough=.75, relief=.015, grain=.02, uv="UV"):
    """A painted ground: canvas, board or handmade paper. The strokes stand a little proud."""
    g = Graph("paint")
    g.set(Base_Color=color, Roughness=rough, Specular=.25)
    n = g.bump(g.noise(9, 3, .7), grain, .7)
    if art is not None:
        t = g.image(art, uv)
        g.colour(g.mix(g.remap(g.noise(.25, 5), .3, .7, 0, .22), t, (.6, .5, .42), "MULTIPLY"))
        g.bump(t, relief, .8, n)
    return g.m


def plain(color, rough=.6, metallic=0.0, sheen=0.0, translucent=0.0):
    g = Graph("plain")
    g.set(Base_Color=color, Roughness=rough, Metallic=metallic, Sheen=sheen, Specular=.35)
    g.colour(g.mix(g.remap(g.noise(1.2, 3), .35, .7, 0, .3), color, tuple(c * .75 for c in color)))
    if translucent:
        tr, mx = g.node("BsdfTranslucent", Color=(*color, 1)), g.node("MixShader", Fac=translucent)
        g.link(g.bsdf.outputs[0], mx.inputs[1])
        g.link(tr.outputs[0], mx.inputs[2])
        g.link(mx.outputs[0], g.out.inputs["Surface"])
    return g.m


def powder(color):
    """Gulal, kumkum, turmeric: matt, in soft grains, a little darker where it lies in lumps."""
    g = Graph("powder")
    g.set(Roughness=1, Specular=0)
    grains = g.noise(16, 4, .75)
    tone = g.mix(g.remap(grains, .35, .68), tuple(c * .35 for c in color), tuple(c * .75 for c in color))
    g.colour(g.mix(g.remap(g.noise(1.6, 4), .35, .7, 0, .45), tone, tuple(c * .45 for c in color)))
    g.bump(grains, .06, 1)
    return g.m


def gilded(art, gold, uv="UV"):
    """A painting whose jewels and arches are laid with gold leaf: white in `gold`. The leaf is creased a little, and worn to the red ground in places."""
    m = paint(art, rough=.55, relief=.01)
    g = Graph.of(m)
    k = g.image(gold, uv, data=True)
    tone = g.bsdf.inputs["Base Color"].links[0].from_socket
    leaf = g.mix(g.remap(g.noise(5, 4), .62, .78, 0, .5), (.93, .64, .22), (.45, .16, .06))
    g.colour(g.mix(k, tone, leaf))
    g.link(k, g.bsdf.inputs["Metallic"])
    g.link(g.remap(k, 0, 1, .55, .24), g.bsdf.inputs["Roughness"])
    g.bump(g.noise(3, 4), .02, .8)
    return m
