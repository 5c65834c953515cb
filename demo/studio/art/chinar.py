"""Relief for walnut carving: chinar leaves on winding twigs. White is high."""
import math

from art.hand import Hand


def _leaf(b, x, y, a, r, high):
    """Five lobes, each toothed, the veins cut in."""
    g = lambda v: (int(v),) * 3
    lobes = ((-1.45, .62), (-.72, .88), (0, 1.05), (.72, .88), (1.45, .62))
    for q, L in lobes:
        b.leaf(x, y, a + q, r * L, r * .20, g(high))
        for s in (-1, 1):
            for t, k in ((.45, .34), (.66, .26)):
                px, py = x + r * L * t * math.cos(a + q), y + r * L * t * math.sin(a + q)
                b.leaf(px, py, a + q + s * .62, r * L * k, r * .085, g(high))
    b.dot(x, y, r * .22, g(high))
    for q, L in lobes:
        b.line([(x, y), (x + r * L * .86 * math.cos(a + q), y + r * L * .86 * math.sin(a + q))], r * .045, g(high * .45))
        for s in (-1, 1):
            px, py = x + r * L * .5 * math.cos(a + q), y + r * L * .5 * math.sin(a + q)
            b.line([(px, py), (px + r * .2 * math.cos(a + q + s * .6), py + r * .2 * math.sin(a + q + s * .6))], r * .028, g(high * .55))


def chinar(w=1500, h=1000, border=True, leaves=None, seed=4):
    """A panel of chinar leaves within a beaded border."""
    b = Hand(w, h, (0, 0, 0), seed, .4)
    g = lambda v: (v, v, v)
    if border:
        for m, t, v in ((34, 30, 170), (74, 9, 90)):
            b.line([(m, m), (w - m, m), (w - m, h - m), (m, h - m), (m, m)], t, g(v))
        for k in range(int((w - 200) / 40) + 1):
            for y in (104, h - 104):
                b.dot(104 + k * (w - 208) / int((w - 200) / 40), y, 13, g(170))
        for k in range(1, int((h - 208) / 40)):
            for x in (104, w - 104):
                b.dot(x, 104 + k * (h - 208) / int((h - 208) / 40), 13, g(170))
    cx, cy = w / 2, h / 2
    for sx in (-1, 1):
        for sy in (-1, 1):
            twig = [(cx + sx * w * .40 * t, cy + sy * h * (.03 + .27 * math.sin(2.6 * t))) for t in [k / 40 for k in range(41)]]
            b.line(twig, 16, g(120), True)
            for k, q, r in ((14, -1.1, .10), (22, 1.2, .13), (31, -1.2, .12)):
                b.leaf(*twig[k], math.atan2(sy * q, sx) * .9, h * r, h * .028, g(160))
    for x, y, a, r in leaves or ((.30, .33, -2.3, .25), (.70, .33, -.84, .25), (.30, .67, 2.3, .25), (.70, .67, .84, .25), (.145, .5, math.pi, .19), (.855, .5, 0, .19), (.5, .24, -math.pi / 2, .17), (.5, .76, math.pi / 2, .17)):
        _leaf(b, x * w, y * h, a, r * h, 205)
    b.flower(cx, cy, h * .13, 8, g(225), g(120), fat=.30)
    b.dot(cx, cy, h * .03, g(245))
    return b.done(1.6)


def band(w=1500, h=360):
    return chinar(w, h, False, [((k + .5) / 5, .5, (-math.pi / 2, math.pi / 2)[k % 2], .36) for k in range(5)], 9)
