"""Workshops: a maker's bench with tools and half-made pieces, for the maker's own page and the band of makers on the home page."""
import math

from art import cuts, pottery, prints
from forms import drawn, joined, mesh, turned
from forms.casting import cast
from goods.good import Shot
from goods.home_accent_figures import _dhokra_elephant
from materials.carved import cast_metal
from materials.clays import terracotta
from materials.fibres import cloth
from materials.graph import srgb
from materials.papers import paint, plain
from materials.woods import wood
from stage.settings import lay_boards

DAYLIGHT = (.62, .56, .47)


def _bench(elevation, fill, look=(.5, .5), width=260, boards="teak"):
    lay_boards((0, 55, 0), width, 150, boards)
    return Shot("wall", DAYLIGHT, azimuth=-14, elevation=elevation, fill=fill, centre=.45, wall_gap=34, exposure=.34, look=look)


def _vase(skin, seed=0):
    return turned.lathe([(0, 0, 1), (3.6, 0), (4.0, .1), (4.05, .5), (3.7, .9), (4.2, 2.0), (5.9, 5.0), (7.0, 9.0), (6.7, 12.8), (5.0, 16.2), (3.2, 18.3), (2.45, 20.0), (2.5, 21.6), (3.3, 23.2), (4.0, 23.9),
                         (4.05, 24.2), (3.8, 24.2), (3.0, 23.2), (2.1, 21.6), (2.05, 20.0), (2.8, 18.0), (4.4, 15.6)], skin, "vase", 192, wobble=.005, seed=seed)


def _bowl(r, skin, filling=None, full=.62):
    """A small thick bowl, with paint in it."""
    turned_ = [turned.lathe([(0, 0), (r * .5, 0), (r * .55, .2), (r * .95, r * .5), (r, r * .72), (r * .93, r * .74), (r * .84, r * .5), (r * .4, .5), (0, .45)], skin, "bowl", 96)]
    if filling:
        turned_.append(mesh.place(turned.lathe([(0, 0), (r * .88, 0)], filling, "paint", 64), (0, 0, r * full)))
    return turned_


def _brush(length, tip, at, turn, tilt=None):
    """A brush that lies, or with a `tilt` stands in a cup with its hair up."""
    stick, hair = wood("pale", 0), plain(tip, .8)
    along = (lambda d: (d, 0, .3)) if tilt is None else (lambda d: (0, 0, d))
    for o in (drawn.tube([along(0), along(length)], .26, stick, "stick", 10, radii=[.17, .30]),
              drawn.tube([along(length + .24 * k) for k in range(10)], .26, hair, "hair", 10, radii=[.31] + [.36 - .034 * k for k in range(9)])):
        mesh.carry(o, at, turn, tilt or 0)


def blue_pottery():
    """The painter's bench: one vase with its upper half still bare, others that wait, cobalt and turquoise in bowls, brushes."""
    bare, dough = plain((.70, .67, .60), .95), (.72, .69, .62)
    art = pottery.blue_pottery((226, 222, 210), (14, 34, 112), (22, 128, 140), bands=(.215, .60))
    w, h = art.size
    art.paste((226, 222, 210), (0, 0, w, int(h * .555)))
    art.paste((226, 222, 210), (int(w * .60), 0, int(w * .86), h))
    mesh.place(_vase(paint(art, color=dough, rough=.9, relief=.004)), (0, 0, 0), (0, 0, 150))
    for x, y, seed in ((-21, 13, 3), (-36, 8, 5)):
        mesh.place(_vase(bare, seed), (x, y, 0))
    for k in range(3):
        for o in _bowl(8.5, bare):
            mesh.carry(o, (24, 13, 3.1 * k))
    china = plain((.62, .58, .50), .5)
    for x, y, r, colour in ((12, -11, 3.6, (.012, .03, .20)), (21, -6, 3.2, (.02, .22, .24)), (-12, -13, 3.0, (.60, .36, .06))):
        for o in _bowl(r, china, plain(colour, .25)):
            mesh.carry(o, (x, y, 0))
    cup = terracotta((.36, .12, .05))
    mesh.place(turned.lathe([(0, 0), (3.2, 0), (3.4, .2), (3.9, 8.6), (3.8, 8.8), (3.6, 8.6), (3.1, .6), (0, .5)], cup, "cup", 96), (36, 2, 0))
    for k, turn in enumerate((20, 130, 235, 310)):
        _brush(17 + k, (.03, .025, .02), (36, 2, 1), turn, 11)
    _brush(20, (.012, .03, .20), (-27, -14, 0), 12)
    _brush(18, (.02, .20, .22), (26, -15, 0), -20)
    return _bench(17, (.92, .92))


def block_printing():
    """The printer's table: rows of flowers as far as they have got, the block set down for the next, its tray of indigo, others that wait."""
    art = prints.block_print((232, 222, 202), (36, 54, 112), (170, 62, 44), 2400, 1500, 9, False)
    w, h = art.size
    art.paste((232, 222, 202), (int(w * .60), 0, w, int(h * .52)))
    art.paste((232, 222, 202), (int(w * .71), 0, w, h))
    joined.box((92, 56, 1.2), cloth(color=srgb("#B9A98A"), weave=10), .5, "pad", (0, 4, 0), 4)
    joined.box((88, 52, .25), cloth(color=srgb("#E8DECA"), weave=14), .1, "cloth", (0, 4, 1.2), 3, top=cloth(art=art, weave=14, depth=.02))
    timber, worn = wood("sheesham", 2), wood("teak", 2)
    _block(timber, (20, 3, 1.45), 6)
    _block(worn, (33, 20, 1.45), -24)
    _block(timber, (57, 0, 0), 18, face=1)
    _block(worn, (53, 18, 0), -12, face=2)
    joined.box((22, 17, 3.2), wood("pale", 0), .3, "tray", (62, -24, 0), 3)
    joined.box((19.4, 14.4, .5), cloth(color=srgb("#1E2A5C"), weave=8), .2, "felt", (62, -24, 2.9), 3)
    return _bench(31, (1.0, 1.0), look=(.52, .5), width=320, boards="sheesham")


def _block(timber, at, turn, face=None):
    """A block of wood as it is used, face down and handle up; or on its back, its carved face seen."""
    parts = [joined.box((12, 9.5, 5), timber, .25, "block", (0, 0, 0), 3)]
    if face is None:
        parts.append(mesh.place(turned.lathe([(0, 0), (1.5, 0), (1.1, 1.3), (1.2, 2.8), (1.5, 3.7), (.9, 4.4), (0, 4.5)], timber, "handle", 64), (0, 0, 5)))
    else:
        carved = mesh.grid(lambda u, v: (11.6 * (u - .5), 9.1 * (v - .5), 4.8), 120, 94, timber, "face", (1, 1))
        parts.append(joined.displace(carved, cuts.stamp(face), .75, 1))
    for o in parts:
        mesh.carry(o, at, turn)


def dhokra():
    """Lost wax, from right to left: threads of wax, an elephant wound with them, its mould of clay, and one that was cast."""
    wax = plain((.055, .022, .010), .38)
    model = cast(_dhokra_elephant(), wax, .085, "wax elephant")
    done = mesh.twin(model)
    done.data = model.data.copy()
    done.data.materials.clear()
    done.data.materials.append(cast_metal("brass", .38, (.030, .017, .008), 1.0))
    mesh.carry(mesh.place(done, (0, 0, 0), (0, 0, 0), 1.3), (-17, -3, 0), -34)
    mesh.carry(mesh.place(model, (0, 0, 0), (0, 0, 0), 1.3), (9, -4, 0), -52)
    clay = terracotta((.30, .17, .09), rough=.95)
    mesh.place(turned.lathe([(0, 0), (5.6, 0), (7.0, 1.6), (7.3, 5.0), (6.2, 9.0), (4.0, 11.2), (2.2, 12.0), (1.9, 13.0), (2.9, 14.6), (2.4, 14.8), (1.2, 13.0), (0, 12.4)], clay, "mould", 128, .1, .035), (-4, 12, 0))
    mesh.place(turned.lathe([(0, 0), (4.6, 0), (5.6, 1.4), (5.6, 4.0), (4.4, 7.2), (2.6, 8.8), (1.6, 9.4), (1.4, 10.2), (2.2, 11.4), (1.8, 11.6), (.9, 10.2), (0, 9.8)], clay, "mould", 128, .1, .04, seed=4), (12, 14, 0))
    coil = [((2.2 + .115 * k / 6) * math.cos(k / 6), (2.2 + .115 * k / 6) * math.sin(k / 6), .22 + .12 * (k % 2)) for k in range(190)]
    for o in (drawn.tube(coil, .20, wax, "thread", 8),):
        mesh.carry(o, (25, -6, 0), 0)
    for k in range(5):
        drawn.tube(drawn.curve([(16 + k * .7, -15 - .8 * k, .2), (22 + k, -13.5 - k, .2), (30 + k * .4, -15.5 - .7 * k, .2)]), .17, wax, "thread", 8)
    stick = wood("pale", 0)
    for at, turn in (((-9, -15, 0), 12), ((-12, -18, 0), 22)):
        mesh.carry(drawn.tube([(0, 0, .35), (9, 0, .35), (15, 0, .25)], .4, stick, "spatula", 12, radii=[.34, .42, .16], flat=.6), at, turn)
    for o in _bowl(4.4, terracotta((.20, .075, .035)), plain((.045, .018, .008), .15)):
        mesh.carry(o, (27, 6, 0))
    return _bench(18, (.93, .93), width=220, boards="sheesham")


WORKSHOPS = {"blue-pottery": blue_pottery, "block-printing": block_printing, "dhokra": dhokra}
