"""Animals as the crafts make them, sculpted; about ten units high, standing on z = 0 and facing -y. Scale with `moved`."""
import math

import numpy as np

from forms.sculpted import Body, ball, beads, hoop, limb, melt, slab


def standing(body, z=0.0):
    """Feet cut level with the floor."""
    far = slab((0, 0, z - 20), (200, 200, 40), 0)
    return body.cut(far, .05)


def elephant(trunk="down", ringed=True):
    """Bodies by name: skin, ears, tusks, eyes."""
    legs = melt(.3, limb([(1.40, -1.9, 5.2), (1.45, -2.0, 2.4), (1.45, -2.05, -.2)], [1.45, 1.08, 1.22]),
                limb([(1.35, 2.5, 5.2), (1.45, 2.55, 2.4), (1.45, 2.5, -.2)], [1.6, 1.12, 1.22])).mirrored()
    paths = {"down": ([(0, -4.3, 7.4), (0, -5.6, 6.2), (0, -6.1, 4.4), (0, -6.1, 2.6), (0, -6.6, 1.3), (0, -7.6, 1.1), (0, -8.1, 1.9)], [1.5, 1.2, .95, .78, .64, .54, .44]),
             "up": ([(0, -4.3, 7.4), (0, -5.8, 6.6), (0, -7.1, 6.3), (0, -8.3, 7.2), (0, -8.7, 8.8), (0, -8.2, 10.2), (0, -7.3, 10.9)], [1.5, 1.2, .98, .80, .66, .54, .42])}
    path, thick = paths[trunk]
    snout = limb(path, thick, 6)
    if ringed:
        q = np.array(path)
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))])

        def rings(p):
            near = ((p[:, None, 1:] - q[None, :, 1:]) ** 2).sum(-1)
            w = np.exp(-near * .9)
            s = (w * along).sum(1) / (w.sum(1) + 1e-9)
            return np.where((p[:, 1] < -5.2), .05 * np.sin(s * 9), 0).astype(np.float32)
        snout = snout.raised(rings)
    head = melt(.5, ball((0, -3.5, 7.2), (1.75, 1.75, 1.95)), ball((.72, -3.9, 8.35), (.95, .95, .9)).mirrored(), ball((.95, -4.3, 6.4), (.75, .8, .7)).mirrored(), snout)
    trunk_and_body = melt(.6, ball((0, .4, 6.0), (2.55, 3.7, 2.55)), ball((0, 2.2, 6.1), (2.3, 2.1, 2.35)), head, legs, limb([(0, 3.9, 6.9), (0, 4.9, 5.8), (0, 5.1, 4.0), (0, 5.0, 3.2)], [.34, .26, .2, .3]))
    nails = melt(.05, *[ball((1.45 + 1.12 * math.sin(a), y - 1.12 * math.cos(a), .25), .26) for y in (-2.05, 2.5) for a in (-.8, -.27, .27, .8)]).mirrored()
    ear = ball((0, 0, 0), (.24, 1.35, 1.85)).moved((2.15, -2.75, 6.75), (0, 14, -32)).mirrored()
    return {"skin": standing(melt(.2, trunk_and_body, nails)), "ears": ear,
            "tusks": limb([(.98, -4.7, 6.1), (1.22, -5.9, 5.35), (1.25, -6.9, 5.4), (1.1, -7.6, 5.9)], [.42, .34, .26, .1]).mirrored(),
            "eyes": ball((1.5, -4.55, 7.45), .24).mirrored()}


def bullock():
    """A humped bullock. Bodies by name: skin, horns, eyes, bells (the collar)."""
    legs = melt(.3, limb([(1.0, -2.2, 5.0), (1.05, -2.3, 3.0), (1.05, -2.2, 1.4), (1.05, -2.3, -.2)], [1.15, .72, .55, .66]),
                limb([(1.0, 2.9, 5.0), (1.1, 3.2, 3.2), (1.1, 3.5, 1.8), (1.1, 3.2, -.2)], [1.35, .8, .56, .66])).mirrored()
    barrel = melt(.8, ball((0, .3, 5.7), (1.75, 3.6, 1.75)), ball((0, -2.3, 5.9), (1.6, 1.5, 1.8)), ball((0, 2.8, 5.9), (1.6, 1.4, 1.7)), ball((0, -1.7, 7.6), (.9, 1.15, 1.05)))
    neck = limb([(0, -2.8, 6.6), (0, -4.0, 7.7), (0, -4.8, 8.5)], [1.45, 1.15, 1.0])
    dewlap = ball((0, -3.5, 5.8), (.38, .95, 1.5))
    head = melt(.4, ball((0, -5.0, 8.7), (1.0, 1.0, 1.05)), limb([(0, -5.3, 8.5), (0, -6.4, 7.6), (0, -7.0, 7.1)], [.88, .68, .62]), ball((0, -7.15, 7.0), (.66, .45, .5)))
    tail = limb([(0, 4.0, 6.8), (0, 4.6, 5.8), (0, 4.7, 4.0), (0, 4.6, 2.8)], [.3, .2, .17, .36])
    ears = ball((0, 0, 0), (.95, .16, .42)).moved((1.5, -4.7, 8.7), (0, 12, 18)).mirrored()
    return {"skin": standing(melt(.3, melt(.6, barrel, neck, head, legs, dewlap), tail, ears)),
            "horns": limb([(.5, -4.9, 9.5), (1.15, -5.0, 10.3), (1.25, -5.3, 11.3), (.85, -5.6, 12.2)], [.34, .3, .22, .08]).mirrored(),
            "eyes": ball((.78, -5.75, 8.7), .2).mirrored(),
            "bells": beads([(1.35 * math.sin(a), -3.35 - .55 * math.cos(a), 6.9 - 1.35 * math.cos(a)) for a in np.linspace(-2.2, 2.2, 40)], .24)}


def bankura_horse():
    """The Panchmura horse, 41 high: drum legs, a neck held high and thick as the body, a long muzzle, short leaf ears, everything banded."""
    legs = melt(.3, limb([(2.5, -4.1, 17), (2.6, -4.3, 9), (2.7, -4.4, -.5)], [2.6, 1.8, 2.2]),
                limb([(2.5, 5.0, 17), (2.6, 5.3, 9), (2.7, 5.4, -.5)], [2.7, 1.85, 2.2])).mirrored()
    hooves = melt(.1, *[hoop((2.68, y, z), r, .34) for y in (-4.38, 5.38) for z, r in ((.5, 2.2), (1.9, 2.05), (2.7, 2.0), (10.0, 1.95))]).mirrored()
    barrel = melt(1.4, limb([(0, -4.3, 19.2), (0, .5, 18.4), (0, 5.3, 19.0)], [4.3, 3.7, 4.6]))
    neck = limb([(0, -4.4, 20.5), (0, -6.0, 25), (0, -6.6, 29.4), (0, -6.6, 33.2)], [4.4, 3.5, 2.9, 2.6])
    mane = limb([(0, -.8, 23), (0, -2.4, 27), (0, -3.2, 31), (0, -4.0, 36.2)], [.8, 1.25, 1.3, 1.0], flat=((1, 0, 0), .5)).raised(lambda p: (.16 * np.sign(np.sin(p[:, 2] * 4.4))).astype(np.float32))
    face = limb([(0, -7.6, 34.0), (0, -11.4, 30.2), (0, -14.0, 27.2)], [2.3, 1.75, 1.5])
    head = melt(.9, ball((0, -6.9, 34.2), (2.4, 2.5, 2.4)), face, ball((.95, -8.2, 32.0), (1.45, 1.9, 1.7)).mirrored())
    mouth = slab((0, 0, 0), (5, 1.5, .26), .08).moved((0, -14.6, 26.5), (48, 0, 0))
    nostrils = ball((.85, -15.1, 28.0), (.32, .5, .42)).mirrored()
    ear = ball((0, 0, 0), (.95, .45, 2.3)).cut(ball((0, -.5, -.15), (.55, .42, 1.8)), .1).moved((1.35, -6.2, 37.2), (-10, 10, 14)).mirrored()
    lock = limb([(0, -5.4, 36.6), (0, -7.4, 37.0), (0, -9.2, 35.6)], [.8, .75, .4])
    tail = limb([(0, 9.2, 21.5), (0, 11.0, 22.4), (0, 12.4, 19.6), (0, 12.6, 13.5)], [1.1, 1.0, 1.0, .55])
    frame = melt(1.0, barrel, neck, head, legs, tail).once()
    return standing(melt(.16, frame.cut(melt(.05, mouth, nostrils), .3), mane, ear, lock, hooves, *_bankura_trappings(frame)))


def _bankura_trappings(frame: Body):
    """Applied bands, pellets and rosettes, which follow the body they are pressed on."""
    def on(shell, k=.3):                                             # a strip of clay over the body
        return frame.raised(lambda p: np.float32(k) + 0 * p[:, 0]).within(shell, .1)

    def slanted(at, turn, thick, R=6):
        return slab((0, 0, 0), (2 * R, 2 * R, thick), .05).moved(at, turn)
    bands = [on(slanted((0, -6.1, 25.4), (17, 0, 0), .7, 5)), on(slanted((0, -6.4, 27.8), (10, 0, 0), .5, 4.6)), on(slanted((0, -6.6, 30.8), (3, 0, 0), .6, 4)),
             on(slab((0, 1.8, 19), (12, .7, 12), .05)), on(slab((0, 4.2, 19), (12, .7, 12), .05)), on(slanted((0, -12.2, 29.2), (-40, 0, 0), .6, 2.8), .22), on(slanted((0, -9.6, 32.0), (-42, 0, 0), .5, 3.6), .22)]

    def rosette(at, r, face):
        petals = [ball((r * math.cos(a), 0, r * math.sin(a)), (.42 * r, .26, .42 * r)) for a in np.linspace(0, 2 * math.pi, 8, endpoint=False)]
        return melt(.08, ball((0, 0, 0), (.55 * r, .4, .55 * r)), *petals).moved(at, face)
    eyes = melt(.05, ball((1.85, -8.9, 34.0), (.45, .66, .5)), hoop((1.8, -8.9, 34.0), .92, .2, 0)).mirrored()
    pellets = beads([(3.7 * math.sin(a), -6.2 - 3.6 * math.cos(a), 26.6 - 1.1 * math.cos(a)) for a in np.linspace(-2.4, 2.4, 50)], .3, 2.3)
    return [*bands, pellets, eyes, rosette((0, -10.0, 34.4), .85, (-45, 0, 0)), rosette((0, -9.0, 22.4), 1.3, (-14, 0, 0)), rosette((0, -8.5, 18.4), 1.0, (8, 0, 0)),
            rosette((4.1, 3.0, 19.2), 1.1, (0, 0, 90)), rosette((-4.1, 3.0, 19.2), 1.1, (0, 0, -90))]
