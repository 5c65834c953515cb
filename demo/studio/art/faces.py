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


def log_god(skin, who, w=900, h=1100):
    """The faces of Puri: Jagannath's and Balabhadra's round eyes, Subhadra's long ones."""
    b = Hand(w, h, skin, 7, .4)
    red, white, black, gold = (186, 24, 34), (248, 244, 234), (18, 14, 14), (240, 184, 40)
    dark = who == "jagannath"
    for s in (-1, 1):
        x, y = w * (.5 + s * .225), h * .47
        if who == "subhadra":
            top = [(x + w * .16 * (t - .5) * 2, y - h * .075 * math.sin(math.pi * t)) for t in [k / 20 for k in range(21)]]
            low = [(x + w * .16 * (t - .5) * 2, y + h * .06 * math.sin(math.pi * t)) for t in [k / 20 for k in range(21)]]
            b.poly(top + low[::-1], white)
            b.line(top, 12, black)
            b.line(low, 9, black)
            b.dot(x, y, 40, black)
        elif dark:
            for r, c in ((.185, white), (.150, red), (.122, white), (.070, black)):
                b.dot(x, y, w * r, c)
        else:
            b.leaf(x - w * .175, y, 0, w * .35, h * .085, black)
            b.leaf(x - w * .16, y, 0, w * .32, h * .072, white)
            b.dot(x, y, w * .062, red)
            b.dot(x, y, w * .042, black)
    ink = white if dark else black
    b.line(b.arc(w * .5, h * .60, w * .27, .28, math.pi - .28), 34, red, True)
    b.line(b.arc(w * .5, h * .60, w * .305, .25, math.pi - .25), 8, white if dark else black, True)
    b.line(b.arc(w * .5, h * .60, w * .235, .34, math.pi - .34), 7, white if dark else black, True)
    b.dot(w * .5, h * .555, 26, red if not dark else gold)
    b.leaf(w * .5, h * .40, -math.pi / 2, h * .17, w * .028, red if not dark else gold)
    for s in (-1, 1):
        b.line([(w * (.5 + s * .05), h * .39), (w * (.5 + s * .10), h * .27), (w * (.5 + s * .06), h * .20)], 11, ink if dark else red, True)
    b.line([(w * .08, h * .235), (w * .5, h * .15), (w * .92, h * .235)], 22, gold)
    for k in range(13):
        t = k / 12
        b.dot(w * (.08 + .84 * t), h * (.235 - .085 * math.sin(math.pi * t) - .03), 12, white if dark else red)
    return b.done(.6)
