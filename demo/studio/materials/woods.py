"""Wood with its grain, brass wire set into it, and lac turned on to it."""
from materials.graph import Graph
from materials.metals import METALS


WOODS = {  # light, dark, gloss
    "sheesham": ((.165, .062, .026), (.036, .012, .006), .34),
    "walnut": ((.150, .078, .040), (.055, .024, .012), .40),
    "teak": ((.40, .215, .095), (.19, .085, .033), .42),
    "mango": ((.47, .28, .13), (.27, .14, .06), .45),
    "pale": ((.66, .47, .28), (.48, .31, .16), .5),
    "limed": ((.80, .76, .68), (.62, .57, .49), .6),
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


def carved(material, relief, uv="UV", depth=.45):
    """The same wood, darker in the ground of its carving, where wax and dust stay. White in `relief` is high."""
    g = Graph.of(material)
    tone = g.bsdf.inputs["Base Color"].links[0].from_socket
    g.colour(g.mix(g.remap(g.image(relief, uv, data=True), .1, .6, 1, 0), tone, (depth,) * 3, "MULTIPLY"))
    return material


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


def carved_paint(material, color, wear=.5, edges=True):
    """Old paint over wood: rubbed off on every edge, thin in places, grey with dust in the hollows."""
    g = Graph.of(material)
    bare = g.bsdf.inputs["Base Color"].links[0].from_socket
    coat = g.mix(g.remap(g.noise(.5, 5), .35, .7, 0, .45), color, tuple(c * .68 for c in color))
    point = g.node("NewGeometry").outputs["Pointiness"]
    rubbed = g.remap(g.noise(.9, 7, .75), .60, .66, 0, wear)
    if edges:
        rubbed = g.math("MAXIMUM", g.remap(g.math("ADD", point, g.math("MULTIPLY", g.noise(2.2, 6, .7), .10)), .560, .590, 0, 1), rubbed)
    tone = g.mix(rubbed, coat, bare)
    g.colour(g.mix(g.remap(point, .50, .44, 0, .6), tone, tuple(c * .30 for c in color)) if edges else tone)
    for n in list(g.bsdf.inputs["Roughness"].links):
        g.t.links.remove(n)
    g.set(Roughness=.78)
    return material


def dyed(material):
    """Pale wood stained in the colours of the mesh's `paint`; the grain shows through, the hollows are darker."""
    g = Graph.of(material)
    bare = g.bsdf.inputs["Base Color"].links[0].from_socket
    stain = g.node("Attribute", Attribute_Name="paint").outputs["Color"]
    tone = g.mix(1, bare, stain, "MULTIPLY")
    deep = g.node("Attribute", Attribute_Name="hollow").outputs["Fac"]
    g.colour(g.mix(g.remap(deep, .2, .9, 0, .55), tone, (.05, .03, .02)))
    return material
