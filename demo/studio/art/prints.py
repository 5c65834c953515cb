"""Stamped with blocks on cloth."""
import math

from art.hand import Hand, worn


def block_print(ground=(34, 48, 92), a=(232, 222, 200), c=(168, 74, 44), w=1500, h=1600, cols=6, border=True, seed=3, foot=.20):
    """Rows of hand-stamped buti, half-dropped, each set down a little askew; a running border over the `foot` of the cloth."""
    b = Hand(w, h, ground, seed, .8)
    step = w / cols
    rows = int(h / (step * .62)) + 2
    lim = h * (1 - foot if border else 2)

    def buti(x, y, s, ang):
        R = lambda px, py: (x + s * (px * math.cos(ang) - py * math.sin(ang)), y + s * (px * math.sin(ang) + py * math.cos(ang)))
        b.line([R(0, .52), R(.03, .2), R(0, -.05)], s * .045, a)
        for q in (-1, 1):
            for py, L in ((.42, .30), (.24, .26)):
                px, p2 = R(0, py)
                b.leaf(px, p2, ang - math.pi / 2 + q * .95, s * L, s * .062, a, -q * .35)
                b.leaf(*R(q * .05, py - .05), ang - math.pi / 2 + q * .95, s * L * .62, s * .018, ground, -q * .35)
        fx, fy = R(0, -.20)
        for i in range(9):
            t = ang + 2 * math.pi * i / 9
            b.leaf(fx + s * .07 * math.cos(t), fy + s * .07 * math.sin(t), t, s * .20, s * .055, a)
        b.dot(fx, fy, s * .095, c)
        b.dot(fx, fy, s * .04, a)
        for i in range(9):
            t = ang + 2 * math.pi * (i + .5) / 9
            b.dot(fx + s * .29 * math.cos(t), fy + s * .29 * math.sin(t), s * .02, c)
    for j in range(rows):
        for i in range(-1, cols + 1):
            x = (i + .5 + (.5 if j % 2 else 0)) * step + b.r.uniform(-3, 3)
            y = (j + .3) * step * .62 + b.r.uniform(-3, 3)
            if y > lim - step * .42:
                continue
            buti(x, y, step * .64, b.r.uniform(-.04, .04))
    if border:
        y = lim
        for yy, wd in ((y, 10), (y + 16, 5), (h - 60, 5), (h - 44, 10)):
            b.line([(0, yy), (w, yy)], wd, a)
        bh = h - 60 - y - 16
        n = cols * 2
        for i in range(n):
            x, yc = (i + .5) * w / n + b.r.uniform(-2, 2), y + 16 + bh / 2
            for k in range(8):
                t = math.pi * k / 4
                b.leaf(x + bh * .06 * math.cos(t), yc + bh * .06 * math.sin(t), t, bh * .30, bh * .075, a if k % 2 == 0 else c)
            b.dot(x, yc, bh * .075, c)
            for s in (-1, 1):
                X = x + w / n / 2
                b.leaf(X, yc, s * math.pi / 2, bh * .40, bh * .085, a)
                b.leaf(X, yc + s * bh * .06, s * math.pi / 2, bh * .26, bh * .030, c)
            b.dot(x + w / n / 2, yc, bh * .045, a)
    return worn(b.done(.6), seed, .42, 3)
