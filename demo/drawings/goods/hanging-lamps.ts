import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { chain } from '../kit/lamp.ts';
import { petal } from '../kit/motif.ts';
import { clipped, pick, pierced, round } from '../kit/pen.ts';
import { type Draw, glow } from '../kit/scene.ts';
import { around, at, disc, ellipsePath, line, oval, shape, times } from '../kit/shape.ts';
import { ball, band, outline, turned, type Turned } from '../kit/solid.ts';

const piercedLantern: Draw = (pen, colour) => {
  const [tone] = scheme(colour, [tones.antique]);
  const trim = colour === 'Black Gold' ? '#D9A93F' : lighter(tone, 0.2);
  const lit = round(pen, ['#FFF6CF', '#FFD774', '#F0A63C'], true);
  const profile: Turned['profile'] = [
    [430, 96],
    [470, 180],
    [560, 240],
    [660, 246],
    [760, 190],
    [840, 90],
    [860, 60],
  ];
  const holes = times(7, (row) =>
    times(13, (i) => {
      const y = 500 + row * 50;
      const spread = 1 - Math.abs(row - 2.6) * 0.11;
      const x = 480 + Math.sin(((i - 6) / 6.4) * 1.5) * 246 * spread;
      const w = Math.cos(((i - 6) / 6.4) * 1.4);
      return row % 2
        ? `<ellipse cx="${x}" cy="${y + w * 14}" rx="${9 * w + 2}" ry="11" fill="#000"/>`
        : `<path transform="translate(${x} ${y + w * 14}) scale(${w * 0.9 + 0.1} 1)" d="M0 -22C12 -10 12 10 0 22C-12 10 -12 -10 0 -22Z" fill="#000"/>`;
    }),
  );
  const shell = pierced(pen, turned(pen, 480, tone, { profile, finish: 'metal', tilt: 0.1 }), holes);
  const cap = turned(pen, 480, tone, {
    profile: [
      [300, 20],
      [330, 44],
      [360, 70],
      [400, 84],
      [434, 112],
    ],
    finish: 'metal',
    decor: [352, 400, 420].map((y) => line(band(480, y, 120, 0.1), trim, 5)).join(''),
  });
  const tail = turned(pen, 480, trim, {
    profile: [
      [850, 66],
      [872, 74],
      [890, 40],
      [910, 18],
      [930, 26],
      [956, 4],
    ],
    finish: 'metal',
  });
  return {
    art:
      chain(480, -20, 280) +
      ball(pen, 480, 286, 17, trim) +
      glow(pen, 480, 640, 460, 0.95) +
      shape(outline(480, { profile }, 0.1), lit) +
      shell +
      line(band(480, 440, 112, 0.1), trim, 10) +
      line(band(480, 846, 84, 0.1), trim, 8) +
      cap +
      tail,
    place: 'hung',
    light: 'dusk',
  };
};

/** Rings of cut glass in cement round a globe: squares, then diamonds with corner pieces between them. */
function mosaic(list: readonly string[], [cx, cy, r]: readonly [number, number, number]): string {
  const rows = 11;
  return times(rows, (row) => {
    const [from, middle, to] = [row, row + 0.5, row + 1].map((step) => (step / rows - 0.5) * Math.PI);
    const count = Math.max(6, Math.round((Math.cos(middle ?? 0) * r) / 17));
    return times(count, (i) => {
      const point = (turn: number, lat = 0) =>
        `${cx + Math.sin(((i + turn) / count - 0.5) * Math.PI) * Math.cos(lat) * r} ${cy + Math.sin(lat) * r}`;
      const piece = (d: string, fill: string) =>
        shape(d, fill, 'stroke="#7A5220" stroke-width="3" stroke-linejoin="round"');
      const square = piece(
        `M${point(0, from)}L${point(1, from)}L${point(1, to)}L${point(0, to)}Z`,
        pick(list, row % 2 ? row : i + row),
      );
      return row % 2
        ? square +
            piece(
              `M${point(0.5, from)}L${point(1, middle)}L${point(0.5, to)}L${point(0, middle)}Z`,
              pick(list, i + row + 1),
            )
        : square;
    });
  });
}

const mosaicLamp: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const many = colour === 'Multicolour';
  const glasses: Record<string, readonly string[]> = {
    Multicolour: ['#C0392B', '#E9A92C', '#1F8A80', '#2F58B5', '#C4427A', '#6FAE55'],
    Amber: ['#D67F14', '#F5B63A', '#A9500F', '#FAD47A'],
    Red: ['#BE1F22', '#DE4A35', '#821318', '#F0855A'],
  };
  const list = glasses[colour ?? ''] ?? [tone, lighter(tone, 0.22), darker(tone, 0.3), lighter(tone, 0.42)];
  const [heart, leafOf] = many ? ['#C0392B', '#2F58B5'] : [darker(tone, 0.12), tone];
  const r = 236;
  const flowers =
    around(8, 1, (_x, _y, turn) =>
      at(480, 650, at(0, -26, shape(petal(82, 26), heart, 'stroke="#7A5220" stroke-width="3"')), { turn }),
    ) +
    around(8, 1, (_x, _y, turn) =>
      at(480, 650, at(0, -92, shape(petal(26, 13), leafOf)), { turn: turn + 22.5 }),
    ) +
    disc(480, 650, 30, leafOf) +
    disc(480, 650, 14, '#FFF1C9');
  const medallion =
    disc(480, 650, 132, '#7A5220') + disc(480, 650, 127, many ? '#F8E6B4' : lighter(tone, 0.72)) + flowers;
  const light =
    disc(480, 650, r, round(pen, ['#FFF3C0@0/.42', '#FFE39A@.55/.16', '#2B1608@1/.42'], true)) +
    line('M330 560Q360 490 430 456', '#FFFFFF', 14, 'opacity=".5"');
  const shade =
    disc(480, 650, r, '#7A5220') +
    clipped(pen, ellipsePath([480, 650], r, r), mosaic(list, [480, 650, r])) +
    medallion +
    light;
  const cap = turned(pen, 480, tones.antique, {
    profile: [
      [330, 16],
      [350, 40],
      [384, 60],
      [420, 96],
      [440, 104],
    ],
    finish: 'metal',
  });
  const end = turned(pen, 480, tones.antique, {
    profile: [
      [866, 60],
      [886, 64],
      [900, 26],
      [926, 18],
      [946, 4],
    ],
    finish: 'metal',
  });
  const halo = many ? '' : oval([480, 650], 430, 430, round(pen, [`${tone}@.4/.34`, `${tone}@1/0`], true));
  return {
    art: chain(480, -20, 320) + glow(pen, 480, 650, 480, 0.8) + halo + shade + cap + end,
    place: 'hung',
    light: 'dusk',
  };
};

const bambooPendant: Draw = (pen, colour) => {
  const tone = colour === 'Natural' ? '#D2A563' : colour === 'Black' ? '#37302B' : '#7A5433';
  const profile: Turned['profile'] = [
    [430, 60],
    [470, 150],
    [560, 250],
    [660, 290],
    [740, 284],
    [790, 262],
  ];
  const holes = times(9, (row) =>
    times(13, (i) => {
      const y = 470 + row * 42;
      const x = 480 + ((i - 6) * 52 + (row % 2) * 26) * (0.62 + Math.min(1, row / 5) * 0.38);
      return `<path transform="translate(${x} ${y + 24}) scale(.8)" d="M-12 -24H12L25 0L12 24H-12L-25 0Z" fill="#000"/>`;
    }),
  );
  const strands = times(13, (i) =>
    line(
      `M${300 + i * 30} 430Q${160 + i * 53} 620 ${190 + i * 48} 820M${660 - i * 30} 430Q${800 - i * 53} 620 ${770 - i * 48} 820`,
      lighter(tone, 0.2),
      4,
      'opacity=".7"',
    ),
  );
  const shell = pierced(
    pen,
    turned(pen, 480, tone, {
      profile,
      tilt: 0.14,
      decor: strands + times(9, (i) => line(band(480, 466 + i * 42, 300, 0.1), darker(tone, 0.25), 7)),
    }),
    holes,
  );
  const inner = shape(outline(480, { profile }, 0.14), round(pen, ['#FFF4CC', '#FFD37C', '#B9762E'], true));
  return {
    art:
      line('M480 -10V400', '#2B1D14', 6) +
      turned(pen, 480, darker(tone, 0.2), {
        profile: [
          [380, 26],
          [400, 40],
          [436, 66],
        ],
      }) +
      glow(pen, 480, 690, 470, 0.9) +
      inner +
      oval([480, 640], 52, 64, '#FFFBEA') +
      shell +
      line(band(480, 790, 262, 0.14), darker(tone, 0.1), 20) +
      line(band(480, 786, 262, 0.14), lighter(tone, 0.3), 5, 'stroke-dasharray="12 7"'),
    place: 'hung',
    light: 'dusk',
  };
};

const coconutLamp: Draw = (pen) => {
  const tone = '#5E3A22';
  const profile: Turned['profile'] = [
    [400, 90],
    [440, 180],
    [530, 246],
    [650, 262],
    [760, 230],
    [850, 140],
    [876, 70],
  ];
  const bloom = (x: number, y: number, w: number) =>
    `<g transform="translate(${x} ${y}) scale(${w} 1)">${around(8, 0, (_x, _y, turn) => `<path d="M0 -14C-10 -26 -10 -46 0 -58C10 -46 10 -26 0 -14Z" fill="#000" transform="rotate(${turn})"/>`)}${around(16, 74, (a, b) => `<circle cx="${a}" cy="${b}" r="4.5" fill="#000"/>`)}<circle r="7" fill="#000"/></g>`;
  const holes =
    bloom(480, 640, 1.35).replace('scale(1.35 1)', 'scale(1.35)') +
    bloom(296, 620, 0.46) +
    bloom(664, 620, 0.46) +
    times(
      17,
      (i) =>
        `<circle cx="${480 + Math.sin((i - 8) * 0.19) * 232}" cy="${496 + Math.cos((i - 8) * 0.19) * 22}" r="6" fill="#000"/><circle cx="${480 + Math.sin((i - 8) * 0.19) * 214}" cy="${780 + Math.cos((i - 8) * 0.19) * 22}" r="6" fill="#000"/>`,
    );
  const fibre = times(70, () => {
    const [x, y] = [230 + pen.random() * 500, 400 + pen.random() * 460];
    return line(
      `M${x} ${y}q${pen.random() * 10 - 5} 22 ${pen.random() * 8 - 4} ${30 + pen.random() * 30}`,
      pen.random() > 0.5 ? lighter(tone, 0.22) : darker(tone, 0.4),
      2,
      'opacity=".6"',
    );
  });
  const shell = pierced(
    pen,
    turned(pen, 480, tone, { profile, finish: 'glaze', decor: fibre, tilt: 0.12 }),
    holes,
  );
  const cap = turned(pen, 480, tones.brass, {
    profile: [
      [320, 20],
      [344, 44],
      [370, 60],
      [402, 100],
      [414, 104],
    ],
    finish: 'metal',
  });
  const end = turned(pen, 480, tones.brass, {
    profile: [
      [866, 76],
      [884, 78],
      [900, 30],
      [924, 20],
      [944, 4],
    ],
    finish: 'metal',
  });
  return {
    art:
      line('M480 -10V320', '#8A6A3A', 8) +
      line('M480 -10V320', '#D9B878', 3, 'stroke-dasharray="8 8"') +
      glow(pen, 480, 640, 460, 0.9) +
      shape(outline(480, { profile }, 0.12), round(pen, ['#FFF8DA', '#FFD06A', '#C97A26'], true)) +
      shell +
      cap +
      end,
    place: 'hung',
    light: 'dusk',
  };
};

export const hangingLamps: Record<string, Draw> = {
  LI03: piercedLantern,
  LI04: mosaicLamp,
  LI06: bambooPendant,
  LI14: coconutLamp,
};
