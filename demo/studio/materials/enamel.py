"""Drawn on by hand, over metal or stone: faces, hems, feathers; and gold leaf."""
from materials.graph import Graph


def drawn_on(material, picture, uv="UV", rough=.35):
    """The same material with a drawing on it (colour and how thick the paint lies: an RGBA picture), laid on by a map of its own."""
    g = Graph.of(material)
    thick = g.image(picture.getchannel("A").convert("RGB"), uv, data=True, clip=True)
    colour = g.image(picture, uv, clip=True)
    for name, value in (("Base Color", colour), ("Metallic", (0, 0, 0)), ("Roughness", (rough,) * 3)):
        socket = g.bsdf.inputs[name]
        before = socket.links[0].from_socket if socket.is_linked else tuple(socket.default_value)[:3] if name == "Base Color" else (socket.default_value,) * 3
        g.link(g.mix(thick, before, value), socket)
    return material


def gilt(art, gold, uv="UV", rough=.34):
    """Painted stone: `art` its colours, `gold` white where gold leaf lies on it."""
    g = Graph("gilt")
    g.set(Roughness=rough, Specular=.4, Clearcoat=.25, Clearcoat_Roughness=.2)
    leaf = g.image(gold, uv, data=True)
    g.colour(g.mix(leaf, g.image(art, uv), (.80, .50, .16)))
    g.link(g.remap(leaf, 0, 1, 0, .9), g.bsdf.inputs["Metallic"])
    g.bump(leaf, .02, 1)
    return g.m


def gold_leaf(rough=.27):
    """Gold leaf burnished on stone."""
    g = Graph("gold leaf")
    g.set(Base_Color=(.86, .56, .19), Metallic=1, Roughness=rough)
    g.bump(g.noise(2.5, 3), .012, .7)
    return g.m


def polished_marble():
    """Makrana marble under the polisher's felt: milky, faintly clouded."""
    g = Graph("makrana")
    g.set(Roughness=.30, Specular=.35)
    g.colour(g.mix(g.remap(g.noise(.35, 5, .6), .42, .75, 0, .35), (.70, .675, .63), (.60, .585, .56)))
    return g.m


def plain_enamel(colour, rough=.32):
    g = Graph("enamel")
    g.set(Base_Color=colour, Roughness=rough, Specular=.4, Clearcoat=.3, Clearcoat_Roughness=.15)
    return g.m
