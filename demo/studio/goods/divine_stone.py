"""Idols of stone, clay and wood."""
import math

import numpy as np

from art import faces
from forms import ganesha, joined, mesh, turned
from forms.buddha import buddha, buddha_head
from forms.casting import cast
from forms.seats import stool
from forms.sculpted import ball, limb, melt, slab, thrown
from goods.good import Shot, good
from materials.carved import hewn, hollowed, painted
from materials.clays import terracotta
from materials.graph import srgb
from materials.papers import paint


@good("DC07", samples=28)
def sandstone_buddha(colour):
    stone = hewn((.46, .27, .17), .85, .02, 5.0)
    cast(buddha(), stone, .05, "buddha")
    cast(buddha_head(), stone, .028, "head")
    return Shot("sweep", "linen", azimuth=-14, elevation=9, fill=(.78, .82), centre=.485)


@good("DC08", samples=28)
def terracotta_ganesha(colour):
    clay = hollowed(terracotta((.42, .128, .050), rough=.78, wheel=0), (.11, .03, .012), .72, .42, .95, .88)
    at = (0, .5, 1.5)
    cast(melt(.04, ganesha.seated().moved(at), stool(3.75, 1.55), ganesha.mouse().moved((3.25, -3.2, 0), (0, 0, -55), 1.05)), clay, .05, "ganesha")
    cast(ganesha.head(ganesha.pellet_crown()).moved(at), clay, .035, "head")
    return Shot("sweep", "paper", azimuth=-10, elevation=9, fill=(.80, .80), centre=.485)


@good("DC09", samples=32)
def jagannath_trio(colour):
    """Carved logs, great eyes: Jagannath black, Subhadra yellow, Balabhadra white."""
    for x, who, size in ((-6.0, "balabhadra", 1.0), (0, "subhadra", .84), (6.0, "jagannath", 1.0)):
        _log_god(x, who, size)
    base = joined.box((18.5, 6.0, 1.2), paint(color=srgb("#7A1A1E"), rough=.5), .25, "base", (0, .4, 0))
    base["kept"] = 1
    return Shot("sweep", "linen", azimuth=0, elevation=8, fill=(.84, .72), centre=.48)


def _log_god(x, who, size):
    skin, robe = {"jagannath": ((22, 20, 24), "#D89A1E"), "subhadra": ((236, 176, 36), "#A8141C"), "balabhadra": ((244, 240, 230), "#1D5A8A")}[who]
    here = mesh.all_objects()
    square = .55 if who == "jagannath" else .2
    head = melt(.9, ball((0, 0, 8.3), (2.45, 2.1, 2.35)), ball((0, 0, 7.2), (2.2, 1.9, 1.5))) if who != "jagannath" else melt(.8, slab((0, 0, 8.0), (4.7, 4.0, 4.0), 1.5), ball((0, 0, 8.9), (2.3, 2.0, 1.9)))
    top = thrown([(1.5, 9.8), (1.25, 10.4), (.85, 11.0), (.25, 11.5), (.02, 11.7)]) if who != "subhadra" else ball((0, 0, 10.2), (1.2, 1.1, .8))
    arms = limb([(1.7, .1, 6.4), (2.6, -.8, 6.4), (2.75, -2.1, 6.5)], [.75, .62, .52]).mirrored() if who != "subhadra" else ball((1.9, -.2, 6.2), (.6, .7, .7)).mirrored()
    face = melt(.25, head, top, limb([(0, -1.9, 8.2), (0, -2.25, 7.5)], [.22, .3]) if who != "jagannath" else ball((0, -1.9, 7.9), (.25, .3, .3)))
    o = cast(face, paint(faces.log_god(skin, who), rough=.32, grain=.01, relief=.006), .09, "face")
    mesh.front_uv(o, (0, 8.3), (5.4, 6.6))
    body = thrown([(2.25, 1.1), (2.3, 1.3), (2.0, 3.5), (1.85, 5.4), (1.9, 6.6)], lambda a, z: 1 + .03 * np.sin(18 * a))
    cloth = painted(.4, .2)
    r, g = srgb(robe), srgb("#EDB021")
    cast(body, cloth, .1, "robe", [(r, None), (g, slab((0, 0, 1.5), (9, 9, .6), 0)), (g, slab((0, 0, 4.4), (9, 9, .35), 0)), (srgb("#F5EEDC"), slab((0, 0, 3.2), (9, 9, .25), 0))])
    cast(arms, paint(color=tuple(v / 255 for v in skin) if who == "balabhadra" else srgb("#%02x%02x%02x" % skin), rough=.32), .09, "arms")
    petals = [("#A8141C", "#F5EEDC", "#EDB021")[k % 3] for k in range(13)]
    for k, c in enumerate(petals):                                    # a garland round the neck
        a = math.pi * (k / 12 - .5) * 1.25
        mesh.place(turned.bead(.36, paint(color=srgb(c), rough=.5), 1, 24), (2.15 * math.sin(a), -.1 - 2.0 * math.cos(a), 6.0 - .9 * math.cos(a) ** 2))
    for o in set(mesh.all_objects()) - set(here):
        o.scale = tuple(v * size for v in o.scale)
        o.location = tuple(v * size for v in o.location)
        mesh.carry(o, (x, 0, 1.2 - 1.1 * size))
