"""What sculpted figures are made of: the hollows that `sculpted.cast` found, filled with age, and paint by the part."""
from materials.graph import Graph
from materials.metals import METALS


def hollowed(material, dark=(.03, .02, .012), much=.85, start=.30, end=.85, rough=.55):
    """The same material with its hollows darkened: antique finish, soot, dust."""
    g = Graph.of(material)
    k = g.remap(g.node("Attribute", Attribute_Name="hollow").outputs["Fac"], start, end, 0, much)
    for name, value in (("Base Color", dark), ("Roughness", (rough,) * 3)):
        socket = g.bsdf.inputs[name]
        before = socket.links[0].from_socket if socket.is_linked else tuple(socket.default_value)[:3] if name == "Base Color" else (socket.default_value,) * 3
        g.link(g.mix(k, before, value), socket)
    return material


def painted(rough=.45, coat=.3, grain=.012, dirt=.35):
    """Enamel or tempera over wood, clay or pulp, as the attribute `paint` says."""
    g = Graph("painted")
    g.set(Roughness=rough, Specular=.4, Clearcoat=coat, Clearcoat_Roughness=.15)
    tone = g.node("Attribute", Attribute_Name="paint").outputs["Color"]
    g.colour(g.mix(g.remap(g.noise(.9, 4), .35, .7, 0, .3), tone, (.68, .62, .55), "MULTIPLY"))
    g.bump(g.noise(5, 3), grain, .6)
    return hollowed(g.m, (.05, .03, .02), dirt, .45, 1.0, rough)


def cast_metal(kind="brass", rough=None, dark=None, much=.9):
    """Poured into a mould, filed and rubbed: bright where hands polish it, black where they cannot."""
    base, r = METALS[kind]
    g = Graph(kind + " cast")
    g.set(Base_Color=base, Metallic=1, Roughness=rough or r)
    tone = g.mix(g.remap(g.noise(.5, 5, .6), .42, .75, 0, .5), base, tuple(c * k for c, k in zip(base, (.60, .48, .36))))
    g.colour(tone)
    g.link(g.remap(g.noise(1.6, 4), .3, .7, (rough or r) * .8, (rough or r) * 1.4), g.bsdf.inputs["Roughness"])
    g.bump(g.noise(2.2, 4), .015, .8)
    return hollowed(g.m, dark or tuple(c * k for c, k in zip(base, (.10, .075, .05))), much)


def hewn(color, rough=.8, pits=.02, scale=6.0, dark=None):
    """Stone or wood under the chisel: a grain of its own, dusty hollows."""
    g = Graph("hewn")
    g.set(Roughness=rough, Specular=.3)
    tone = g.mix(g.remap(g.noise(.35, 5), .35, .7, 0, .7), color, tuple(c * .72 for c in color))
    g.colour(g.mix(g.remap(g.noise(scale * 2, 2), .60, .74, 0, .4), tone, tuple(c * .45 for c in color)))
    g.bump(g.noise(scale, 4, .7), pits, .8)
    return hollowed(g.m, dark or tuple(c * .30 for c in color), .75, .35, .95, rough)
