"""Wood with its grain, brass wire set into it, and lac turned on to it."""
from materials.graph import Graph
from materials.metals import METALS


WOODS = {  # light, dark, gloss
    "sheesham": ((.165, .062, .026), (.036, .012, .006), .34),
    "walnut": ((.150, .078, .040), (.055, .024, .012), .40),
    "teak": ((.40, .215, .095), (.19, .085, .033), .42),
    "mango": ((.47, .28, .13), (.27, .14, .06), .45),
    "pale": ((.66, .47, .28), (.48, .31, .16), .5),
}


def wood(kind="sheesham", axis=0, coords="Object", inlay=None, uv="UV", polish=.25):
    """Grain runs along `axis`. `inlay`: mask, white where brass wire or sheet is set."""
    light, dark, rough = WOODS[kind]
    g = Graph(kind)
    s = [.55, .55, .55]
    s[axis] = .045
    vec = g.coords(coords, s)
    warp = g.noise(1.2, 3, .5, vec)
    w = g.node("TexNoise", Scale=2.4, Detail=2, Distortion=1.4)
    g.link(vec, w.inputs["Vector"])
    rings = g.math("PINGPONG", g.math("MULTIPLY", w.outputs["Fac"], 7.0), .5)
    s2 = [9, 9, 9]
    s2[axis] = .35
    fibre = g.noise(1, 3, .6, g.coords(coords, s2))
    tone = g.mix(g.remap(rings, 0, .5), light, dark)
    tone = g.mix(g.remap(warp, .3, .7, 0, .6), tone, light)
    tone = g.mix(g.remap(fibre, .35, .68, 0, .55), tone, tuple(c * .45 for c in dark))
    g.set(Roughness=rough, Clearcoat=polish, Clearcoat_Roughness=.12, Specular=.4)
    g.link(g.remap(fibre, .3, .7, rough * 1.25, rough * .8), g.bsdf.inputs["Roughness"])
    n = g.bump(fibre, .012, .5)
    if inlay is not None:
        k = g.image(inlay, uv, data=True)
        tone = g.mix(k, tone, METALS["bright brass"][0])
        g.link(k, g.bsdf.inputs["Metallic"])
        g.link(g.mix(k, g.bsdf.inputs["Roughness"].links[0].from_socket, (.24, .24, .24)), g.bsdf.inputs["Roughness"])
        g.bump(k, .02, .5, n)
    g.colour(tone)
    return g.m


def lacquer(color, turned=.0022):
    """Lac friction finish on a turned piece: deep colour, waxy shine, faint rings from the lathe."""
    g = Graph("lacquer")
    g.set(Base_Color=color, Roughness=.28, Specular=.5, Clearcoat=.8, Clearcoat_Roughness=.10)
    g.colour(g.mix(g.remap(g.noise(.8, 4), .35, .7, 0, .35), color, tuple(c * .62 for c in color)))
    w = g.node("TexWave", Scale=3.2, Distortion=.8, Detail=2)
    w.bands_direction = "Z"
    g.link(g.coords(), w.inputs["Vector"])
    g.bump(w.outputs["Fac"], turned, 1)
    return g.m
