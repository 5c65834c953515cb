import { lighter, mix } from '../kit/colour.ts';
import { clipped, jitter, lifted } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, ring, roundRect, shape, times } from '../kit/shape.ts';
import { ball, band, solid, turned } from '../kit/solid.ts';
import { specks } from '../kit/texture.ts';

const hornStand: Draw = (pen) => {
  const [pale, dark] = ['#C9A877', '#3B2A20'];
  const streaks = times(46, (i) =>
    line(
      `M${300 + i * 8} 540C${312 + i * 8 + jitter(pen, 26)} 680 ${294 + i * 8 + jitter(pen, 30)} 800 ${300 + i * 8 + jitter(pen, 20)} 980`,
      mix(pale, dark, 0.25 + pen.random() * 0.7),
      7 + pen.random() * 16,
      'opacity=".5"',
    ),
  );
  const cup = turned(pen, 480, mix(pale, dark, 0.35), {
    profile: [
      [560, 172],
      [700, 164],
      [850, 158],
      [930, 160],
    ],
    hollow: dark,
    finish: 'glaze',
    tilt: 0.22,
    decor:
      streaks + line(band(480, 610, 172, 0.22), '#E6BE62', 8) + line(band(480, 880, 160, 0.22), '#E6BE62', 8),
  });
  const base = turned(pen, 480, '#74472A', {
    profile: [
      [922, 204],
      [940, 214],
      [966, 208],
      [986, 216],
    ],
    finish: 'wood',
    tilt: 0.2,
    decor: line(band(480, 956, 212, 0.2), '#A8703F', 5),
  });
  const pencil = (x: number, lean: number, tone: string) =>
    at(
      x,
      640,
      box([-13, -330], [26, 330], tone) +
        box([-13, -330], [9, 330], lighter(tone, 0.3)) +
        shape('M-13 -330H13L4 -372H-4Z', '#E3C48E') +
        shape('M-5 -366H5L0 -390Z', '#2B1D14'),
      { turn: lean },
    );
  const pen1 = at(
    500,
    640,
    solid(pen, 'M-17 0V-300Q-17 -372 0 -380Q17 -372 17 -300V0Z', '#23344F', { finish: 'glaze' }) +
      box([-18, -200], [36, 12], '#E6BE62') +
      line('M13 -356V-230', '#E6BE62', 8),
    { turn: 3 },
  );
  const brush = at(
    560,
    640,
    box([-8, -280], [16, 290], '#B5793F') +
      box([-11, -318], [22, 46], '#BFC2C4') +
      shape('M-12 -316C-22 -352 -6 -386 2 -404C8 -380 20 -350 12 -316Z', '#4A2E1C'),
    { turn: 13 },
  );
  return {
    art:
      base +
      cup +
      clipped(
        pen,
        'M0 0H960V562H631A151 31 0 0 1 329 562H0Z',
        pencil(410, -12, '#C0392B') + pencil(446, -5, '#E3A32B') + pen1 + brush,
      ),
    place: 'floor',
    light: 'sage',
    spread: 210,
    raise: 60,
    zoom: 1.08,
  };
};

/** Drawn silver wire: a dark under-line, the wire, and its glint. */
function wire(d: string, width = 5): string {
  return (
    line(d, '#6D7276', width + 2.6) +
    line(d, '#D6DADD', width) +
    line(d, '#FFFFFF', width * 0.3, 'opacity=".9" transform="translate(-.8 -.8)"')
  );
}

const brooch: Draw = (pen) => {
  const outline = 'M0 -60C-62 -110 -70 -210 0 -282C70 -210 62 -110 0 -60Z';
  const curls = [-92, -138, -184]
    .map((y, i) =>
      [-1, 1]
        .map((s) =>
          wire(
            `M0 ${y + 24}C${s * (30 - i * 3)} ${y + 16} ${s * (38 - i * 5)} ${y - 18} ${s * (20 - i * 2)} ${y - 26}C${s * 6} ${y - 26} ${s * 4} ${y - 6} ${s * 16} ${y - 6}`,
            3.4,
          ),
        )
        .join(''),
    )
    .join('');
  const leafOf = (turn: number) =>
    at(
      0,
      0,
      shape(outline, '#8E9599', 'opacity=".35"') +
        times(9, (i) => line(`M${-40 + i * 10} -70V-260`, '#E8EBEC', 1, 'opacity=".0"')) +
        curls +
        wire('M0 -66V-236', 3.4) +
        wire(outline, 7) +
        ball(pen, 0, -292, 11, '#D6DADD') +
        ball(pen, 0, -222, 7, '#E6E9EA'),
      { turn },
    );
  const under = around(8, 0, (_x, _y, turn) =>
    at(
      0,
      0,
      wire('M0 -80C-44 -110 -40 -180 0 -206C40 -180 44 -110 0 -80Z', 5) +
        wire('M0 -96C-20 -120 -20 -160 0 -180C20 -160 20 -120 0 -96Z', 3) +
        ball(pen, 0, -214, 8, '#D6DADD'),
      { turn: turn + 22.5 },
    ),
  );
  const heart =
    disc(0, 0, 76, '#6D7276') +
    times(4, (i) =>
      around(
        28 - i * 6,
        68 - i * 15,
        (x, y) => disc(x, y, 6.4 - i * 0.4, '#C3C8CB') + disc(x - 1.6, y - 1.8, 2.4, '#FFFFFF'),
      ),
    ) +
    ball(pen, 0, 0, 24, '#A8322A') +
    ring(0, 0, 27, '#E6E9EA', 5);
  const drops = [-1, 0, 1]
    .map((s) =>
      at(
        s * 206,
        s === 0 ? 300 : 216,
        wire('M0 0V34', 3) +
          wire('M0 34C-26 60 -24 96 0 110C24 96 26 60 0 34Z', 5) +
          ball(pen, 0, 76, 12, '#D6DADD') +
          ball(pen, 0, 122, 8, '#D6DADD'),
      ),
    )
    .join('');
  const pad =
    solid(pen, roundRect([130, 230], [700, 760], 40), '#3A2140', {
      finish: 'cloth',
      decor: specks(
        pen,
        [
          [130, 230],
          [700, 760],
        ],
        [500, 1.6, '#6B4A72'],
      ),
    }) + line(roundRect([152, 252], [656, 716], 28), '#8E6A94', 3, 'opacity=".6"');
  return {
    art:
      lifted(pen, pad) +
      at(480, 560, lifted(pen, drops + under + around(8, 0, (_x, _y, turn) => leafOf(turn)) + heart, 8), {
        scale: 0.94,
      }),
    place: 'wall',
    light: 'clay',
    raise: 0,
  };
};

export const deskGifts: Record<string, Draw> = { GI10: hornStand, GI11: brooch };
