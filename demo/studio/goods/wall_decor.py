"""Paintings, plaques and panels that hang on a wall."""
from art import paintings
from forms import joined, mesh
from goods.good import Shot, good
from materials.papers import paint, plain
from materials.woods import wood


@good("WD02", "geru-red", "indigo", "black", samples=40)
def warli(colour):
    ground = {"geru-red": (142, 60, 36), "indigo": (34, 44, 84), "black": (30, 27, 26)}[colour]
    w, h = 45, 61
    mesh.place(joined.panel(w, h, paint(paintings.warli(ground), rough=.8, grain=.03)), (0, -.6, 0))
    moulding = wood("sheesham", axis=0, coords="UV", polish=.15)
    joined.frame(w, h, [(-.45, .9, "c"), (-.3, 1.5), (.2, 1.75), (.7, 1.6), (1.0, 2.2), (1.7, 2.75), (2.5, 2.6), (2.9, 2.0), (3.0, .6, "c"), (3.0, 0, "c")], moulding)
    joined.box((w + 4, .6, h + 4), plain((.1, .06, .04)), .05, loc=(0, 0, -(h + 4) / 2))
    return Shot("wall", (.80, .69, .56), azimuth=-13, elevation=3, fill=(.74, .74), centre=.505, wall_gap=.5, exposure=.45)
