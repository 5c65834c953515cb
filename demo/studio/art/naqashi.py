"""Painted and gilded on papier-mâché, in the manner of Kashmir: a ground full of flowers and chinar leaves."""
import math
import random

from art.hand import Hand, worn


def flowers(ground, petals, leaf=(70, 110, 70), gold=(206, 160, 70), w=1600, h=900, seed=3, dense=150):
    """Sprays all over, no two alike, with gold tendrils between. Tiles across."""
    rnd = random.Random(seed)
    b = Hand(w, h, ground, seed, .5)
    spots = []
    for _ in range(dense * 40):
        x, y, r = rnd.uniform(0, w), rnd.uniform(0, h), rnd.choice((26, 34, 44))
        if all(min(abs(x - p), w - abs(x - p)) ** 2 + (y - q) ** 2 > (r + s) ** 2 * 1.25 for p, q, s in spots):
            spots.append((x, y, r))
        if len(spots) >= dense:
            break
    for x, y, r in spots:
        a = rnd.uniform(0, 6.3)
        for X in (x - w, x, x + w):
            for k in range(3):
                t = a + 2.1 * k
                p = [(X + (r * .5 + u * r * .09) * math.cos(t + u * .13), y + (r * .5 + u * r * .09) * math.sin(t + u * .13)) for u in range(12)]
                b.line(p, 3, gold)
                b.dot(*p[-1], 5, gold)
                b.leaf(X + r * .8 * math.cos(t + .9), y + r * .8 * math.sin(t + .9), t + 1.3, r * .8, r * .17, leaf, .5)
    for i, (x, y, r) in enumerate(spots):
        a, c = rnd.uniform(0, 6.3), petals[i % len(petals)]
        pale = tuple(int(v * .45 + 255 * .55) for v in c)
        for X in (x - w, x, x + w):
            b.flower(X, y, r, 7 if r > 30 else 5, c, gold, a, .30)
            b.flower(X, y, r * .62, 7 if r > 30 else 5, pale, gold, a, .18)
            b.dot(X, y, r * .18, gold)
    return worn(b.done(), seed, .14, 3)
