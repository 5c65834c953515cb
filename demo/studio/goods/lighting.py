"""Lamps and lanterns, most of them lit."""
import bpy

from art import cuts
from forms import drawn, folded, mesh, turned
from goods.good import Shot, good
from materials.graph import srgb
from materials.metals import metal
from materials.papers import paper, plain


@good("LI15", "red", "white", "indigo", samples=40)
def star_lantern(colour):
    col, cut = {"red": (srgb("#B8141E"), srgb("#FFB84A")), "indigo": (srgb("#26377E"), srgb("#FFC46A")),
                "white": (srgb("#B9A98C"), srgb("#FFD98A"))}[colour]
    m = paper(col, cuts.star_cut(), cut, .6)
    folded.star(27.5, 11.8, 8.5, 5, m)
    cord = plain((.55, .45, .32), .9)
    drawn.tube([(0, 0, 27.2), (0, 0, 60)], .16, cord, "cord", 8)["prop"] = 1
    mesh.place(turned.lathe([(0, 0), (.7, 0), (.8, .4), (.5, 1.6), (.18, 2.0)], metal("antique brass"), "cap", 32), (0, 0, 26.4))
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy, lamp.shadow_soft_size, lamp.color = 11000, 2.6, (1, .72, .42)
    o = bpy.data.objects.new("bulb", lamp)
    bpy.context.scene.collection.objects.link(o)
    return Shot("wall", "clay", "dusk", azimuth=-16, elevation=-4, fill=(.76, .66), centre=.48, wall_gap=12, exposure=.15)
