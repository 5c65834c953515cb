"""Idols cast in brass, bronze and bell metal."""
import math

import numpy as np

from forms import figures, ganesha
from forms.buddha import buddha, buddha_head
from forms.casting import cast
from forms.lakshmi import lakshmi, lakshmi_head
from forms.seats import arch, lotus_seat, mukut, plinth
from forms.sculpted import ball, beads, hoop, limb, melt, slab, thrown
from goods.good import Shot, good
from materials.carved import cast_metal


FINISH = {"antique-gold": ("brass", .24, None), "bright-gold": ("bright brass", .13, (.22, .11, .03)), "copper-tone": ("copper", .22, None), "patina-green": ("verdigris", .46, (.03, .11, .08))}


@good("DC01", "antique-gold", "bright-gold", "copper-tone", samples=36)
def seated_ganesha(colour):
    metal, at = cast_metal(*FINISH[colour]), (0, .45, 1.75)
    god = melt(.04, ganesha.seated(True).moved(at), lotus_seat(3.75, 1.85), arch(4.1, 1.95, .3, 11.6), plinth((0, -.75, 0), (9.9, 8.1, .5)))
    cast(melt(.03, god.moved((0, 0, .45)), ganesha.mouse().moved((3.75, -3.7, .45), (0, 0, -60))), metal, .05, "ganesha")
    cast(ganesha.head(mukut(.95, 2.4, 4)).moved(np.add(at, (0, 0, .45))), metal, .035, "head")
    return Shot("sweep", "clay", azimuth=-12, elevation=9, fill=(.76, .82), centre=.49)


@good("DC15", "antique-gold", "patina-green", samples=44)
def brass_buddha(colour):
    metal = cast_metal(*FINISH[colour])
    cast(buddha(True), metal, .05, "buddha")
    cast(buddha_head(), metal, .028, "head")
    return Shot("sweep", "sage", azimuth=-10, elevation=9, fill=(.78, .82), centre=.49)


@good("DC02", samples=36)
def lakshmi_ganesh(colour):
    """Side by side on their lotuses, at one height, she at his right hand."""
    brass = cast_metal("brass", .22)
    at = (0, .45, 1.75)
    god = melt(.04, lotus_seat(3.55, 1.85), ganesha.seated().moved(at))
    sun_head = ganesha.head(mukut(.95, 2.4, 4), True).moved(at)
    for body, step, x in ((god, .05, 3.78), (sun_head, .035, 3.78), (lakshmi(), .048, -3.72), (lakshmi_head(), .032, -3.72)):
        cast(body, brass, step, "pair").location.x = x
    return Shot("sweep", "sand", azimuth=0, elevation=9, fill=(.90, .80), centre=.485)


@good("DC03", samples=44)
def nataraja(colour):
    cast(dancing_shiva(), cast_metal("bronze", .26, (.02, .011, .006)), .1, "nataraja")
    return Shot("sweep", "linen", azimuth=-8, elevation=6, fill=(.78, .78), centre=.49, exposure=.12)


def dancing_shiva():
    """Within the ring of fire: drum and flame, one hand that calms, one that points; the left leg thrown across, the dwarf underfoot."""
    head = melt(.06, figures.face(), figures.crown(3, .9, 2.0).moved((0, .1, .75)), ball((1.0, .0, -.85), (.17, .17, .26)).mirrored(), ball((0, .3, .4), (1.0, 1.0, 1.0)).cut(ball((0, -1.2, -.3), (1.0, 1.1, 1.05)), .1))
    body = melt(.45, ball((0, 0, 7.6), (1.25, .85, 1.1)), ball((-.05, .05, 6.4), (.95, .72, 1.1)), ball((-.1, .05, 5.3), (1.2, .9, .85)), limb([(0, .05, 8.25), (.9, .05, 8.15), (1.5, .1, 7.85)], [.5, .52, .48]).mirrored(), limb([(0, 0, 8.3), (.05, -.1, 9.3)], [.52, .42]))
    stand = limb([(-.65, 0, 5.0), (-1.75, -1.0, 3.6), (-.7, -.2, 1.6), (-.62, -.1, .85)], [.78, .62, .46, .32])
    foot = limb([(-.62, -.1, .75), (-.85, -.9, .62)], [.30, .24])
    thrown_leg = limb([(.55, -.1, 5.2), (1.2, -1.1, 5.0), (-.3, -1.65, 4.25), (-1.9, -1.75, 4.35)], [.80, .66, .48, .30])
    toe = limb([(-1.95, -1.75, 4.4), (-2.75, -1.85, 4.15)], [.27, .18])
    calm = melt(.06, figures.arm((-1.5, 0, 7.8), (-2.3, -.7, 6.7), (-1.7, -1.7, 7.4), .36), figures.hand((-1.7, -1.75, 7.4), (0, -.1, 1), (0, -1, 0), .75, -1))
    points = melt(.06, figures.arm((1.5, 0, 7.8), (1.7, -.9, 7.1), (-.4, -1.55, 6.9), .36), figures.hand((-.45, -1.58, 6.9), (-1, -.15, -.55), (0, -1, .2), .75, 1, .2))
    drum = melt(.06, figures.arm((-1.4, .2, 8.0), (-2.9, .1, 8.0), (-3.6, -.2, 9.3), .34), figures.hand((-3.6, -.2, 9.3), (-.2, 0, 1), (0, -1, 0), .65, -1, .7), limb([(-3.75, -.3, 9.95), (-3.75, -.3, 10.3), (-3.75, -.3, 10.65)], [.36, .17, .36], 2))
    fire = melt(.06, figures.arm((1.4, .2, 8.0), (2.9, .1, 8.0), (3.6, -.2, 9.3), .34), figures.hand((3.6, -.2, 9.3), (.2, 0, 1), (0, -1, 0), .65, 1, .5), ball((3.7, -.25, 10.3), (.3, .26, .38)), limb([(3.7, -.25, 10.4), (3.8, -.25, 10.9), (3.65, -.25, 11.3)], [.24, .15, .04]))
    locks = [limb([(s * .8, .3, 10.4 + .3 * k), (s * (1.9 + .2 * k), .4, 10.6 + .45 * k), (s * (3.0 + .1 * k), .45, 10.25 + .55 * k), (s * (3.7 - .1 * k), .45, 10.5 + .6 * k)], [.15, .14, .12, .06]) for s in (-1, 1) for k in (-2.4, -1.2, 0, 1.0)]
    sash = [limb([(1.0, -.3, 5.6), (2.3, .1, 6.0), (3.4, .2, 5.4), (4.3, .3, 5.9)], [.2, .2, .17, .07], 4, ((0, 1, 0), .5))]
    cloth = figures.folds(melt(.2, stand, thrown_leg), lambda p: p[:, 2] * 1.5 + p[:, 0] * .6, .02)
    worn = [figures.necklace(8.75, .75, .75, .35), figures.necklace(8.5, 1.0, .9, .9, 0, .1, .24), beads([(-.1 + 1.15 * math.cos(a), .05 + .9 * math.sin(a), 5.75) for a in np.linspace(0, 2 * math.pi, 50)], .12),
            *[hoop((0, 0, 0), .40, .1).moved(at, turn) for at, turn in (((-.64, -.15, 1.3), (0, 0, 0)), ((-1.6, -1.75, 4.33), (0, 90, 0)))]]
    dwarf = melt(.15, limb([(-2.2, -.1, .45), (-.6, -.1, .42), (.9, 0, .4)], [.42, .5, .45]), ball((-2.75, -.2, .72), .42), limb([(.9, .1, .4), (1.9, -.3, .7), (2.2, .2, .25)], [.38, .3, .2]), limb([(-1.9, -.5, .4), (-2.4, -.95, .25)], [.22, .18]))
    a = np.linspace(-.5 * math.pi + .42, 1.5 * math.pi - .42, 90)
    R, c = 5.6, 6.4
    ring = np.stack([R * np.cos(a), 0 * a + .45, c + R * np.sin(a)], 1)
    flames = []
    for q in np.linspace(a[0] + .05, a[-1] - .05, 29):
        flame = melt(.1, ball((.25, 0, 0), (.5, .15, .3)), limb([(.4, 0, 0), (.95, 0, .18), (1.35, 0, -.05)], [.24, .16, .05], 3), limb([(.3, 0, .1), (.75, 0, .5)], [.14, .04], 0), limb([(.3, 0, -.1), (.75, 0, -.45)], [.14, .04], 0))
        flames.append(flame.moved((R * math.cos(q), .45, c + R * math.sin(q)), (0, -math.degrees(q), 0)))
    circle = melt(.05, limb(ring, .23, 0), beads(ring + (ring - [0, .45, c]) * -.06, .1), limb(ring - (ring - [0, .45, c]) * .11, .1, 0), *flames)
    figure = melt(.06, melt(.2, body, cloth), foot, toe, calm, points, drum, fire, head.moved((.05, -.2, 10.1), (0, 0, 0), .95), *locks, *sash, *worn, dwarf)
    return melt(.05, figures.lotus(3.1, 1.5), figure.moved((0, 0, 1.4)), circle.moved((0, 0, 1.4)), slab((0, .1, .12), (6.6, 5.2, .3), .12))


@good("DC11", samples=44)
def dokra_durga(colour):
    cast(thread_durga(), cast_metal("antique brass", .27, (.03, .018, .008)), .085, "durga")
    return Shot("sweep", "linen", azimuth=-8, elevation=8, fill=(.74, .76), centre=.49, exposure=.1)


def thread_durga():
    """Ten arms like spokes, eyes of coiled wax, a skirt wound with thread; the lion bears her and the buffalo falls."""
    wound = lambda n, k=.05: lambda p: (k * np.sin(p[:, 2] * n)).astype(np.float32)
    skirt = thrown([(1.75, 2.4), (1.8, 2.6), (1.5, 3.8), (1.15, 5.2), (.95, 6.2)]).raised(wound(14))
    trunk = limb([(0, 0, 6.0), (0, 0, 7.4), (0, 0, 8.4)], [.85, .95, .7])
    bust = ball((.45, -.65, 7.6), .42).mirrored()
    neck = limb([(0, 0, 8.3), (0, 0, 9.3)], .38).raised(wound(16))
    eyes = melt(.02, hoop((.42, -.83, 10.25), .22, .07, 1), ball((.42, -.85, 10.25), .1)).mirrored()
    head = melt(.05, ball((0, 0, 10.1), (.98, .85, 1.1)), limb([(0, -.8, 10.3), (0, -1.05, 9.85)], [.1, .17]), limb([(-.3, -.78, 9.5), (0, -.86, 9.46), (.3, -.78, 9.5)], .08), eyes, limb([(.15, -.8, 10.65), (.45, -.78, 10.72), (.75, -.55, 10.6)], .07).mirrored(),
                ball((0, -.86, 10.75), .13), hoop((1.05, -.1, 9.6), .3, .1, 1).mirrored())
    rays = [limb([(.95 * math.sin(a), .1, 10.9 + .55 * math.cos(a)), (1.75 * math.sin(a), .1, 11.0 + 1.5 * math.cos(a))], [.17, .09], 0) for a in np.linspace(-1.15, 1.15, 9)]
    crown = melt(.04, *rays, *[ball((1.8 * math.sin(a), .1, 11.05 + 1.55 * math.cos(a)), .17) for a in np.linspace(-1.15, 1.15, 9)], hoop((0, .05, 10.85), .98, .14), hoop((0, .05, 11.1), .86, .12))
    arms = []
    for s in (-1, 1):
        for k, a in enumerate((35, 62, 90, 118, 142)):
            q = math.radians(a)
            e = (s * (1.0 + 1.7 * math.sin(q)), .15, 7.9 + 1.5 * math.cos(q) + .2)
            w = (s * (1.0 + 3.1 * math.sin(q)), -.2, 8.3 + 2.9 * math.cos(q) + .5)
            arms += [limb([(s * .8, .1, 8.0), e, w], [.30, .26, .22]), ball(w, .3), *[hoop((0, 0, 0), .3, .08, 0).moved(tuple(np.array(e) + (np.array(w) - e) * t), (0, -s * (90 - a), 0)) for t in (.72, .86)]]
            tip = (w[0] + s * .95 * math.sin(q * .6), -.25, w[2] + 1.2 * math.cos(q * .6))
            arms.append(melt(.04, limb([w, tip], [.1, .12], 0), (ball(tip, (.28, .09, .42)), hoop(tip, .34, .09, 1), limb([tip, (tip[0] + .25 * s, tip[1], tip[2] + .5)], [.2, .04], 0), ball(tip, .26), limb([(tip[0] - .3, tip[1], tip[2] + .3), tip, (tip[0] + .3, tip[1], tip[2] + .3)], .08, 0))[k]))
    trident = melt(.04, limb([(.5, -1.3, 9.0), (2.6, -1.6, 2.6)], .11, 0))
    lion = melt(.15, limb([(-1.6, 0, 1.75), (.4, .1, 1.7)], [.75, .72]), *[limb([(x, y, 1.5), (x, y - .1, .4)], [.36, .3], 0) for x in (-1.7, .4) for y in (-.45, .5)], ball((-2.5, -.35, 2.5), (.72, .7, .75)), hoop((-2.35, -.3, 2.45), .75, .24, 0), ball((-2.95, -.75, 2.3), (.34, .34, .26)),
                limb([(1.0, .2, 1.9), (1.6, .3, 2.6), (1.3, .3, 3.2)], [.14, .12, .2])).raised(wound(15, .03))
    demon = melt(.12, limb([(2.4, -.3, .9), (3.4, -.2, .9)], [.6, .55]), ball((2.3, -.75, 1.6), (.45, .5, .45)), limb([(2.1, -.75, 1.9), (1.6, -.8, 2.3), (1.75, -.8, 2.75)], [.15, .12, .05]), limb([(2.5, -.75, 1.9), (3.0, -.8, 2.3), (2.85, -.8, 2.75)], [.15, .12, .05]),
                 *[limb([(x, -.4, .7), (x, -.5, .3)], .24, 0) for x in (2.4, 3.3)]).raised(wound(15, .03))
    worn = [beads([(.72 * math.sin(a), -.1 - .85 * math.cos(a), z - d * math.cos(a)) for a in np.linspace(-1.9, 1.9, 40)], .13) for z, d in ((8.3, .25), (7.7, .6))]
    base = melt(.04, slab((.4, 0, .15), (8.6, 3.6, .34), .12), *[limb([(-3.9, y, .36), (4.7, y, .36)], .12, 0) for y in (-1.72, 1.72)])
    frame = [(4.6 * math.sin(a) + .15, 1.3, 6.7 + 6.6 * math.cos(a)) for a in np.linspace(-2.72, 2.72, 60)]
    inner = [(4.25 * math.sin(a) + .15, 1.3, 6.7 + 6.25 * math.cos(a)) for a in np.linspace(-2.72, 2.72, 60)]
    arch = melt(.03, limb(frame, .16, 0), limb(inner, .12, 0), beads([(4.95 * math.sin(a) + .15, 1.3, 6.7 + 6.95 * math.cos(a)) for a in np.linspace(-2.6, 2.6, 60)], .17, 3.0))
    return melt(.04, melt(.2, skirt, trunk, bust), neck, head, crown, *arms, trident, lion, demon, *worn, base, arch, beads([(1.7 * math.cos(a), 1.7 * math.sin(a), 2.75) for a in np.linspace(0, 2 * math.pi, 50)], .15))
