"""What light shines through: mosaic glass, painted hide."""
import math
import random

from art.hand import Hand, worn


def mosaic(colours, w=1800, h=1100, grout=(26, 18, 14), seed=3):
    """Chips of glass in flowers, lozenges and bands, bedded in dark grout. Gives the colours and their relief."""
    rnd = random.Random(seed)
    b, m = Hand(w, h, grout, seed, .8), Hand(w, h, (0, 0, 0), seed, .8)

    def chip(p, c):
        f = rnd.uniform(.78, 1.12)
        b.poly(p, tuple(min(255, int(v * f)) for v in c))
        m.poly(p, (rnd.randint(190, 255),) * 3)

    def ring(x, y, r0, r1, n, cs, turn=0.0):
        for i in range(n):
            a, d = turn + 2 * math.pi * i / n, 2 * math.pi / n * .42
            chip([(x + r * math.cos(q), y + r * math.sin(q)) for r, q in ((r0, a - d * .9), (r1, a - d), (r1 * 1.02, a), (r1, a + d), (r0, a + d * .9))], cs[i % len(cs)])

    a, c, d, e = colours
    n = 6
    st = w / n
    for i in range(-1, n + 1):
        for j, y in enumerate((h * .36, h * .64)):
            x, R = (i + .5 + .5 * j) * st, h * .135
            ring(x, y, 3, R * .28, 6, [e])
            ring(x, y, R * .34, R * .66, 8, [a], .2)
            ring(x, y, R * .72, R * .98, 16, [c, d])
            X = x + st / 2
            for s in (-1, 1):
                chip([(X, y - 9), (X + 20, y + s * 34), (X, y + s * 62), (X - 20, y + s * 34)], d)
    for y0, y1, cs in ((.03, .09, [a, e]), (.10, .16, [d]), (.17, .205, [c]), (.795, .83, [c]), (.84, .90, [d]), (.91, .97, [a, e])):
        k = 54
        for i in range(k):
            x0, x1 = i * w / k + 4, (i + 1) * w / k - 4
            chip([(x0, y0 * h), (x1, y0 * h), (x1, y1 * h - 4), (x0, y1 * h - 4)], cs[i % len(cs)])
    return b.done(), m.done(.8)


def painted_hide(w=1800, h=1000, hide=(232, 190, 120), ink=(60, 22, 10)):
    """Peacocks and flowering creepers in red, green and black on scraped hide, pricked with rows of light."""
    b = Hand(w, h, hide, 6, .7)
    red, green, gold, blue, light = (176, 34, 22), (44, 92, 44), (226, 150, 30), (38, 60, 110), (255, 240, 196)

    def pricks(p, r=3.2, every=15):
        run = 0.0
        for (x, y), (X, Y) in zip(p, p[1:]):
            run += math.hypot(X - x, Y - y)
            if run > every:
                b.dot(X, Y, r, light)
                run = 0.0

    def peacock(x, y, s, f):
        P = lambda u, v: (x + f * s * u, y + s * v)
        for k in range(11):                                           # the train, feather by feather
            a = math.radians(-62 + 9.6 * k)
            ex, ey = P(-.12 - .80 * math.cos(a), .26 + .84 * math.sin(a))
            cx_, cy_ = P(-.05, .30)
            b.line([(cx_, cy_), ((cx_ + ex) / 2, (cy_ + ey) / 2 + 8), (ex, ey)], 5, green)
            b.dot(ex, ey, s * .135, green)
            b.dot(ex, ey, s * .095, gold)
            b.dot(ex, ey, s * .060, blue)
            b.dot(ex, ey, s * .022, light)
        body = [P(-.18, .42), P(-.30, .20), P(-.10, -.02), P(.16, -.02), P(.30, -.22), P(.34, -.50), P(.44, -.62), P(.56, -.58), P(.58, -.46), P(.50, -.30), P(.48, -.02), P(.34, .28), P(.10, .46)]
        b.poly(body, blue)
        b.line(body + body[:1], 6, ink)
        wing = [P(-.20, .22), P(.06, .06), P(.26, .12), P(.12, .34)]
        b.poly(wing, red)
        b.line(wing + wing[:1], 5, ink)
        pricks([(wx, wy) for wx, wy in b.arc(*P(.04, .20), s * .12, 0, 6.3, 40)], 3, 10)
        b.poly([P(.57, -.56), P(.78, -.48), P(.57, -.47)], gold)
        b.dot(*P(.49, -.54), s * .045, light)
        b.dot(*P(.50, -.54), s * .022, ink)
        for q in (-.10, 0, .10):
            b.line([P(.46, -.62), P(.44 + q, -.84)], 4, ink)
            b.dot(*P(.44 + q, -.86), s * .035, red)
        for q in (.06, .20):
            b.line([P(q, .44), P(q + .02, .74), P(q + .14, .76)], 6, ink)

    n = 4
    for i in range(n):
        x = (i + .5) * w / n
        peacock(x, h * .52, h * .235, 1 if i % 2 else -1)
        X = (i + 1) * w / n % w                                       # a flowering creeper between two
        for Y in (X, X + w) if X == 0 else (X,):
            stem = [(Y + 26 * math.sin(t * 9), h * (.84 - .66 * t)) for t in [k / 40 for k in range(41)]]
            b.line(stem, 7, ink)
            pricks([(px + 12, py) for px, py in stem])
            for k in range(4, 40, 6):
                for q in (-1, 1):
                    b.leaf(*stem[k], -math.pi / 2 + q * 1.1, 66, 16, green if (k // 6 + (q > 0)) % 2 else red, -q * .4)
            b.flower(*stem[-1], 44, 8, red, gold, fat=.3)
    for y0, y1 in ((.03, .12), (.88, .97)):
        b.d.rectangle([0, y0 * h * 2, w * 2, y1 * h * 2], fill=red)
        for y in (y0, y1):
            b.line([(0, y * h), (w, y * h)], 9, ink)
        k = 40
        for i in range(k):
            x, y = (i + .5) * w / k, (y0 + y1) / 2 * h
            for q in (0, math.pi / 2, math.pi, -math.pi / 2):
                b.leaf(x, y, q + math.pi / 4, 20, 7, gold)
            b.dot(x, y, 5, light)
            b.dot(x + w / k / 2, y, 4, light)
    return worn(b.done(), 4, .35, 6)
