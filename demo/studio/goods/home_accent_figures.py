"""Horses, elephants and masks for the home."""
import math

import numpy as np

from art import faces
from forms import animals, mesh, turned
from forms.casting import cast
from forms.sculpted import ball, beads, hoop, limb, melt, slab
from goods.good import Shot, good
from materials.carved import cast_metal, hollowed
from materials.clays import terracotta
from materials.graph import srgb
from materials.papers import paint
from materials.woods import lacquer


@good("HA01", "terracotta-red", "black", samples=28)
def bankura_horse(colour):
    skin = terracotta((.40, .125, .05) if colour == "terracotta-red" else (.030, .027, .025), rough=.78 if colour == "terracotta-red" else .5)
    o = cast(animals.bankura_horse(), hollowed(skin, (.10, .03, .012) if colour == "terracotta-red" else (.008, .007, .006), .7, .3, .9, .85), .17, "horse")
    mesh.carry(o, turn=62)
    return Shot("sweep", "linen", azimuth=0, elevation=9, fill=(.66, .78), centre=.49, second={"azimuth": 26, "look": (.62, .70)})


@good("HA02", samples=44)
def dhokra_elephants(colour):
    bronze = cast_metal("brass", .38, (.030, .017, .008), 1.0)
    first = cast(_dhokra_elephant(), bronze, .085, "elephant")
    for o, x, y, turn, size in ((first, -5.2, 1.5, 62, 1.0), (mesh.twin(first), 5.6, -2.0, 40, .86)):
        mesh.carry(mesh.place(o, (0, 0, 0), (0, 0, 0), size), (x, y, 0), turn - 90)
    return Shot("sweep", "sand", azimuth=0, elevation=15, fill=(.86, .70), centre=.48, second={"azimuth": -24, "look": (.36, .56)})


def _dhokra_elephant():
    """Wound with wax thread: legs and trunk in rings, the back under a knotted cloth."""
    e = animals.elephant("up", False)

    def thread(p):
        legs = np.clip((4.9 - p[:, 2]) / .4, 0, 1) * np.sin(p[:, 2] * 23)
        trunk = np.clip((-5.3 - p[:, 1]) / .4, 0, 1) * np.sin(np.arctan2(p[:, 2] - 9.2, p[:, 1] + 5.4) * 26)
        return (.030 * np.where(p[:, 1] < -4.9, trunk, legs)).astype(np.float32)
    e["ears"] = ball((0, 0, 0), (.22, 1.75, 2.15)).moved((2.45, -2.55, 6.7), (0, 14, -38)).mirrored()
    e["skin"] = e["skin"].once()
    skin = e["skin"].raised(thread)
    cloth = melt(.02, *[e["skin"].raised(lambda p: np.float32(.16) + 0 * p[:, 0]).within(slab((0, y, 8), (12, .26, 6.6), .02), .04) for y in np.linspace(-1.7, 2.9, 8)])
    hems = [e["skin"].raised(lambda p: np.float32(.24) + 0 * p[:, 0]).within(slab((0, .6, z), (12, 5.0, .34), .02), .04) for z in (4.9, 5.6)]
    fall = melt(.02, *[limb([(2.62, y, 4.9), (2.66, y, 4.2)], [.12, .2], 0) for y in np.linspace(-1.5, 2.7, 8)]).mirrored()
    collar = beads([(1.9 * math.sin(a), -2.9 - .5 * math.cos(a), 6.2 - 1.9 * math.cos(a)) for a in np.linspace(-2.3, 2.3, 50)], .2)
    crown = melt(.03, *[beads([(0, -4.9 + .2 * k, 8.4 - .2 * k), (.9 - .1 * k, -4.4, 9.0), (1.5, -3.4, 8.9)], .12).mirrored() for k in (0, 1)])
    eyes = melt(.02, ball((1.52, -4.65, 7.35), .26), hoop((1.48, -4.65, 7.35), .46, .11, 0)).mirrored()
    return melt(.06, skin, e["ears"].raised(lambda p: (.05 * np.clip(np.sin(np.hypot(p[:, 1] + 2.9, p[:, 2] - 6.8) * 9), -.2, 1)).astype(np.float32)), e["tusks"], eyes, cloth, *hems, fall, collar, crown)


@good("HA16", samples=32)
def cheriyal_masks(colour):
    for x, man, skin, cap in ((-8.6, True, (206, 60, 44), "#23306E"), (8.6, False, (240, 178, 52), "#1D6A46")):
        _mask(x, man, skin, srgb(cap))
    return Shot("wall", (.66, .62, .55), azimuth=-10, elevation=3, fill=(.84, .62), centre=.50, wall_gap=.1, exposure=.25)


def _mask(x, man, skin, cap):
    """Half a coconut shell built up with paste; the face is painted on from the front."""
    here = mesh.all_objects()
    shell = melt(.8, ball((0, 0, 0), (5.9, 5.0, 6.8)), ball((0, -2.4, -3.8), (2.5, 2.4, 2.2)), ball((2.7, -2.6, -1.2), (2.0, 2.0, 2.0)).mirrored(),
                 ball((2.3, -3.9, 1.1), (1.45, .9, .85)).mirrored())
    nose = melt(.4, limb([(0, -4.6, 1.8), (0, -5.9, -.6)], [.62, 1.0]), ball((.85, -5.2, -1.0), .62).mirrored())
    lips = melt(.2, limb([(-1.6, -4.1, -2.95), (0, -4.95, -2.75), (1.6, -4.1, -2.95)], [.4, .62, .4]), limb([(-1.2, -4.1, -3.3), (0, -4.75, -3.45), (1.2, -4.1, -3.3)], [.4, .6, .4]))
    behind = slab((0, 10, 0), (30, 20, 30), 0)
    o = cast(melt(.5, shell, nose, lips).cut(behind), paint(faces.cheriyal(skin, man), rough=.35, grain=.008, relief=.006), .09, "mask")
    mesh.front_uv(o, (0, -.2), (12.4, 13.8))
    enamel, gold, white = lacquer(cap), lacquer(srgb("#EDB021")), lacquer(srgb("#F5EEDC"))
    ears = ball((0, 0, 0), (.9, .7, 1.9)).moved((6.0, -.9, .2), (0, 14, 0)).mirrored().cut(behind)
    cast(ears, lacquer(srgb("#%02x%02x%02x" % skin)), .1, "ears")
    cast(melt(.03, hoop((6.3, -1.4, -2.4), .9, .3, 1), ball((6.3, -1.4, -4.0), .6)).mirrored(), gold, .08, "earrings")
    crown = ball((0, .4, 3.6), (6.4, 5.4, 5.6)).cut(slab((0, 0, -4), (30, 30, 15.2), 0)).cut(behind)
    cast(crown, enamel, .1, "turban")
    cast(melt(.02, *[hoop((0, .4, z), r, .26, 2, 1.4) for z, r in ((3.75, 6.35), (5.0, 6.1))]).cut(behind), gold, .08, "band")
    for k in range(9):
        a = math.pi * (k + .5) / 9
        mesh.place(turned.bead(.5, white, 1, 24), (6.35 * math.cos(a), .4 - 5.5 * math.sin(a), 4.4))
    if man:
        cast(melt(.2, ball((0, -4.6, 8.2), (1.3, .5, 2.4)), ball((0, -5.2, 6.2), (1.0, .6, 1.0))), gold, .08, "plume")
        cast(ball((0, -5.8, 6.2), .55), lacquer(srgb("#B5161E")), .06, "jewel")
    else:
        for k in range(5):
            a = (k - 2) * .42
            mesh.place(turned.bead(.9, (white, gold)[k % 2], 1, 28), (5.2 * math.sin(a), -3.4 * math.cos(a) - 1.0, 8.6 - 1.3 * abs(a)))
    for p in set(mesh.all_objects()) - set(here):
        mesh.carry(p, (x, 0, 0))
