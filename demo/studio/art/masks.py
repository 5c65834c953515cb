"""Faces painted on papier-mache."""
import math

import numpy as np

from art.hand import Hand

FACE = np.array((22.0, 24.0), np.float32)                    # what the painting covers, in centimetres, its middle at the origin


def durga_face(w=1100, h=1200):
    """The goddess as the mask makers of Charida paint her: long eyes, arched brows, a third eye, dots along the brow."""
    skin, ink, white, red = (238, 176, 98), (26, 16, 18), (250, 246, 236), (186, 22, 34)
    b = Hand(w, h, skin, 4, .4)
    k = w / FACE[0]
    P = lambda x, z: (w / 2 + x * k, h / 2 - z * k)
    for i in range(60):                                               # rouge on the cheeks, ring on ring
        r = 2.6 * (1 - i / 60)
        for s in (-1, 1):
            x, y = P(s * 4.3, -2.6)
            t = (i / 60) ** 1.2
            b.d.ellipse([(x - r * k) * 2, (y - r * k) * 2, (x + r * k) * 2, (y + r * k) * 2], fill=tuple(int(a + (c - a) * t * .55) for a, c in zip(skin, (226, 96, 76))))
    for s in (-1, 1):
        Q = lambda x, z: P(s * x, z)
        eye = [Q(1.0, 1.7), Q(1.8, 2.6), Q(3.2, 3.15), Q(4.8, 2.95), Q(6.8, 2.75), Q(5.6, 1.9), Q(4.2, 1.2), Q(2.6, 1.05)]
        b.poly(eye, white)
        x, y = Q(3.5, 2.1)
        for r, c in ((1.0, ink), (.86, (90, 40, 20)), (.62, ink)):
            b.dot(x, y, r * k, c)
        b.dot(x - .3 * k, y - .35 * k, .18 * k, white)
        b.line([Q(.8, 1.6), Q(1.8, 2.7), Q(3.2, 3.25), Q(4.8, 3.05), Q(7.6, 3.05)], .36 * k, ink)
        b.line([Q(.8, 1.6), Q(2.6, .98), Q(4.2, 1.12), Q(5.8, 1.9), Q(7.6, 3.05)], .18 * k, ink)
        b.line([Q(1.3, 1.3), Q(2.6, .70), Q(4.4, .86), Q(6.2, 1.7)], .10 * k, red)
        b.line([Q(.7, 4.3), Q(1.6, 5.2), Q(2.9, 5.75), Q(4.8, 5.95), Q(6.4, 5.2), Q(7.6, 4.0)], .62 * k, ink, True)
        b.line([Q(2.0, 4.35), Q(3.4, 4.75), Q(5.0, 4.7), Q(6.6, 4.1)], .10 * k, red)
        for i in range(11):                                           # white and red dots that follow the brow
            t = i / 10
            x, y = Q(1.0 + 6.2 * t, 6.2 + 1.1 * math.sin(math.pi * (.25 + t * .62)) - 1.3 * t * t)
            b.dot(x, y, (.30 - .14 * t) * k, white if i % 2 == 0 else red)
        x, y = Q(1.05, -1.95)
        b.dot(x, y, .26 * k, (120, 50, 30))
        for r, i in ((.24, 0), (.18, 1), (.13, 2)):
            b.dot(*Q(5.6 + .7 * i, -1.0 - .5 * i), r * k, white)
    upper = [P(-3.0, -4.25), P(-1.7, -4.15), P(-.75, -3.85), P(-.3, -3.88), P(0, -4.02), P(.3, -3.88), P(.75, -3.85), P(1.7, -4.15), P(3.0, -4.25), P(1.5, -4.72), P(0, -4.80), P(-1.5, -4.72)]
    lower = [P(-2.7, -4.36), P(-1.5, -4.70), P(0, -4.80), P(1.5, -4.70), P(2.7, -4.36), P(1.6, -5.30), P(.7, -5.58), P(0, -5.64), P(-.7, -5.58), P(-1.6, -5.30)]
    b.poly(upper, red)
    b.poly(lower, (206, 34, 44))
    b.line([P(-3.1, -4.18), P(-1.5, -4.68), P(0, -4.78), P(1.5, -4.68), P(3.1, -4.18)], .13 * k, (90, 8, 16))
    third = [P(0, 7.5), P(.55, 6.6), P(.55, 5.8), P(0, 4.9), P(-.55, 5.8), P(-.55, 6.6)]
    b.poly(third, white)
    b.line(third + third[:1], .16 * k, ink)
    b.dot(*P(0, 6.2), .34 * k, ink)
    b.dot(*P(0, 4.0), .48 * k, red)
    b.dot(*P(0, -8.3), .26 * k, white)
    for i in range(5):
        b.dot(*P((i - 2) * .62, -8.9 + .12 * (i - 2) ** 2), .13 * k, red)
    return b.done(.6)
