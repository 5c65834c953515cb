"""Painted faces, drawn flat and laid on from the front: puppets and masks."""
import math

from art.hand import Hand


def eye(b, x, y, s, side, white=(250, 244, 228), ink=(24, 16, 14), iris=(30, 20, 16)):
    """A long almond with a heavy lid; `side` is where the corner is drawn out to."""
    top = [(x + s * (t - .5) * 2, y - s * .62 * math.sin(math.pi * t) + s * .12 * (t - .5) * side) for t in [k / 16 for k in range(17)]]
    low = [(x + s * (t - .5) * 2, y + s * .50 * math.sin(math.pi * t) + s * .12 * (t - .5) * side) for t in [k / 16 for k in range(17)]]
    b.poly(top + low[::-1], white)
    b.dot(x, y - s * .04, s * .40, iris)
    b.dot(x - s * .12, y - s * .18, s * .10, white)
    b.line(top, s * .20, ink)
    b.line(low, s * .11, ink)
    end = x + side * s
    b.line([(end - side * s * .1, y), (end + side * s * .55, y - s * .25)], s * .13, ink, True)


def brow(b, x, y, w, side, c=(24, 16, 14)):
    b.line([(x + w * (t - .5) * 2, y - w * .38 * math.sin(math.pi * (.5 + (t - .5) * .8)) + w * .16 * abs(t - .5)) for t in [k / 12 for k in range(13)]], w * .19, c, True)


def puppet(skin, man, w=600, h=700):
    """A kathputli's face: large eyes, a red mouth; a moustache for him, a nose ring and a bindi for her."""
    b = Hand(w, h, skin, 3, .4)
    ink, red = (22, 14, 12), (176, 24, 34)
    for s in (-1, 1):
        eye(b, w / 2 + s * w * .165, h * .47, w * .105, s)
        brow(b, w / 2 + s * w * .17, h * .385, w * .12, s)
    b.line([(w * .47, h * .62), (w * .5, h * .635), (w * .53, h * .62)], 6, tuple(int(c * .6) for c in skin))
    b.leaf(w * .42, h * .715, 0, w * .16, h * .028, red)
    b.line([(w * .42, h * .715), (w * .5, h * .722), (w * .58, h * .715)], 4, (90, 8, 16))
    if man:
        for s in (-1, 1):
            pts = [(w * .5 + s * w * q, h * z) for q, z in ((.0, .67), (.07, .665), (.15, .685), (.22, .66), (.255, .60), (.235, .57))]
            b.line(pts, 17, ink, True)
            b.line(pts[:4], 20, ink, True)
        for k in range(3):
            b.line([(w * .44, h * (.30 + .018 * k)), (w * .56, h * (.30 + .018 * k))], 6, (244, 214, 120))
        b.dot(w * .5, h * .315, 12, red)
    else:
        b.dot(w * .5, h * .355, 15, red)
        b.line(b.arc(w * .44, h * .64, 26, .2, 5.6), 6, (226, 176, 60))
        for s in (-1, 1):
            b.dot(w * .5 + s * w * .22, h * .64, 26, tuple(int(c * k) for c, k in zip(skin, (1.0, .82, .78))))
        b.dot(w * .5, h * .79, 6, ink)
    return b.done(.6)


def cheriyal(skin, man, w=900, h=1000):
    """A Cheriyal mask's face: bold outline, wide eyes, ornament on brow and cheek."""
    b = Hand(w, h, skin, 5 if man else 8, .5)
    ink, red, white, gold = (20, 14, 14), (196, 28, 32), (250, 246, 232), (240, 184, 40)
    for s in (-1, 1):
        eye(b, w / 2 + s * w * .185, h * .46, w * .125, s)
        brow(b, w / 2 + s * w * .185, h * .355, w * .15, s)
        for k in range(7):
            b.dot(w / 2 + s * w * (.08 + .045 * k), h * (.300 - .004 * k * (7 - k) + .012 * k), 7, white)
        b.flower(w / 2 + s * w * .25, h * .63, 42, 6, red if not man else gold, white, k)
    b.line([(w * .46, h * .45), (w * .445, h * .58), (w * .47, h * .605), (w * .5, h * .612), (w * .53, h * .605), (w * .555, h * .58), (w * .54, h * .45)], 7, ink, True)
    lips = [(w * (.5 + q), h * z) for q, z in ((-.12, .715), (-.05, .695), (0, .703), (.05, .695), (.12, .715), (.05, .748), (0, .755), (-.05, .748))]
    b.poly(lips, red)
    b.line([(w * .375, h * .712), (w * .5, h * .722), (w * .625, h * .712)], 7, ink)
    if man:
        for s in (-1, 1):
            pts = [(w * .5 + s * w * q, h * z) for q, z in ((.005, .655), (.08, .648), (.17, .672), (.26, .65), (.31, .585), (.29, .545))]
            b.line(pts, 30, ink, True)
            b.line(pts[:5], 34, ink, True)
        for k, c in ((0, white), (1, red), (2, white)):
            b.line([(w * (.475 + .025 * k), h * .20), (w * (.475 + .025 * k), h * .36)], 15, c, True)
    else:
        b.dot(w * .5, h * .315, 34, red)
        b.dot(w * .5, h * .27, 10, white)
        b.line(b.arc(w * .42, h * .615, 40, .0, 5.4), 9, gold)
        b.dot(w * .385, h * .635, 12, white)
        b.dot(w * .5, h * .82, 8, ink)
    return b.done(.6)
