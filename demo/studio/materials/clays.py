"""Earth that was fired: terracotta and glazed ware."""
from materials.graph import Graph


def terracotta(color=(.34, .115, .048), paint=None, rough=.82, wheel=.012):
    """`wheel`: how deep the lines of throwing are, in centimetres; none on what was built by hand."""
    g = Graph("terracotta")
    g.set(Roughness=rough, Specular=.25)
    tone = g.mix(g.remap(g.noise(.25, 5), .35, .7), color, tuple(c * k for c, k in zip(color, (1.25, 1.35, 1.5))))
    tone = g.mix(g.remap(g.noise(9, 2), .62, .75, 0, .35), tone, tuple(c * .5 for c in color))
    n = g.bump(g.noise(7, 4, .7), .02, .8)
    if wheel:
        w = g.node("TexWave", Scale=2.2, Distortion=1.2, Detail=2)
        w.bands_direction = "Z"
        g.link(g.coords(), w.inputs["Vector"])
        n = g.bump(w.outputs["Fac"], wheel, .6, n)
    if paint is not None:                                      # (colour picture, mask)
        k = g.image(paint[1], data=True)
        tone = g.mix(k, tone, g.image(paint[0]))
        g.bump(k, .02, .7, n)
    g.colour(tone)
    return g.m


def glaze(color=(.85, .83, .78), art=None, rough=.13, crackle=.25):
    g = Graph("glaze")
    g.set(Base_Color=color, Roughness=.35, Specular=.5, Clearcoat=1, Clearcoat_Roughness=rough * .4)
    tone = g.image(art) if art is not None else None
    if tone:
        tone = g.mix(g.remap(g.noise(.3, 4), .3, .7, .0, .12), tone, (.45, .42, .36), "MULTIPLY")
        g.colour(tone)
    n = g.bump(g.noise(.9, 3), .035, .8)
    if crackle:
        v = g.node("TexVoronoi", Scale=.9)
        v.feature = "DISTANCE_TO_EDGE"
        g.link(g.coords(), v.inputs["Vector"])
        g.bump(g.remap(v.outputs["Distance"], 0, .01), .003, crackle, n)
    return g.m


def black_ware(silver=None, rough=.30, uv="UV"):
    """Smoke-fired clay, burnished; `silver`: mask of the lines that were rubbed with metal."""
    g = Graph("black ware")
    base = (.022, .020, .019)
    g.set(Roughness=rough, Specular=.5)
    tone = g.mix(g.remap(g.noise(.5, 5), .35, .7, 0, .7), base, (.045, .038, .034))
    g.link(g.remap(g.noise(1.3, 4), .3, .7, rough * .7, rough * 1.5), g.bsdf.inputs["Roughness"])
    n = g.bump(g.noise(3, 4, .6), .012, .5)
    if silver is not None:
        k = g.image(silver, uv, data=True)
        tone = g.mix(k, tone, (.62, .62, .60))
        g.link(g.remap(k, 0, 1, 0, .9), g.bsdf.inputs["Metallic"])
        g.bump(g.math("MULTIPLY", k, -1.0), .02, .8, n)
    g.colour(tone)
    return g.m
