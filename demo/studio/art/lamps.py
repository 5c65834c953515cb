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


def _round(points, n=6):
    """A closed line made smooth."""
    out, m = [], len(points)
    for i in range(m):
        a, b, c, d = (points[(i + k) % m] for k in (-1, 0, 1, 2))
        for t in (k / n for k in range(n)):
            out.append(tuple(.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t ** 3) for p, q, r, u in zip(a, b, c, d)))
    return out


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
        for ring, (R, m) in enumerate(((.98, 9), (.74, 7), (.52, 5))):  # the train, feather by feather
            for k in range(m):
                a = math.radians(-44 + 92 * k / (m - 1) + 7 * (ring % 2))
                ex, ey = P(-.12 - R * math.cos(a), .24 + R * .92 * math.sin(a))
                b.line([P(-.08, .22), ((P(-.08, .22)[0] + ex) / 2, (P(-.08, .22)[1] + ey) / 2 + 8), (ex, ey)], 5, green)
                for r, c in ((.128, ink), (.115, green), (.086, gold), (.058, blue), (.022, light)):
                    b.dot(ex, ey, s * r, c)
        body = _round([P(-.20, .36), P(-.30, .16), P(-.10, -.04), P(.14, -.06), P(.26, -.26), P(.30, -.50), P(.42, -.63), P(.56, -.58), P(.58, -.46), P(.48, -.32), P(.46, -.02), P(.34, .26), P(.10, .42)])
        b.poly(body, blue)
        b.line(body + body[:1], 6, ink)
        for k in range(4):                                            # scales on the breast
            for q in range(3):
                b.line(b.arc(*P(.40 - .07 * q, -.12 + .10 * k + .05 * (q % 2)), s * .045, .2, 2.9, 8), 3, (120, 160, 200))
        wing = _round([P(-.24, .22), P(.02, .02), P(.22, .08), P(.10, .30)])
        b.poly(wing, red)
        b.line(wing + wing[:1], 5, ink)
        for k in range(3):
            b.line([P(-.16 + .10 * k, .22), P(-.02 + .08 * k, .10)], 4, gold)
        pricks(b.arc(*P(.0, .16), s * .17, 0, 6.3, 40), 3, 12)
        b.poly([P(.57, -.56), P(.78, -.47), P(.57, -.45)], gold)
        b.line([P(.57, -.56), P(.78, -.47), P(.57, -.45)], 3, ink)
        b.dot(*P(.49, -.53), s * .050, light)
        b.dot(*P(.50, -.53), s * .026, ink)
        for q in (-.12, 0, .12):
            b.line([P(.45, -.62), P(.43 + q, -.86)], 4, ink)
            b.dot(*P(.43 + q, -.88), s * .04, red)
        for q in (.06, .20):
            b.line([P(q, .40), P(q + .02, .72), P(q + .14, .74)], 7, ink)
            b.line([P(q + .02, .72), P(q - .06, .76)], 5, ink)

    n = 4
    for i in range(n):
        x = (i + .5) * w / n
        peacock(x - 36, h * .50, h * .208, -1)
        for q in range(7):                                            # flowers over and under it
            X = x - 150 + 50 * q
            for y, up in ((h * (.175 + .018 * abs(q - 3)), 1), (h * (.80 + .006 * abs(q - 3)), -1)):
                b.flower(X, y, 22, 6, (red, gold, green)[q % 3], light if q % 3 == 0 else red, fat=.32)
                b.line([(X, y + up * 22), (X, y + up * 40)], 4, green)
        X = (i + 1) * w / n % w                                       # a flowering creeper between two
        for Y in (X, X + w) if X == 0 else (X,):
            stem = [(Y + 20 * math.sin(t * 9), h * (.84 - .66 * t)) for t in [k / 40 for k in range(41)]]
            b.line(stem, 7, ink)
            pricks([(px + 11, py) for px, py in stem])
            for k in range(4, 40, 5):
                for q in (-1, 1):
                    b.leaf(*stem[k], -math.pi / 2 + q * 1.1, 54, 14, green if (k // 5 + (q > 0)) % 2 else red, -q * .4)
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
