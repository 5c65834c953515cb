"""Figured silk, painted jute, pressed leather: what bags are covered with besides print and needlework."""
import math

from art.hand import Hand, worn


def buti(ground, zari, second, w=1200, h=1200, cols=8):
    """Brocade: small gold flowers in half drop. Tiles. Returns the picture and the mask of what is gold."""
    b, m = Hand(w, h, ground, 3, .3), Hand(w, h, (0, 0, 0), 3, .3)
    s = w / cols
    for k, (c1, c2) in ((b, (zari, second)), (m, ((255, 255, 255), (0, 0, 0)))):
        for j in range(-1, cols + 1):
            for i in range(-1, cols + 1):
                x, y = (i + .5 + (.5 if j % 2 else 0)) * s, (j + .5) * s
                k.line([(x, y + s * .34), (x + s * .03, y + s * .12), (x, y)], s * .05, c1)
                for q in (-1, 1):
                    k.leaf(x, y + s * .28, -math.pi / 2 + q * 1.0, s * .30, s * .07, c1, -q * .4)
                for p in range(7):
                    a = -math.pi / 2 + (p - 3) * .52
                    k.leaf(x, y - s * .02, a, s * .30, s * .055, c1)
                k.dot(x, y - s * .03, s * .075, c2)
                k.dot(x + s * .5, y + s * .02, s * .035, c1)
    return b.done(), m.done()


def madhubani_pair(ground, ink, reds, w=1300, h=1400):
    """Two fishes that swim round a lotus, in double lines filled with hatching, within a border of leaves."""
    b = Hand(w, h, ground, 5, .9)
    c1, c2, c3 = reds

    def hatch(p, q, n, c):
        for i in range(n):
            t = (i + .5) / n
            b.line([(p[0][0] + (p[1][0] - p[0][0]) * t, p[0][1] + (p[1][1] - p[0][1]) * t), (q[0][0] + (q[1][0] - q[0][0]) * t, q[0][1] + (q[1][1] - q[0][1]) * t)], 2.4, c)

    def fish(cx, cy, L, ang, flip):
        T = lambda x, y: (cx + L * (x * math.cos(ang) - flip * y * math.sin(ang)), cy + L * (x * math.sin(ang) + flip * y * math.cos(ang)))
        top = [T(-.48 + .92 * t, -.20 * math.sin(math.pi * t ** .8)) for t in [i / 30 for i in range(31)]]
        low = [T(-.48 + .92 * t, .20 * math.sin(math.pi * t ** .8)) for t in [i / 30 for i in range(31)]]
        b.poly(top + low[::-1], c1)
        tail = [T(.40, 0), T(.68, -.20), T(.60, 0), T(.68, .20)]
        b.poly(tail, c2)
        b.line(tail + tail[:1], 6, ink)
        for i in range(5):
            b.line([T(.44, 0), T(.63, -.15 + .075 * i)], 3, ink)
        for y, s in ((-.20, -1), (.20, 1)):
            f = [T(-.12, y * .92), T(.0, y + s * .12), T(.16, y + s * .08), T(.18, y * .90)]
            b.poly(f, c3)
            b.line(f, 5, ink)
            hatch(f[:2], (f[3], f[2]), 5, ink)
        for k in range(1, 7):                                         # scales in rows of arcs
            x = -.26 + .10 * k
            H = .20 * math.sin(math.pi * ((x + .48) / .92) ** .8) * .86
            m = max(2, int(H / .030))
            for i in range(m):
                y = -H + 2 * H * (i + .5) / m
                b.line([T(x + .035 * math.sin(a), y + (H / m) * math.cos(a) * .98) for a in [math.pi * q / 8 for q in range(9)]], 4, ground if k % 2 else c2)
        head = [T(-.27 + .05 * math.sin(math.pi * i / 10), -.165 + .33 * i / 10) for i in range(11)]
        b.line(head, 6, ink)
        b.line(head and [(x + 9, y) for x, y in head], 4, ink)
        ex, ey = T(-.36, -.03)
        b.dot(ex, ey, L * .045, ground)
        b.dot(ex, ey, L * .026, ink)
        b.line(b.arc(ex, ey, L * .045, 0, 6.3, 24), 4, ink)
        for p in (top, low):
            b.line(p, 7, ink)
            b.line([(cx + (x - cx) * .94, cy + (y - cy) * .94) for x, y in p], 3, ink)

    fish(w * .48, h * .29, w * .54, .06, 1)
    fish(w * .52, h * .71, w * .54, math.pi + .06, 1)
    cx, cy = w / 2, h / 2
    for r, n, c in ((w * .145, 12, c2), (w * .105, 9, c1)):
        for k in range(n):
            a = 2 * math.pi * k / n
            b.leaf(cx, cy, a, r, r * .20, c)
            b.line([(cx, cy), (cx + r * math.cos(a), cy + r * math.sin(a))], 3, ink)
            b.line([(cx + r * .6 * math.cos(a + .16), cy + r * .6 * math.sin(a + .16)), (cx + r * math.cos(a), cy + r * math.sin(a)), (cx + r * .6 * math.cos(a - .16), cy + r * .6 * math.sin(a - .16))], 3, ink)
    b.dot(cx, cy, w * .04, c3)
    b.line(b.arc(cx, cy, w * .04, 0, 6.3), 4, ink)
    for sx in (-1, 1):                                                # lotus stems either side
        for sy in (-1, 1):
            p = [(cx + sx * w * (.20 + .13 * t), cy + sy * h * (.02 + .10 * math.sin(t * 2.6))) for t in [i / 12 for i in range(13)]]
            b.line(p, 6, ink)
            for k in (4, 8):
                b.leaf(*p[k], sx * .2 + (0 if sx > 0 else math.pi) - sy * .9 * sx, w * .06, w * .018, c3)
            b.flower(*p[-1], w * .045, 7, c1, c3, fat=.3)
    e, g = 44, 108
    for o, wd in ((e, 8), (e + 14, 4), (g, 4), (g + 14, 8)):
        b.line([(o, o), (w - o, o), (w - o, h - o), (o, h - o), (o, o)], wd, ink)
    mid = (e + g + 14) / 2
    for x0, y0, x1, y1 in ((mid, mid, w - mid, mid), (mid, h - mid, w - mid, h - mid), (mid, mid, mid, h - mid), (w - mid, mid, w - mid, h - mid)):
        n = round(math.hypot(x1 - x0, y1 - y0) / 62)
        for i in range(n):
            x, y = x0 + (x1 - x0) * (i + .5) / n, y0 + (y1 - y0) * (i + .5) / n
            a = math.atan2(y1 - y0, x1 - x0)
            for s in (-1, 1):
                b.leaf(x - 20 * math.cos(a), y - 20 * math.sin(a), a + s * .55, 46, 11, c1 if (i + (s > 0)) % 2 else c3)
            b.dot(x + 26 * math.cos(a), y + 26 * math.sin(a), 6, c2)
    return worn(b.done(), 5, .20, 3)


def pressed(dyes, w=1300, h=900):
    """Batik-dyed, embossed leather: a lotus roundel in scrolling leaves. Returns the colours and the relief."""
    ground, c1, c2, dark = dyes
    b, m = Hand(w, h, ground, 7, .7), Hand(w, h, (120, 120, 120), 7, .7)
    hi, lo = (215, 215, 215), (30, 30, 30)
    cx, cy, R = w / 2, h * .61, h * .27
    for k, (p, q, s) in ((b, (c1, c2, dark)), (m, (hi, hi, lo))):
        for r, wd in ((1.18, 9), (1.10, 5)):
            k.line(k.arc(cx, cy, R * r, 0, 6.3, 120), wd, s)
        for n, r, c in ((16, 1.0, q), (12, .70, p), (8, .42, q)):
            for i in range(n):
                a = 2 * math.pi * (i + (.5 if n == 12 else 0)) / n
                k.leaf(cx, cy, a, R * r + 7, R * r * .155 + 5, s)
                k.leaf(cx, cy, a, R * r, R * r * .155, c)
        k.dot(cx, cy, R * .12, s)
        k.dot(cx, cy, R * .085, p)
        for sx in (-1, 1):
            for sy in (-1, 1):
                pth = [(cx + sx * (R * 1.25 + (w / 2 - R * 1.72) * t), cy + sy * (h * .05 + h * .28 * math.sin(t * 2.7))) for t in [i / 24 for i in range(25)]]
                k.line(pth, 8, s)
                for i in range(3, 24, 4):
                    a = math.atan2(pth[i + 1][1] - pth[i][1], pth[i + 1][0] - pth[i][0])
                    for z in (-1, 1):
                        k.leaf(*pth[i], a + z * .95, 74, 20, s, -z * .3)
                        k.leaf(pth[i][0] + 3, pth[i][1], a + z * .95, 64, 14, q if z > 0 else p, -z * .3)
                k.flower(*pth[-1], 46, 7, p, s, fat=.32)
        for o, wd in ((30, 9), (48, 5)):
            k.line([(o, o), (w - o, o), (w - o, h - o), (o, h - o), (o, o)], wd, s)
    return worn(b.done(.6), 7, .35, 4), m.done(1.2)
