"""Cut through paper, carved in relief: white is open, or high."""
import math

import numpy as np

from art.hand import Hand


def star_cut(w=900):
    """Cut-work for one facet of a paper star. UV: centre at the origin, tip at u = 1, inner corner on the diagonal."""
    b = Hand(w, w, (0, 0, 0), 7, .4)
    W = (255, 255, 255)
    P = lambda u, v: (u * w, w - v * w)
    A, T, I = np.array([.02, .02]), np.array([.98, .02]), np.array([.36, .36])
    cen = lambda t: A + (T - A) * t
    edge = lambda t: I + (T - I) * t
    # holes along both rims of the facet
    for p, q, n, off in ((I, T, 15, -1), (A, T, 22, 1), (A, I, 9, -1)):
        d = (q - p) / np.linalg.norm(q - p)
        nrm = np.array([-d[1], d[0]]) * off
        for i in range(1, n):
            c = p + (q - p) * i / n + nrm * .028
            b.dot(*P(*c), w * .0085, W)
    # a flower where the facet is widest, then leaves that shrink towards the tip
    fx, fy = P(.345, .175)
    b.flower(fx, fy, w * .088, 8, W, (0, 0, 0), .3, .25, .32)
    for i in range(12):
        a = math.pi * i / 6
        b.dot(fx + w * .112 * math.cos(a), fy + w * .112 * math.sin(a), w * .0075, W)
    for i in range(6):
        u = .50 + .068 * i
        v = .02 + (.96 - u) / .62 * .34 * .42
        x, y = P(u, v)
        s = (.98 - u)
        for k in (-1, 1):
            b.leaf(x, y, k * 1.1, w * .11 * s + 8, w * .028 * s + 2.5, W)
    for i in range(3):
        x, y = P(.12 + .055 * i, .075 + .03 * i)
        b.leaf(x, y, -.75, w * .045, w * .012, W)
    return b.done()


def carved_panel(w=1400, h=900):
    """Relief height (white is high): a flowering tree with parrots, for carved wood or pressed clay."""
    b = Hand(w, h, (0, 0, 0), 12, .5)
    g = lambda v: (v, v, v)
    b.d.rounded_rectangle([24, 24, w * 2 - 24, h * 2 - 24], 30, fill=g(170))
    b.d.rounded_rectangle([90, 90, w * 2 - 90, h * 2 - 90], 60, fill=g(50))
    for m in (70, 88):
        b.line([(m, m), (w - m, m), (w - m, h - m), (m, h - m), (m, m)], 7, g(190))
    cx, cy = w / 2, h / 2
    for s in (-1, 1):
        for k in (-1, 1):
            p = [(cx + s * (40 + 480 * t), cy + k * (10 + 190 * math.sin(t * 2.5)) * (1 - .25 * t)) for t in np.linspace(0, 1, 50)]
            b.line(p, 13, g(150), True)
            for i in range(4, 48, 5):
                ang = math.atan2(p[i + 1][1] - p[i][1], p[i + 1][0] - p[i][0])
                for q in (-1, 1):
                    x, y = p[i]
                    b.leaf(x, y, ang + q * .95, 92, 24, g(185), -q * .35)
                    b.leaf(x, y, ang + q * .95, 76, 4, g(95), -q * .35)
            b.flower(p[-1][0], p[-1][1], 58, 8, g(200), g(235), fat=.28)
    b.dot(cx, cy, 168, g(20))
    b.flower(cx, cy, 156, 12, g(150), g(240), fat=.23, start=.10)
    b.flower(cx, cy, 98, 9, g(235), g(90), .2, .27)
    for s in (-1, 1):                                       # fill the ground with leaves above and below
        for k in range(-2, 3):
            x, y = cx + k * 108, cy + s * (255 - 22 * abs(k))
            b.flower(x, y, 40, 6, g(190), g(230), fat=.34)
        for q in (-1, 1):
            b.leaf(cx + q * 330, cy + s * 8, s * 0 + (0 if q > 0 else math.pi) + s * .35, 190, 30, g(175), s * q * .5)
    return b.done(2.2)
