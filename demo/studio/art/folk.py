"""Gond: a tree full of deer and birds, everything filled with rows of dots and dashes."""
import math

from art.hand import Hand, worn


def gond_tree(ground=(240, 228, 200), w=1200, h=1600):
    b = Hand(w, h, ground, 11, .7)
    trunk, bark, ink = (128, 52, 30), (226, 150, 60), (36, 30, 34)
    leaves = ((34, 110, 84), (24, 84, 120), (196, 64, 36), (222, 150, 30))

    def dashes(p, width, c, off=0.0, every=17, length=9):
        """Short strokes laid along a limb, the mark of the craft."""
        run = every * off
        for (x, y), (X, Y) in zip(p, p[1:]):
            run += math.hypot(X - x, Y - y)
            if run > every:
                run = 0.0
                a = math.atan2(Y - y, X - x)
                for q in (-.5, 0, .5):
                    mx, my = X - math.sin(a) * width * q, Y + math.cos(a) * width * q
                    b.line([(mx - length / 2 * math.cos(a), my - length / 2 * math.sin(a)), (mx + length / 2 * math.cos(a), my + length / 2 * math.sin(a))], 3.4, c)

    def limb(p, w0, w1):
        pts = []
        for i in range(41):
            t = i / 40
            k = min(int(t * (len(p) - 1)), len(p) - 2)
            u = t * (len(p) - 1) - k
            s = u * u * (3 - 2 * u)
            pts.append((p[k][0] + (p[k + 1][0] - p[k][0]) * u, p[k][1] + (p[k + 1][1] - p[k][1]) * (s * .4 + u * .6)))
        for i, (x, y) in enumerate(pts):
            r = (w0 + (w1 - w0) * i / 40) / 2
            b.dot(x, y, r + 4, ink)
        for i, (x, y) in enumerate(pts):
            b.dot(x, y, (w0 + (w1 - w0) * i / 40) / 2, trunk)
        dashes(pts, (w0 + w1) * .28, bark)
        return pts

    def spray(x, y, a, n, c, L=88):
        for k in range(n):
            t = a + (k - (n - 1) / 2) * .42
            b.leaf(x, y, t, L + 8, L * .19 + 5, ink)
            b.leaf(x + 4 * math.cos(t), y + 4 * math.sin(t), t, L, L * .19, c)
            for q in range(2, 9):
                u = q / 9
                wd = L * .13 * math.sin(math.pi * u ** .8)
                px, py = x + L * u * math.cos(t), y + L * u * math.sin(t)
                b.line([(px - wd * math.sin(t) * -.8, py + wd * math.cos(t) * -.8), (px - wd * math.sin(t) * .8, py + wd * math.cos(t) * .8)], 2.6, ground)

    cx, base = w / 2, h * .86
    limb([(cx, base), (cx - 22, h * .70), (cx + 18, h * .56), (cx, h * .40), (cx, h * .24)], 118, 40)
    for s in (-1, 1):
        b.line([(cx + s * 40, base - 10), (cx + s * 120, base + 36), (cx + s * 210, base + 40)], 40, ink)
        b.line([(cx + s * 40, base - 10), (cx + s * 120, base + 36), (cx + s * 205, base + 40)], 31, trunk)
    tips = []
    for s in (-1, 1):
        for y0, pts, w0 in ((.66, ((.15, .62), (.27, .565), (.345, .50)), 60), (.55, ((.14, .50), (.26, .42), (.33, .35)), 54), (.44, ((.11, .38), (.20, .28), (.29, .21)), 46), (.33, ((.06, .26), (.12, .18), (.16, .115)), 36)):
            p = limb([(cx, h * y0), *((cx + s * w * x, h * y) for x, y in pts)], w0, 15)
            for k, i in enumerate((13, 21, 29, 36)):
                a = math.atan2(p[i + 1][1] - p[i][1], p[i + 1][0] - p[i][0])
                q = 1 if k % 2 else -1
                spray(*p[i], a + q * 1.15, 3, leaves[(k + int(y0 * 20)) % 4], 78)
            tips.append(p[-1])
            spray(*p[-1], math.atan2(p[-1][1] - p[-4][1], p[-1][0] - p[-4][0]), 5, leaves[int(y0 * 20 + s) % 4], 84)
    spray(cx, h * .24, -math.pi / 2, 7, leaves[2], 104)

    def bird(x, y, s, f, c):
        body = [(x - f * s * .9, y + s * .10), (x - f * s * .35, y - s * .30), (x + f * s * .25, y - s * .34), (x + f * s * .55, y - s * .62), (x + f * s * .80, y - s * .50), (x + f * s * 1.08, y - s * .40), (x + f * s * .78, y - s * .30), (x + f * s * .60, y + s * .05), (x + f * s * .10, y + s * .30), (x - f * s * .45, y + s * .22)]
        b.poly(body, c)
        b.line(body + body[:1], 5, ink)
        b.leaf(x - f * s * .85, y + s * .08, math.pi if f > 0 else 0, s * .9, s * .13, c)
        b.line(b.arc(x + f * s * .05, y - s * .05, s * .22, .3, 2.9, 12), 4, ground)
        for k in range(7):
            b.dot(x - f * s * .5 + f * s * .15 * k, y + s * .02, 3, ground)
        b.dot(x + f * s * .68, y - s * .48, s * .055, ground)
    for (x, y), f, c in zip(((cx - w * .335, h * .255), (cx + w * .335, h * .25), (cx - w * .33, h * .645), (cx + w * .33, h * .65)), (1, -1, 1, -1), (leaves[1], leaves[2], leaves[3], leaves[1])):
        bird(x, y, 58, f, c)

    def deer(x, y, s, f, c):
        P = lambda u, v: (x + f * s * u, y + s * v)
        for u, v in ((-.62, 1.28), (-.44, 1.30), (.40, 1.30), (.58, 1.28)):
            b.line([P(u * .92, .3), P(u * .98, .8), P(u, v)], s * .13, ink)
            b.line([P(u * .92, .3), P(u * .98, .8), P(u, v - .02)], s * .085, c)
        body = [P(-.72, -.12), P(-.40, -.26), P(.20, -.22), P(.50, -.36), P(.66, -.80), P(.72, -1.10), P(.86, -1.20), P(1.20, -1.02), P(1.22, -.92), P(.98, -.86), P(.90, -.50), P(.80, .0), P(.60, .34), P(.10, .42), P(-.45, .40), P(-.74, .22)]
        b.poly(body, c)
        b.line(body + body[:1], 6, ink)
        for j in range(5):
            for i in range(11):
                u, v = -.60 + .118 * i, -.12 + .105 * j
                b.line([P(u, v), P(u + .055, v + .02)], 4, ground if (i + j) % 3 else (240, 190, 80))
        for k in range(6):
            b.line([P(.70 + .012 * k, -.30 - .10 * k), P(.80 + .012 * k, -.32 - .10 * k)], 4, ground)
        b.dot(*P(.90, -1.06), s * .04, ground)
        b.leaf(*P(.76, -1.12), math.radians(-150 if f > 0 else -30), s * .24, s * .06, c)
        for q, L in ((-.10, .9), (.10, 1.0)):                          # antlers that turn into twigs
            p = [P(.84 + q, -1.18), P(.78 + q * 2.2, -1.55), P(.86 + q * 4, -1.18 - L)]
            b.line(p, 10, ink)
            for t in (.35, .6, .85):
                ax, ay = p[0][0] + (p[2][0] - p[0][0]) * t, p[0][1] + (p[2][1] - p[0][1]) * t
                b.line([(ax, ay), (ax - f * s * .16, ay - s * .14)], 7, ink)
                b.leaf(ax - f * s * .16, ay - s * .14, -math.pi / 2 - f * .5, s * .2, s * .045, leaves[0])
        b.leaf(*P(-.74, -.10), math.pi if f > 0 else 0, s * .24, s * .06, c)
    deer(cx - w * .29, h * .81, 92, 1, (214, 120, 36))
    deer(cx + w * .29, h * .81, 92, -1, (34, 96, 110))
    gy = h * .925
    for k in range(3):
        b.line([(90, gy + k * 20), (w - 90, gy + k * 20)], 6, (leaves[0], leaves[2], ink)[k])
    for i in range(46):
        b.leaf(100 + i * (w - 200) / 45, gy - 6, -math.pi / 2 + .25 * math.sin(i), 34, 6, leaves[0])
    for o, wd in ((40, 9), (58, 4)):
        b.line([(o, o), (w - o, o), (w - o, h - o), (o, h - o), (o, o)], wd, ink)
    return worn(b.done(), 4, .12, 3)
