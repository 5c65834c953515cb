"""Things whose size everybody knows, for goods to be seen beside: each stands on z = 0, furniture with its back to +y."""
import math

import numpy as np

from art import labels
from forms import drawn, joined, mesh, sewn, turned
from materials.clays import glaze
from materials.fibres import cloth, plaited
from materials.graph import srgb
from materials.metals import metal
from materials.papers import paint, plain
from materials.woods import wood
from art import weaves


def cup():
    """A cup of tea on its saucer, 14 across and 8 high."""
    china = glaze(color=(.80, .77, .70), crackle=0)
    turned.lathe([(0, 0), (3.6, 0), (3.8, .3), (5.6, .7), (7.0, 1.5), (7.1, 1.65), (6.9, 1.7), (5.4, 1.05), (3.4, .7), (0, .65)], china, "saucer", 128, .1, 0)
    body = [(0, 0), (2.1, 0), (2.3, .2), (2.2, .6), (3.0, 1.4), (3.8, 3.2), (4.1, 5.2), (4.25, 6.5), (4.15, 6.6), (4.0, 6.5), (3.85, 5.2), (3.5, 3.0), (2.4, 1.3), (0, .9)]
    mesh.place(turned.lathe(body, china, "cup", 128, .1, 0), (0, 0, .7))
    mesh.place(turned.lathe([(0, 0), (3.93, 0)], plain((.19, .075, .025), .12), "tea", 64), (0, 0, 6.4))
    drawn.tube(drawn.curve([(3.9, 0, 6.3), (5.6, 0, 6.5), (6.3, 0, 5.0), (5.4, 0, 3.4), (3.6, 0, 2.9)]), .38, china, "handle", 14, flat=.7, up=(0, 1, 0))


def books():
    """Three books laid on each other, 22 by 15 and 8 high."""
    z = 0.0
    for colour, size, turn in (("#7A2E2A", (22, 15, 3.0), 4), ("#2F4858", (20.5, 14, 2.2), -7), ("#C9A45C", (19, 13, 2.6), 9)):
        for o in _book(colour, *size):
            mesh.carry(o, (0, 0, z), turn)
        z += size[2] + .02


def _book(colour, w, d, h):
    cover, page = cloth(color=srgb(colour), weave=18), plain(srgb("#E8DDC4"), .95)
    yield joined.box((w - .5, d - .6, h - .4), page, .05, "pages", (.1, 0, .2), 2)
    for z in (0, h - .22):
        yield joined.box((w, d, .22), cover, .08, "board", (0, 0, z), 3)
    yield joined.box((w, .5, h), cover, .2, "spine", (0, -d / 2, 0), 4)


def matchbox():
    """A box of matches, 5.4 by 3.6, pushed open, and one match beside it."""
    label, strip, card = paint(labels.matchbox(), rough=.6, grain=.004), plain((.05, .028, .022), .9), plain(srgb("#C7B08A"), .9)
    joined.box((5.4, 3.6, 1.45), card, .07, "sleeve", (0, 0, 0), 2, top=label)
    for y in (-1.8, 1.8):
        joined.box((5.2, .04, 1.25), strip, .01, "striker", (0, y, .1), 1)
    joined.box((5.2, 3.4, 1.2), card, .06, "drawer", (1.7, 0, .12), 2)
    stick, head = wood("pale", 0), plain((.20, .012, .010), .8)
    for k in range(9):                                                # heads look out of the drawer
        y = -1.3 + .32 * k
        drawn.tube([(2.4, y, 1.36), (4.05, y, 1.36)], .10, stick, "match", 6)
        mesh.place(turned.bead(.16, head, 1, 16), (4.12, y, 1.37), (0, 90, 0))
    drawn.tube([(-1.2, -3.1, .12), (2.9, -3.7, .12)], .11, stick, "match", 6)
    mesh.place(turned.bead(.19, head, 1.4, 16), (2.95, -3.71, .15), (0, 90, -8))


def chair():
    """A chair of teak with a seat of woven cane, its seat 45 high."""
    upright, across = wood("teak", 2), wood("teak", 0)
    colour, height, n = weaves.plait([(206, 170, 112)], [(196, 158, 98)], 1, 30, 3)
    for x in (-20, 20):
        mesh.place(joined.box((3.6, 3.6, 44), upright, .5), (x, -19, 0))
        mesh.place(joined.box((3.6, 3.4, 92), upright, .5), (x, 21, 0), (-4, 0, 0))
        mesh.place(joined.box((2.4, 38, 2.6), wood("teak", 1), .4), (x, 1, 18))
    for y, z in ((-19, 28), (20, 28)):
        mesh.place(joined.box((38, 2.2, 3.2), across, .4), (0, y, z))
    for z, lean in ((60, 24.8), (72, 25.6), (84, 26.4)):
        mesh.place(joined.box((38, 1.8, 6.5), across, .5), (0, lean, z), (-4, 0, 0))
    for size, at in (((46, 5, 4.4), (0, -19, 40.8)), ((46, 5, 4.4), (0, 19, 40.8)), ((5, 34, 4.4), (-20.5, 0, 40.8)), ((5, 34, 4.4), (20.5, 0, 40.8))):
        joined.box(size, across, .7, "seat rail", at)
    joined.box((37, 34, .6), plaited((colour, height), 1.4 / n, depth=.1), .1, "cane", (0, 0, 44.3))


def sofa(width=184):
    """A sofa of linen with two cushions, its seat 42 high and its back 82."""
    linen = cloth(color=srgb("#8C7B66"), weave=7, depth=.03)
    joined.box((width - 1, 22, 60), linen, 6, "back", (0, 33.5, 22), 6)     # within the arms: where two faces coincide, they come out black
    for x in (-width / 2 + 9, width / 2 - 9):
        joined.box((18, 84, 48), linen, 6, "arm", (x, 3, 12), 6)
    half = (width - 38) / 2
    for s in (-1, 1):
        joined.box((half, 74, 18), linen, 5, "seat", (s * (half / 2 + .3), -3, 25), 6)
        cover = cloth(color=srgb(("#B5653A", "#D8C6A0")[s > 0]), weave=7, depth=.03)
        mesh.place(sewn.pillow(44, 44, cover, 12, 24, 40, 5 + s), (s * (width / 2 - 46), 14, 42), (-18, 0, 9 * s))
    joined.box((width - 8, 76, 14), linen, 3, "base", (0, 1, 11), 4)
    for x in (-width / 2 + 12, width / 2 - 12):
        for y in (-32, 36):
            mesh.place(turned.lathe([(0, 0), (2.0, 0), (3.0, 11), (0, 11)], wood("teak", 2), "foot", 32), (x, y, 0))


def door(width=92, height=208):
    """A painted double door in its frame, its panels sunk, a ring to pull on each leaf; its front is y = 0."""
    teak, post, leaf, brass = wood("teak", 0), wood("teak", 2), paint(color=srgb("#3F6A66"), rough=.6, grain=.05), metal("antique brass", patina=.4)
    joined.box((width + 26, 9, 12), teak, .6, "lintel", (0, 4.5, height))
    for s in (-1, 1):
        joined.box((11, 9, height), post, .6, "post", (s * (width / 2 + 6.5), 4.5, 0))
        half = width / 2
        joined.box((half - .4, 2, height), leaf, .25, "leaf", (s * half / 2, 8, 0))
        for z, h in ((12, 56), (80, 34), (126, 66)):
            for x, y, w, d in ((0, h / 2, half - 12, 1.6), (0, -h / 2, half - 12, 1.6), (-half / 2 + 6, 0, 1.6, h), (half / 2 - 6, 0, 1.6, h)):
                joined.box((w + 1.6, 1.3, d + 1.6), leaf, .5, "moulding", (s * half / 2 + x, 6.8, z + h / 2 + y - d / 2))
        ring = [(s * 7 + 3.4 * math.cos(q), 5.6, 101 + 3.4 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 60, endpoint=False)]
        drawn.tube(ring, .5, brass, "ring", 12, True, up=(0, 1, 0))
        mesh.place(turned.bead(1.5, brass, .6, 32), (s * 7, 6.4, 104.8), (90, 0, 0))
