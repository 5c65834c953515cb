"""Woven cloth and bound grass."""
import math

from materials.graph import Graph


def cloth(color=(.75, .68, .55), art=None, weave=14.0, uv="UV", depth=.02, sheen=.3, rough=.9, slub=.25, tile=(1, 1, 1), relief=None):
    """`weave`: threads per cm, through UVs measured in cm on the map `weave`. Silk: rough .42, sheen .8. `relief`: a height picture, for what is quilted."""
    g = Graph("cloth")
    g.set(Roughness=rough, Specular=.2, Sheen=sheen, Base_Color=color)
    tone = g.image(art, uv, tile) if art is not None else None
    um = g.node("UVMap")
    um.uv_map = "weave"
    sp = g.node("SeparateXYZ")
    g.link(um.outputs[0], sp.inputs[0])
    a = g.math("SINE", g.math("MULTIPLY", sp.outputs["X"], weave * math.pi))
    b = g.math("SINE", g.math("MULTIPLY", sp.outputs["Y"], weave * math.pi))
    thread = g.math("MULTIPLY", a, b)
    vx = g.node("Mapping")
    vx.inputs["Scale"].default_value = (.5, weave * .7, 1)
    g.link(um.outputs[0], vx.inputs["Vector"])
    vy = g.node("Mapping")
    vy.inputs["Scale"].default_value = (weave * .7, .5, 1)
    g.link(um.outputs[0], vy.inputs["Vector"])
    slubs = g.math("ADD", g.noise(1, 3, .6, vx.outputs[0]), g.noise(1, 3, .6, vy.outputs[0]))
    base = tone or g.mix(0.0, color, color)
    base = g.mix(g.remap(slubs, .8, 1.25, 0, slub), base, (.45, .42, .38), "MULTIPLY")
    base = g.mix(g.remap(thread, -1, .2, .18, 0), base, (.35, .32, .3), "MULTIPLY")
    g.colour(base)
    n = g.bump(thread, depth, .6)
    n = g.bump(slubs, depth * 1.2, .6, n)
    if relief is not None:
        g.bump(g.image(relief, uv, tile, data=True), .22, 1, n)
    return g.m


def fibre_coil(color, dyed=None, uv="UV", along=False):
    """Grass wrapped round a coil: U runs along the coil in stitches, V round it. `dyed`: colour where the `dye` attribute is 1, or a list: for 1, 2 …
    `along`: strands that are not bound, their fibres run lengthwise.
    """
    g = Graph("grass")
    g.set(Roughness=.62, Specular=.3, Sheen=.2)
    strand = g.noise(1, 3, .6, g.coords(uv, (1.1, 11, 1) if along else (9, 1.6, 1)))
    shades = lambda c: g.mix(g.remap(strand, .3, .7), tuple(v * .55 for v in c), tuple(min(1, v * 1.15) for v in c))
    tone = shades(color)
    dye = g.node("Attribute", Attribute_Name="dye").outputs["Fac"] if dyed else None
    for k, c in enumerate(dyed if isinstance(dyed, list) else [dyed] if dyed else []):
        tone = g.mix(g.remap(dye, k + .4, k + .6), tone, shades(c))
    tone = g.mix(g.remap(g.noise(.3, 3), .35, .7, 0, .3), tone, (.55, .45, .32), "MULTIPLY")
    g.colour(tone)
    g.bump(strand, .05, .8)
    return g.m


def plaited(art, per_cm, uv="weave", depth=.10, rough=.55, gloss=.12, turn=0):
    """Flat strips of leaf, cane or bamboo. `art`: (colour, height) of `weaves.plait`; `per_cm`: tiles per centimetre; `turn`: degrees."""
    g = Graph("plait")
    g.set(Roughness=rough, Specular=.35, Clearcoat=gloss, Clearcoat_Roughness=.3)
    t = (per_cm, per_cm, 1)
    tone = g.mix(g.remap(g.noise(.25, 4), .35, .7, 0, .30), g.image(art[0], uv, t, turn=turn), (.62, .52, .40), "MULTIPLY")
    g.colour(tone)
    g.bump(g.image(art[1], uv, t, data=True, turn=turn), depth, 1, g.bump(g.noise(6, 3), .01, .5))
    return g.m


def leather(color, art=None, relief=None, uv="UV", rough=.5):
    """Vegetable-tanned hide: fine pores, a dull shine; `relief` is what was pressed into it, `art` what was dyed."""
    g = Graph("leather")
    g.set(Roughness=rough, Specular=.35, Clearcoat=.18, Clearcoat_Roughness=.35)
    tone = g.mix(g.remap(g.noise(.4, 5), .35, .7, 0, .45), g.image(art, uv) if art is not None else color, (.55, .42, .32), "MULTIPLY")
    g.colour(tone)
    pores = g.node("TexVoronoi", Scale=11)
    g.link(g.coords(), pores.inputs["Vector"])
    n = g.bump(pores.outputs["Distance"], .015, .6)
    if relief is not None:
        g.bump(g.image(relief, uv, data=True), .10, 1, n)
    return g.m


def figured_silk(art, tile=(1, 1, 1), uv="UV", weave=26.0):
    """Silk figured with gold thread. `art`: (colour, mask of the gold) of `brocade.buti`."""
    m = cloth(art=art[0], weave=weave, rough=.40, sheen=.7, slub=.18, depth=.012, tile=tile, uv=uv)
    g = Graph.of(m)
    gold = g.image(art[1], uv, tile, data=True)
    g.link(g.remap(gold, 0, 1, 0, .75), g.bsdf.inputs["Metallic"])
    g.link(g.remap(gold, 0, 1, .42, .30), g.bsdf.inputs["Roughness"])
    return m
