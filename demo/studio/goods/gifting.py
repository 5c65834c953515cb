"""Small things given away: boxes, toys, coasters."""
import math

from art import cuts, inlays
from forms import joined, mesh, turned
from goods.good import Shot, good
from materials.graph import srgb
from materials.metals import metal
from materials.papers import plain
from materials.stones import marble
from materials.woods import lacquer, wood


@good("GI02", samples=52)
def jewellery_box(colour):
    kind = "sheesham"
    body = wood(kind, 0)
    top = wood(kind, 0, inlay=inlays.wire_inlay())
    front = wood(kind, 0, inlay=inlays.wire_band())
    joined.box((20, 13, 5.3), body, .18, front=front, loc=(0, 0, .8))
    joined.box((20.5, 13.5, .7), body, .22, loc=(0, 0, .15))
    joined.box((20.5, 13.5, 1.7), body, .28, loc=(0, 0, 6.18), top=top)
    joined.box((19.7, 12.7, .3), plain((.02, .012, .008)), .02, loc=(0, 0, 6.0))
    brass = metal("brass")
    for x in (-8.6, 8.6):
        for y in (-5.4, 5.4):
            mesh.place(turned.bead(.55, brass, .7, 32), (x, y, .0))
    joined.box((1.7, .22, 2.0), brass, .09, loc=(0, -6.62, 5.2))
    mesh.place(turned.bead(.42, brass, 1, 32), (0, -6.95, 5.75))
    return Shot("sweep", "sand", azimuth=29, elevation=30, fill=(.84, .70), centre=.48)


@good("GI04", samples=48)
def carved_box(colour):
    body = wood("sheesham", 0)
    joined.box((18, 12, 4.6), body, .2, loc=(0, 0, .3))
    joined.box((18.5, 12.5, .5), body, .2, loc=(0, 0, 0))
    joined.box((18.4, 12.4, 1.25), body, .2, loc=(0, 0, 4.95))
    top = mesh.grid(lambda u, v: ((u - .5) * 18.3, (v - .5) * 12.3, 6.05), 90, 60, body, "carving", (1, 1))
    joined.displace(top, cuts.carved_panel(), .85, 3)
    return Shot("sweep", "linen", azimuth=-24, elevation=36, fill=(.84, .70), centre=.48)


@good("GI05", samples=40)
def stacker(colour):
    cols = ["#C2201F", "#E8821A", "#F2C21B", "#5F9A2F", "#1F7F86", "#27449A"]
    turned.lathe([(0, 0), (5.0, 0), (5.4, .2), (5.5, .7), (5.2, 1.25), (4.2, 1.5), (0, 1.55)], lacquer(srgb("#7A1D22")), "base", 128)
    z = 1.5
    for i, c in enumerate(cols):
        r, h = 5.0 - .52 * i, 2.05 - .10 * i
        prof = [(.7, 0), (r - h * .55, 0), (r - h * .12, h * .08), (r, h * .5), (r - h * .12, h * .92), (r - h * .55, h), (.7, h)]
        mesh.place(turned.lathe(prof, lacquer(srgb(c)), "ring", 128, .08, .002, seed=i), (.10 * math.sin(i * 2.1), .08 * math.cos(i * 1.7), z), (0, 0, 50 * i))
        z += h + .02
    mesh.place(turned.lathe([(0, 0), (.8, 0), (1.0, .25), (.75, .5), (1.35, .9), (1.75, 1.7), (1.65, 2.5), (1.0, 3.2), (0, 3.4)], lacquer(srgb("#F0B81A")), "finial", 96), (0, 0, z))
    mesh.place(turned.bead(.55, lacquer(srgb("#C2201F"))), (0, 0, z + 3.75))
    return Shot("sweep", "paper", azimuth=0, elevation=13, fill=(.66, .70), centre=.48)


@good("GI09", samples=48)
def coasters(colour):
    m = marble(inlays.pietra())
    side = marble()
    z = 0
    for i, (x, y, r) in enumerate(((0, 0, 4), (.15, -.1, -6), (-.1, .12, 11))):
        mesh.place(joined.box((9, 9, .9), side, .13, top=m), (x, y, z), (0, 0, r))
        z += .93
    lean = joined.box((9, 9, .9), side, .13, top=m)
    mesh.rest(mesh.place(lean, (5.3, -4.5, 5), (58, 0, 34)))
    return Shot("sweep", "clay", azimuth=14, elevation=34, fill=(.84, .72), centre=.48)
