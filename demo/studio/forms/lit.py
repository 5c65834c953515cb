"""What lamps have in common: flames, tealights, cords, shades, walls with holes."""
from forms import drawn, mesh, turned
from materials.clear import glow, water
from materials.metals import metal
from materials.papers import plain


FLAME = (1, .42, .08)


def flame(x, y, z, h=2.2, strength=8):
    drawn.tube([(x, y, z - .6), (x, y, z + .15)], .12, plain((.20, .12, .06), .95), "wick", 8)
    return mesh.place(turned.flame(h, glow(FLAME, strength)), (x, y, z))


def oil(x, y, z, r):
    """Oil in a lamp: one sees the bowl through it, and it climbs a little where it wets the wall."""
    mesh.place(turned.lathe([(0, 0), (r, 0)], plain((.36, .17, .02), .5), "depth", 64), (x, y, z - .12))
    mesh.place(turned.lathe([(r, .10), (r * .9, 0), (0, 0)], water((.95, .84, .58)), "oil", 64, .1, 0), (x, y, z))


def cord(z, length=60):
    """What a lamp hangs by: only its first hand's breadth is framed with it."""
    drawn.tube([(0, 0, z), (0, 0, z + length)], .18, plain((.10, .08, .07), .8), "cord", 10)["prop"] = 1


def tealight(x, y, z):
    mesh.place(turned.lathe([(0, 0), (1.9, 0), (1.95, .1), (1.95, 1.5), (1.85, 1.5), (1.8, 1.2), (0, 1.2)], metal("silver"), "cup", 48), (x, y, z))
    mesh.place(turned.lathe([(0, 0), (1.8, 0)], plain((.86, .80, .68), .4), "wax", 32), (x, y, z + 1.22))
    flame(x, y, z + 1.7, 1.8)


def walled(o, thick):
    """Gives a pierced skin an inner side, its holes in the same places: one looks in, and light comes out."""
    m = o.modifiers.new("wall", "SOLIDIFY")
    m.thickness, m.offset = thick, -1
    return o


def shade(foot, top, z, h, mat, trim, seed=0):
    """A cloth shade over a wire frame, open above and below."""
    mesh.place(turned.lathe([(foot, 0, 1), (foot + (top - foot) * .5, h * .5), (top, h, 1)], mat, "shade", 128, .3, .002, seed=seed), (0, 0, z))
    for r, q in ((foot, z), (top, z + h)):
        drawn.ring(r, q, .22, trim)
