import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { crate } from '../kit/made.ts';
import { jitter, type Pen, tiled } from '../kit/pen.ts';
import { rolledRim } from '../kit/rolled-rim.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, disc, line, ring, shape, times } from '../kit/shape.ts';
import { limb, turned, type Turned } from '../kit/solid.ts';
import { weave } from '../kit/texture.ts';

function ropeBasket(pen: Pen, made: Turned & { tone: string }, rows: number, strand: number): string {
  const tilt = made.tilt ?? 0.2;
  const [first, last] = [made.profile[0]?.[0] ?? 0, made.profile.at(-1)?.[0] ?? 0];
  const wide = Math.max(...made.profile.map(([, r]) => r));
  const plait = times(rows, (row) => {
    const y = first - 20 + ((last - first + 70) * row) / rows;
    const count = Math.round((wide * 2) / strand);
    return times(count + 1, (i) => {
      const x = 480 - wide + i * strand + (row % 2) * strand * 0.5;
      const drop = Math.sqrt(Math.max(0, 1 - ((x - 480) / wide) ** 2)) * wide * tilt;
      const shade =
        jitter(pen, 1) > 0
          ? lighter(made.tone, 0.1 + pen.random() * 0.2)
          : darker(made.tone, pen.random() * 0.14);
      const lean = (row % 2 ? 1 : -1) * 32;
      return `<ellipse cx="${x}" cy="${y + drop}" rx="${strand * 0.56}" ry="${((last - first) / rows) * 0.5}" fill="${shade}" stroke="${darker(made.tone, 0.55)}" stroke-width="2" transform="rotate(${lean} ${x} ${y + drop})"/>`;
    });
  });
  return turned(pen, 480, darker(made.tone, 0.4), { ...made, decor: plait });
}

const kauna: Draw = (pen) => {
  const tone = tones.reed;
  const profile: Turned['profile'] = [
    [640, 256],
    [720, 280],
    [820, 284],
    [920, 256],
    [986, 216],
  ];
  const stakes = times(19, (i) =>
    line(`M${206 + i * 30.5} 600Q${200 + i * 31} 820 ${250 + i * 25.5} 1040`, darker(tone, 0.25), 10),
  );
  const rows = times(23, (i) =>
    line(
      `M180 ${650 + i * 17}Q480 ${790 + i * 17} 780 ${650 + i * 17}`,
      i % 6 === 0 ? '#7A5A32' : lighter(tone, i % 2 ? 0.28 : 0.12),
      13,
      `stroke-dasharray="${26} 6" stroke-dashoffset="${(i % 2) * 16}"`,
    ),
  );
  const arch = (lift: number, shade: string) =>
    line(
      `M226 650C240 ${300 - lift} 400 ${230 - lift} 480 ${230 - lift}C560 ${230 - lift} 720 ${300 - lift} 734 650`,
      shade,
      22,
    );
  const wrap = times(26, (i) => {
    const a = Math.PI * ((i + 0.5) / 26);
    return line(`M${480 - Math.cos(a) * 246 - 8} ${640 - Math.sin(a) * 396}l18 12`, darker(tone, 0.35), 4);
  });
  return {
    art:
      arch(0, darker(tone, 0.5)) +
      line('M226 650C240 302 400 232 480 232C560 232 720 302 734 650', lighter(tone, 0.15), 16) +
      wrap +
      turned(pen, 480, darker(tone, 0.3), { profile, tilt: 0.24, hollow: '#8A6636', decor: stakes + rows }) +
      rolledRim(642, 256, [0.24, tone]),
    place: 'floor',
    spread: 230,
    raise: 20,
  };
};

const hyacinth: Draw = (pen) => {
  const tone = '#B58D5B';
  return {
    art:
      ropeBasket(
        pen,
        {
          tone,
          profile: [
            [640, 300],
            [760, 300],
            [900, 290],
            [986, 276],
          ],
          tilt: 0.24,
          hollow: '#7E5D38',
          flat: false,
        },
        9,
        46,
      ) +
      rolledRim(642, 300, [0.24, tone]) +
      at(
        480,
        786,
        shape('M-66 0Q0 -26 66 0L60 34Q0 12 -60 34Z', '#4A3320') +
          line('M-70 -2Q0 -30 70 -2', lighter(tone, 0.3), 10),
      ),
    place: 'floor',
    light: 'sage',
    spread: 300,
    raise: 130,
    zoom: 1.06,
  };
};

const kottan: Draw = (pen, colour) => {
  const [a, b] = colour === 'Natural' ? ['#E2C78E', '#C9A45E'] : scheme(colour, []);
  const profile: Turned['profile'] = [
    [610, 240],
    [700, 232],
    [860, 214],
    [986, 200],
  ];
  const plait = weave(pen, 68, [a, b]);
  const lace = times(2, (row) =>
    times(15, (i) => {
      const t = (i + 0.5) / 15;
      const angle = Math.PI * t;
      const [x, y] = [480 - Math.cos(angle) * 246, 622 + Math.sin(angle) * 58 + row * 26];
      return ring(x, y, 17, row ? '#F6EFDF' : '#EFE4CC', 5) + disc(x, y, 6, row ? b : a);
    }),
  );
  const handle = (lift: number) =>
    limb(
      [
        [290, 640],
        [330, 420 - lift],
        [480, 340 - lift],
        [630, 420 - lift],
        [670, 640],
      ],
      20,
      a,
    );
  return {
    art:
      handle(40) +
      turned(pen, 480, a, { profile, tilt: 0.22, hollow: '#C7A667', decor: plait }) +
      lace +
      handle(0),
    place: 'floor',
    spread: 200,
    raise: 60,
    zoom: 1.05,
  };
};

const caneTrunk: Draw = (pen) => {
  const tone = tones.cane;
  const twill = box(
    [-10, -10],
    [130, 130],
    tiled(
      pen,
      [8, 8],
      box([0, 0], [8, 8], darker(tone, 0.4)) +
        line('M0 2H5M4 6H9M-1 6H1', lighter(tone, 0.22), 3.2) +
        line('M6.6 0V3.4M2.6 4V7.4', darker(tone, 0.05), 2),
    ),
  );
  const poles = (x: number) => box([x, 0], [5, 100], '#8A5A2B') + line(`M${x + 1.6} 0V100`, '#D8B070', 1);
  const side =
    twill +
    [0, 31.6, 63.3, 95].map(poles).join('') +
    box([0, 0], [100, 6], '#8A5A2B') +
    box([0, 93], [100, 7], '#8A5A2B') +
    box([0, 30], [100, 4], '#6E4422') +
    line('M0 31.6H100', '#2B1608', 1.4);
  const top =
    twill +
    box([0, 0], [100, 5], '#A06E38') +
    box([0, 95], [100, 5], '#A06E38') +
    box([0, 0], [5, 100], '#A06E38') +
    box([95, 0], [5, 100], '#A06E38') +
    line('M0 0L100 100M100 0L0 100', '#A06E38', 3);
  const clasp = at(
    332,
    760,
    box([-18, -14], [36, 62], '#6E4422', 'rx="6" transform="skewY(20)"') + ring(0, 28, 13, '#E0BC7C', 6),
  );
  const handle = limb(
    [
      [600, 800],
      [610, 838],
      [690, 812],
      [704, 764],
    ],
    14,
    '#8A5A2B',
  );
  return {
    art:
      crate(pen, { x: 520, y: 990, w: 370, d: 290, h: 270, tone, left: side, right: side, top }) +
      clasp +
      handle,
    place: 'floor',
    spread: 0,
    raise: 110,
    zoom: 1.06,
  };
};

export const wovenBaskets: Record<string, Draw> = {
  SB10: caneTrunk,
  SB12: kauna,
  SB14: kottan,
  SB16: hyacinth,
};
