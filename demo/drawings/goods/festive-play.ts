import { darker, gold, lighter, scheme, tones } from '../kit/colour.ts';
import { flower, lotus, mandala, paisley, petal, tassel, vine } from '../kit/motif.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, disc, line, oval, ring, roundRect, shape, times } from '../kit/shape.ts';
import { ball, band, solid, turned } from '../kit/solid.ts';
import { grain, threads } from '../kit/texture.ts';

const stamps: Draw = (pen) => {
  const wood = [tones.sheesham, tones.teak, lighter(tones.sheesham, 0.08), tones.teak];
  const line3 = '#3E2414';
  const faces = [
    mandala(0, 0, [
      [84, 6, 'ring', line3],
      [54, 12, 'petal', line3],
      [48, 5, 'ring', line3],
      [26, 8, 'petal', line3],
      [10, 7, 'ring', line3],
    ]),
    paisley(0, 4, 74, [line3, '#C08A5A', 16]) + ring(0, 0, 88, line3, 5),
    flower(0, 0, 82, [line3, '#C08A5A', 8]) + ring(0, 0, 90, line3, 5),
    lotus(0, 56, 150, [line3, '#C08A5A']) + ring(0, 0, 90, line3, 5),
  ];
  const standing = (x: number, y: number, i: number) =>
    turned(pen, x, wood[i] ?? tones.teak, {
      profile: [
        [y - 250, 46],
        [y - 226, 60],
        [y - 190, 36],
        [y - 150, 44],
        [y - 122, 110],
        [y - 90, 128],
        [y, 130],
      ],
      finish: 'wood',
      tilt: 0.26,
      decor:
        [y - 100, y - 20].map((h) => line(band(x, h, 134, 0.26), line3, 5)).join('') +
        times(11, (k) => disc(x - 125 + k * 25, y - 40 + Math.sin((k / 10) * Math.PI) * 32, 8, line3)),
    });
  const shown = (x: number, y: number, i: number) =>
    turned(pen, x, darker(wood[i] ?? tones.teak, 0.12), {
      profile: [
        [y - 10, 118],
        [y + 40, 122],
      ],
      tilt: 1,
      finish: 'wood',
    }) +
    disc(x, y, 122, lighter(wood[i] ?? tones.teak, 0.3)) +
    ring(x, y, 122, darker(tones.sheesham, 0.3), 5) +
    at(x + 3, y + 4, `<g opacity=".35">${(faces[i] ?? '').replaceAll(line3, '#FFF1D6')}</g>`) +
    at(x, y, faces[i] ?? '', { scale: 1.12 });
  const printed = `<g transform="translate(480 1010) scale(1 .4)" opacity=".85">${mandala(0, 0, [
    [180, 8, 'ring', '#F7EFE0'],
    [128, 16, 'petal', '#C94F5C'],
    [118, 6, 'ring', '#F7EFE0'],
    [70, 10, 'petal', '#E3A02E'],
    [60, 12, 'dot', '#F7EFE0'],
  ])}</g>`;
  return {
    art:
      printed +
      standing(330, 640, 0) +
      standing(630, 640, 1) +
      oval([216, 880], 130, 30, '#2B1808', 'opacity=".3"') +
      oval([744, 880], 130, 30, '#2B1808', 'opacity=".3"') +
      shown(206, 760, 2) +
      shown(754, 760, 3) +
      oval([480, 900], 130, 26, '#2B1808', 'opacity=".3"') +
      shown(480, 790, 0),
    place: 'floor',
    light: 'clay',
    spread: 0,
    raise: 60,
  };
};

/** The runner lies along a table and hangs over its near edge. */
const runner: Draw = (pen, colour) => {
  const [main, second, third] = scheme(colour, []);
  const wood = tones.teak;
  const lamp = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      shape('M-44 -4H44Q40 34 0 36Q-40 34 -44 -4Z', second) +
        shape(petal(46, 15), third, 'transform="translate(0 -10)"') +
        times(3, (i) => disc(-18 + i * 18, 12, 5, main)),
      { scale: s },
    );
  const table =
    solid(pen, 'M236 430H724L860 740H100Z', wood, {
      finish: 'cloth',
      decor: `<g opacity=".5">${grain(pen, wood)}</g>`,
    }) +
    solid(pen, 'M100 740H860V782H100Z', darker(wood, 0.15), { finish: 'wood' }) +
    [150, 770]
      .map((x) =>
        solid(pen, `M${x} 782H${x + 44}L${x + 36} 1030H${x + 8}Z`, darker(wood, 0.2), { finish: 'wood' }),
      )
      .join('');
  const top = 'M394 430H566L640 740H320Z';
  const onTop =
    times(4, (i) => {
      const y = 462 + i * i * 14 + i * 34;
      return `<g transform="translate(480 ${y}) scale(1 .6)">${lamp(0, 0, 0.7 + i * 0.2)}${flower(-64 - i * 11, 0, 16 + i * 4, [third, second, 8])}${flower(64 + i * 11, 0, 16 + i * 4, [third, second, 8])}</g>`;
    }) + line('M406 430L338 740M554 430L622 740', second, 9);
  const drop = 'M320 740H640V960L480 1010L320 960Z';
  const hanging =
    lamp(480, 850, 1.3) +
    flower(382, 830, 26, [third, second, 8]) +
    flower(578, 830, 26, [third, second, 8]) +
    times(9, (i) => paisley(346 + i * 34, 922 + (4 - Math.abs(i - 4)) * 10, 17, [second, main, 0])) +
    line('M338 740V948L480 992L622 948V740', second, 9) +
    times(10, (i) => disc(347 + i * 29.5, 768, 7, i % 2 ? second : third));
  const cloth =
    solid(pen, top, lighter(main, 0.08), { finish: 'cloth', decor: onTop + threads(pen) }) +
    solid(pen, drop, main, { finish: 'cloth', decor: hanging + threads(pen) }) +
    line('M320 740H640', lighter(main, 0.35), 4);
  const tassels = times(9, (i) =>
    tassel(328 + i * 38, 954 + (4 - Math.abs(i - 4)) * 12, 62, i % 2 ? second : third),
  );
  return { art: table + tassels + cloth, place: 'floor', spread: 380, raise: 40, zoom: 1.02 };
};

const dandiya: Draw = (pen, colour) => {
  const many =
    colour === 'Multicolour'
      ? ['#B23A30', '#DDA02E', '#23726F', '#C4527A']
      : [scheme(colour, [])[0], '#F0C04A', scheme(colour, [])[0], '#F4E7CC'];
  const stick = (turn: number) =>
    at(
      480,
      620,
      times(12, (i) =>
        solid(pen, roundRect([-30, -430 + i * 72], [60, 70], 16), many[i % many.length] ?? '#B23A30', {
          finish: 'glaze',
          decor: line(`M-30 ${-396 + i * 72}H30`, '#FFF1CC', 5, 'stroke-dasharray="6 7"'),
        }),
      ).concat(
        ball(pen, 0, -440, 34, gold),
        ball(pen, 0, 444, 34, gold),
        tassel(0, 470, 110, many[0] ?? '#B23A30'),
        times(4, (i) => ball(pen, -24 + i * 16, 480 + (i % 2) * 14, 10, gold)),
      ),
      { turn },
    );
  return {
    art: stick(32) + stick(-32) + ring(480, 620, 44, '#8A6A3A', 10),
    place: 'wall',
    zoom: 0.96,
    raise: 20,
  };
};

const pichkari: Draw = (pen) => {
  const barrel = turned(pen, 0, tones.brass, {
    profile: [
      [-360, 22],
      [-330, 30],
      [-310, 70],
      [-290, 62],
      [200, 62],
      [220, 74],
      [250, 74],
    ],
    finish: 'metal',
    decor:
      [-280, -240, 150, 190].map((y) => line(`M-70 ${y}H70`, darker(tones.brass, 0.4), 6)).join('') +
      vine(
        [0, -200],
        [0, 130],
        [darker(tones.brass, 0.45), darker(tones.brass, 0.45), lighter(tones.brass, 0.4)],
        4,
      ),
  });
  const rod =
    box([-12, 250], [24, 190], tones.copper) +
    turned(pen, 0, tones.brass, {
      profile: [
        [420, 30],
        [440, 64],
        [470, 64],
        [490, 40],
      ],
      finish: 'metal',
    });
  const spray = times(46, () => {
    const far = pen.random();
    return disc(
      (pen.random() - 0.5) * (20 + far * 210),
      -390 - far * 210,
      4 + pen.random() * 9 * (0.4 + far),
      ['#C94F7C', '#DFA62B', '#2E9AA6', '#3F6B42'][Math.floor(pen.random() * 4)] ?? '#C94F7C',
    );
  });
  const heap = (x: number, tone: string) =>
    shape(`M${x - 80} 985Q${x - 40} 930 ${x} 916Q${x + 44} 930 ${x + 80} 985Z`, tone) +
    oval([x - 14, 946], 26, 10, lighter(tone, 0.35), 'opacity=".6"');
  return {
    art:
      heap(400, '#DFA62B') +
      heap(560, '#C94F7C') +
      heap(730, '#2E9AA6') +
      at(440, 620, rod + barrel + spray, { turn: 38, scale: 0.92 }),
    place: 'floor',
    spread: 0,
    raise: 60,
  };
};

export const festivePlay: Record<string, Draw> = {
  FE05: stamps,
  FE09: runner,
  FE10: dandiya,
  FE15: pichkari,
};
