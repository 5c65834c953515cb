"""Worked with the needle: chain and buttonhole stitch, patches cut and sewn on, pictures of thread."""
import math

from art.hand import Hand, worn


def chain(b, p, w, c):
    """A line of chain stitch: short leaves one behind the other."""
    d = [math.hypot(q[0] - r[0], q[1] - r[1]) for q, r in zip(p, p[1:])]
    L, step, t, k = sum(d), w * 1.25, 0.0, 0
    while t < L and k < len(d):
        s, q = t, 0
        while q < len(d) - 1 and s > d[q]:
            s -= d[q]
            q += 1
        (x, y), (X, Y) = p[q], p[q + 1]
        u = s / max(d[q], 1e-6)
        b.leaf(x + (X - x) * u, y + (Y - y) * u, math.atan2(Y - y, X - x), w * 1.7, w * .42, c)
        t += step
        k = q if t < L else len(d)


def ring(b, x, y, r, w, c):
    """Buttonhole stitch round a mirror: short spokes that touch."""
    n = max(12, int(r * 2 * math.pi / (w * .55)))
    for i in range(n):
        a = 2 * math.pi * i / n
        b.line([(x + r * math.cos(a), y + r * math.sin(a)), (x + (r + w * 1.6) * math.cos(a), y + (r + w * 1.6) * math.sin(a))], w * .42, c)


def kutch(ground, colours, w=1400, h=1450, mirrors=None):
    """A field of mirror flowers between bordered bands. `mirrors`: a list that is given (u, v, radius) of each mirror, 0..1."""
    b = Hand(w, h, ground, 6, .9)
    c1, c2, c3, c4 = colours
    keep = [] if mirrors is None else mirrors

    def mirror(x, y, r, c):
        b.dot(x, y, r, (190, 194, 198))
        ring(b, x, y, r, 7, c)
        keep.append((x / w, 1 - y / h, r / w))

    def medallion(x, y, R):
        for k in range(8):
            a = math.pi * k / 4
            b.leaf(x + R * .36 * math.cos(a), y + R * .36 * math.sin(a), a, R * .56, R * .17, c1 if k % 2 else c2)
            b.leaf(x + R * .46 * math.cos(a), y + R * .46 * math.sin(a), a, R * .32, R * .07, c3)
            chain(b, [(x + R * .40 * math.cos(a + .39), y + R * .40 * math.sin(a + .39)), (x + R * .92 * math.cos(a + .39), y + R * .92 * math.sin(a + .39))], 9, c4)
        for r, c in ((.33, c3), (.98, c1)):
            chain(b, b.arc(x, y, R * r, 0, 6.29, 60), 10, c)
        mirror(x, y, R * .18, c1)
        for k in range(8):
            a = math.pi * k / 4 + .39
            b.dot(x + R * 1.10 * math.cos(a), y + R * 1.10 * math.sin(a), 9, c3)

    for y in (70, 92, h - 70, h - 92, h * .70, h * .70 + 22):
        chain(b, [(0, y), (w, y)], 11, c3 if int(y) % 2 else c1)
    R = w * .148
    for i in range(3):
        medallion(w * (i + .5) / 3, h * .245, R)
    for i in range(2):
        medallion(w * (i + 1) / 3, h * .53, R)
    for x in (0, w):
        medallion(x, h * .53, R)
    for i in range(4):                                                # a leafy sprig wherever four medallions leave room
        x, y = w * (i * 2 + 1) / 8, h * .39
        for q in (-1, 0, 1):
            b.leaf(x, y + 22, -math.pi / 2 + q * .7, 52, 12, (c2, c4, c3)[q + 1])
    n = 7
    for i in range(n):                                                # the wide band: mirrors in lozenges
        x, y = w * (i + .5) / n, h * .825
        r = w / n * .46
        chain(b, [(x - r, y), (x, y - r), (x + r, y), (x, y + r), (x - r, y)], 11, (c1, c2, c4)[i % 3])
        for k in range(4):
            a = math.pi * k / 2 + math.pi / 4
            b.leaf(x + r * .24 * math.cos(a), y + r * .24 * math.sin(a), a, r * .36, r * .14, c3)
        mirror(x, y, r * .22, (c2, c1, c1)[i % 3])
        for s in (-1, 1):
            b.leaf(x + r, y + s * 30, s * math.pi / 2, r * .6, 15, c4)
    return worn(b.done(), 3, .22, 3)


def applique(ground, patch, edge, w=1400, h=1500, mirrors=None):
    """Pipli patchwork: sun, elephant-headed waves and leaves cut from plain cloth, each edged with a white chain."""
    b = Hand(w, h, ground, 8, .8)
    p1, p2, p3 = patch
    keep = [] if mirrors is None else mirrors

    def leaf(x, y, a, L, W, c, bend=0.0):
        b.leaf(x, y, a, L + 14, W + 9, edge, bend)
        b.leaf(x + 6 * math.cos(a), y + 6 * math.sin(a), a, L, W, c, bend)

    def disc(x, y, r, c):
        b.dot(x, y, r + 8, edge)
        b.dot(x, y, r, c)

    cx, cy, R = w / 2, h * .42, w * .33
    for k in range(20):
        a = 2 * math.pi * k / 20
        leaf(cx + R * .66 * math.cos(a), cy + R * .66 * math.sin(a), a, R * .44, R * .10, p1 if k % 2 else p2)
    disc(cx, cy, R * .68, p3)
    for k in range(12):
        a = 2 * math.pi * k / 12
        leaf(cx + R * .26 * math.cos(a), cy + R * .26 * math.sin(a), a, R * .34, R * .085, p2 if k % 2 else p1)
    disc(cx, cy, R * .25, p1)
    for q, r in ((0, R * .10), *((k, R * .055) for k in range(1, 9))):
        a = math.pi * q / 4
        x, y = (cx, cy) if q == 0 else (cx + R * .58 * math.cos(a), cy + R * .58 * math.sin(a))
        b.dot(x, y, r, (200, 204, 208))
        ring(b, x, y, r, 6, edge)
        keep.append((x / w, 1 - y / h, r / w))
    for sx in (-1, 1):                                                # paisleys in the corners
        for y, s in ((h * .12, 1), (h * .71, -1)):
            x = cx + sx * w * .385
            leaf(x, y + s * -20, math.pi / 2 * s, w * .13, w * .052, p2, sx * s * .8)
            disc(x + sx * 2, y + s * 34, 17, p1)
    for y0, t in ((0, 1), (h, -1)):
        b.d.rectangle([0, min(y0, y0 + t * 54) * 2, w * 2, max(y0, y0 + t * 54) * 2], fill=p3)
        for i in range(14):
            x = (i + .5) * w / 14
            leaf(x, y0 + t * 54, t * math.pi / 2, 48, 34, p1 if i % 2 else p2)
    b.d.rectangle([0, h * .80 * 2, w * 2, (h * .80 + 120) * 2], fill=p3)
    for y in (h * .80, h * .80 + 120):
        chain(b, [(0, y), (w, y)], 12, edge)
    for i in range(9):
        x, y = (i + .5) * w / 9, h * .80 + 60
        for k in range(6):
            leaf(x + 7 * math.cos(k * 1.047), y + 7 * math.sin(k * 1.047), k * 1.047, 34, 12, p1 if i % 2 else ground)
        b.dot(x, y, 12, edge)
    return worn(b.done(), 5, .20, 3)


def lambani(ground, colours, w=1400, h=1000, mirrors=None):
    """Patchwork squares, running stitch and herringbone: Lambani work. A band of triangles at the foot."""
    b = Hand(w, h, ground, 4, .9)
    c1, c2, c3, white = colours
    keep = [] if mirrors is None else mirrors
    n, m = 5, 3
    sx, sy = w / n, h * .78 / m
    for i in range(n):
        for j in range(m):
            x, y = (i + .5) * sx, (j + .5) * sy + 12
            c = (c1, c2, c3)[(i + 2 * j) % 3]
            r = min(sx, sy) * .43
            b.poly([(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)], c)
            for k in range(3):                                        # running stitch, square in square
                q = r * (.86 - .16 * k)
                for a, e in (((-q, -q), (q, -q)), ((q, -q), (q, q)), ((q, q), (-q, q)), ((-q, q), (-q, -q))):
                    for t in range(0, 11, 2):
                        u, v = t / 11 + .02, (t + 1.3) / 11
                        b.line([(x + a[0] + (e[0] - a[0]) * u, y + a[1] + (e[1] - a[1]) * u), (x + a[0] + (e[0] - a[0]) * v, y + a[1] + (e[1] - a[1]) * v)], 6, white if k != 1 else c2 if c != c2 else c1)
            if (i + j) % 2 == 0:
                b.dot(x, y, r * .30, (200, 204, 208))
                ring(b, x, y, r * .30, 8, white)
                keep.append((x / w, 1 - y / h, r * .30 / w))
            else:
                b.flower(x, y, r * .46, 8, white, c2 if c != c2 else c3, fat=.20)
    y0 = h * .80
    for k in range(3):
        for t in range(70):
            x = t * w / 70
            b.line([(x, y0 + k * 12), (x + w / 120, y0 + k * 12)], 6, (c2, white, c1)[k])
    for i in range(14):
        x, s = (i + .5) * w / 14, w / 28
        b.poly([(x - s, h - 8), (x + s, h - 8), (x, y0 + 44)], (c1, c2, c3)[i % 3])
        b.poly([(x - s * .5, h - 22), (x + s * .5, h - 22), (x, y0 + 90)], white)
    return worn(b.done(), 4, .24, 3)


def kantha(ground, threads, w=1500, h=1500):
    """Running stitch through layers: waves that fill the ground, lotus and rings drawn in coloured thread.

    Gives the colours, and the heights: each stitch pulls the layers together, and they puff up between the rows.
    """
    b = Hand(w, h, ground, 9, .6)
    pale = sum(ground) > 380
    quiet = tuple(int(v * .62) if pale else int(v + (240 - v) * .55) for v in ground)
    c1, c2, c3 = threads
    rows = 60
    wave = lambda x, j: (j + .5) * h / rows + 7 * math.sin(2 * math.pi * 3 * x / w + j * .25)

    def run(p, c, width=6.5, on=19, off=11):
        pos, pen = 0.0, []
        for (x, y), (X, Y) in zip(p, p[1:]):
            pos += math.hypot(X - x, Y - y)
            if pos % (on + off) < on:
                pen.append((X, Y))
            else:
                if len(pen) > 1:
                    b.line(pen, width, c)
                pen = []
        if len(pen) > 1:
            b.line(pen, width, c)
    for j in range(rows):
        run([(x, wave(x, j)) for x in range(0, w + 1, 5)], quiet, 4.6, 15, 13)
    n = 4
    for i in range(n):
        for j in range(n):
            x, y, r = (i + .5) * w / n, (j + .5) * h / n, w / n * .30
            if (i + j) % 2:
                for k in range(8):
                    a = math.pi * k / 4
                    for q in (1.0, .62):
                        run([(x + r * q * t * math.cos(a + s * .30 * math.sin(math.pi * t)), y + r * q * t * math.sin(a + s * .30 * math.sin(math.pi * t))) for s in (-1, 1) for t in ([m / 24 for m in range(25)] if s < 0 else [1 - m / 24 for m in range(25)])], c1 if q == 1 else c2, 7)
                run(b.arc(x, y, r * .16, 0, 6.3, 60), c3, 7, 13, 8)
            else:
                for q in range(4):
                    run(b.arc(x, y, r * (.35 + .22 * q), 0, 6.3, 120), (c2, c3, c1, c2)[q], 7)
                for k in range(12):
                    a = math.pi * k / 6
                    run([(x + r * t * math.cos(a), y + r * t * math.sin(a)) for t in (.38, .5, .62, .74, .86, .98)], c3, 6)
    for i in range(n + 1):
        for o in (-6, 6):
            run([(x, i * h / n + o) for x in range(0, w + 1, 5)], c3)
            run([(i * w / n + o, y) for y in range(0, h + 1, 5)], c3)
    height = Hand(w, h, (235, 235, 235), 9, .6)
    for j in range(rows):
        height.line([(x, wave(x, j)) for x in range(0, w + 1, 5)], 7, (40, 40, 40))
    return worn(b.done(), 4, .16, 3), height.done(5)
