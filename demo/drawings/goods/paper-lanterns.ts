import { darker, lighter, mix, scheme } from '../kit/colour.ts';
import { flower, mandala, petal } from '../kit/motif.ts';
import { lifted, pierced, type Point, round } from '../kit/pen.ts';
import { type Draw, glow } from '../kit/scene.ts';
import { at, disc, line, oval, poly, shape, times } from '../kit/shape.ts';
import { limb, solid } from '../kit/solid.ts';

/** What the blade takes out of one wall: a peacock on a lotus under a leafy branch, as on the courtyard floors of Mathura. */
function peacockCut(x: number, flip: boolean): string {
  const tail = times(7, (i) =>
    at(-6, 812, shape(petal(150, 17), '#000') + disc(0, -122, 9, '#fff') + disc(0, -122, 4.5, '#000'), {
      turn: -112 + i * 15,
    }),
  );
  const bird =
    shape(
      'M52 700C70 690 92 700 90 722C88 742 66 746 66 770C72 812 56 852 10 856C-34 858 -46 822 -18 804C18 796 42 776 44 742C44 722 40 708 52 700Z',
      '#000',
    ) +
    shape('M92 708L120 716L92 722Z', '#000') +
    disc(70, 716, 5, '#fff') +
    times(
      3,
      (i) => line(`M${58 + i * 8} 694l${-8 + i * 9} -28`, '#000', 4) + disc(50 + i * 17, 662, 6, '#000'),
    ) +
    line('M-14 826Q14 838 44 818M2 846Q26 844 46 832', '#fff', 4) +
    line('M6 856V884M28 854V884', '#000', 7);
  const branch =
    line('M-106 634Q-50 606 0 624T106 616', '#000', 7) +
    times(9, (i) =>
      at(-96 + i * 24, 626 + (i % 2 ? -2 : 2), shape(petal(i % 2 ? 30 : 34, 12), '#000'), {
        turn: i % 2 ? 14 : 166,
      }),
    );
  const pond = [-74, 0, 74]
    .map((dx) =>
      at(
        dx,
        932,
        times(5, (i) =>
          at(0, 0, shape(petal(dx ? 34 : 46, 11), '#000', 'stroke="#fff" stroke-width="3"'), {
            turn: -72 + i * 36,
          }),
        ),
      ),
    )
    .join('');
  return `<g transform="translate(${x} 0) scale(${flip ? -1 : 1} 1)">${branch}${tail}${bird}${pond}</g>`;
}

const sanjhi: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const paper = colour === 'White' ? '#F8F2E4' : tone;
  const jali = (x0: number) =>
    times(
      9,
      (i) => `<path transform="translate(${x0 + i * 27} 548)" d="M0 -14L12 0L0 14L-12 0Z" fill="#000"/>`,
    ) + times(9, (i) => `<circle cx="${x0 + i * 27}" cy="582" r="6" fill="#000"/>`);
  const face = (d: string, cuts: string, shade: string) =>
    pierced(pen, shape(d, shade) + line(d, darker(paper, 0.4), 3), cuts);
  const left = 'M220 520L480 500V990L230 950Z';
  const right = 'M480 500L740 520L730 950L480 990Z';
  const lit =
    shape(left, round(pen, ['#FFFBE2', '#FFDE8A', '#F2A93C'], true)) +
    shape(right, round(pen, ['#FFF6CC', '#FFD06A', '#DE8F2A'], true));
  const cutsLeft = `<g transform="skewY(-2)"><g transform="translate(0 16)">${peacockCut(354, false)}${jali(244)}</g></g>`;
  const cutsRight = `<g transform="skewY(2)"><g transform="translate(0 -18)">${peacockCut(606, true)}${jali(504)}</g></g>`;
  const roof =
    solid(pen, 'M196 524L480 500L764 524L480 392Z', lighter(paper, 0.1), { finish: 'cloth' }) +
    solid(pen, 'M196 524L480 392L480 504Z', darker(paper, 0.06), { edge: 1.5 }) +
    times(10, (i) =>
      at(
        216 + i * 58.6,
        524 + (i < 5 ? -i * 3.6 : (i - 9) * 3.6),
        shape('M-29 0Q0 36 29 0Z', darker(paper, 0.14)),
      ),
    );
  return {
    art:
      glow(pen, 480, 740, 460, 0.8) +
      lit +
      face(left, cutsLeft, paper) +
      face(right, cutsRight, darker(paper, 0.08)) +
      roof +
      limb(
        [
          [440, 404],
          [450, 340],
          [480, 320],
          [510, 340],
          [520, 404],
        ],
        11,
        '#8A6A3A',
      ) +
      oval([480, 1004], 320, 30, '#FFD27A', 'opacity=".3"'),
    place: 'floor',
    light: 'dusk',
    spread: 260,
    raise: 60,
    zoom: 1.02,
  };
};

const akashKandil: Draw = (pen, colour) => {
  const [tone, second, third] = scheme(colour, []);
  const main = colour === 'White' ? '#F7F0E0' : tone;
  const other = colour === 'White' ? '#E9D9B4' : second;
  const lit = (d: string) => shape(d, round(pen, ['#FFF4BF@0/.8', '#FFE08A@.5/.3', '#FFC050@1/0'], true));
  const middle: Point[] = [
    [330, 360],
    [630, 360],
    [750, 540],
    [630, 720],
    [330, 720],
    [210, 540],
  ];
  const facets =
    [
      [
        [330, 360],
        [630, 360],
        [600, 540],
        [360, 540],
      ],
      [
        [360, 540],
        [600, 540],
        [630, 720],
        [330, 720],
      ],
    ]
      .map((points, i) => shape(poly(points as unknown as Point[]), i ? darker(main, 0.08) : main))
      .join('') +
    shape(
      poly([
        [330, 360],
        [210, 540],
        [360, 540],
      ]),
      other,
    ) +
    shape(
      poly([
        [630, 360],
        [750, 540],
        [600, 540],
      ]),
      darker(other, 0.08),
    ) +
    shape(
      poly([
        [210, 540],
        [330, 720],
        [360, 540],
      ]),
      darker(other, 0.1),
    ) +
    shape(
      poly([
        [750, 540],
        [630, 720],
        [600, 540],
      ]),
      darker(other, 0.2),
    );
  const edges = line(
    `${poly(middle)}M330 360L360 540L330 720M630 360L600 540L630 720M210 540H750`,
    '#B98B3E',
    6,
  );
  const fans =
    [
      [480, 450],
      [480, 630],
    ]
      .map(([x = 0, y = 0]) =>
        mandala(x, y, [
          [56, 12, 'petal', third === main ? '#C98A1B' : third],
          [48, 5, 'ring', other],
          [22, 10, 'petal', other],
        ]),
      )
      .join('') +
    [
      [300, 462],
      [660, 462],
      [300, 620],
      [660, 620],
    ]
      .map(([x = 0, y = 0]) => flower(x, y, 30, [main, third, 8]))
      .join('');
  const caps =
    solid(pen, 'M330 360L400 300H560L630 360Z', other) +
    solid(pen, 'M330 720L400 770H560L630 720Z', darker(other, 0.1));
  const tails = times(11, (i) => {
    const x = 350 + i * 26;
    return shape(
      `M${x - 10} 764H${x + 10}L${x + 12 + (i % 2) * 3} ${1030 - Math.abs(i - 5) * 12}L${x} ${1008 - Math.abs(i - 5) * 12}L${x - 10} ${1030 - Math.abs(i - 5) * 12}Z`,
      i % 2 ? main : other,
      `stroke="${darker(i % 2 ? main : other, 0.3)}" stroke-width="1.5"`,
    );
  });
  return {
    art:
      line('M480 -10V210M480 210L404 302M480 210L556 302', '#6E5334', 4) +
      glow(pen, 480, 560, 480, 0.8) +
      tails +
      facets +
      lit(poly(middle)) +
      fans +
      edges +
      caps,
    place: 'hung',
    light: 'dusk',
  };
};

/** A folded five-pointed paper star with its cut-work, lit from within. */
const starLantern: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const paper = colour === 'White' ? '#F7EFDC' : tone;
  const [R, r] = [400, 158];
  const tip = (i: number, radius: number): Point => {
    const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
    return [480 + Math.cos(a) * radius, 630 + Math.sin(a) * radius];
  };
  const facets = times(10, (i) => {
    const point = i % 2 === 0 ? tip(i, R) : tip(i + 1, R);
    const inner = i % 2 === 0 ? tip(i + 1, r) : tip(i, r);
    const bright = i % 2 === 0 ? lighter(paper, 0.22) : darker(paper, 0.12);
    return shape(poly([[480, 630], point, inner]), bright, `stroke="${darker(paper, 0.4)}" stroke-width="2"`);
  });
  const cuts = times(5, (i) =>
    at(
      480,
      630,
      [110, 170, 226]
        .map(
          (y, k) =>
            at(-20 + k * 4, -y, shape(petal(40 - k * 8, 11 - k * 2), '#FFEBAA')) +
            at(20 - k * 4, -y, shape(petal(40 - k * 8, 11 - k * 2), '#FFEBAA')),
        )
        .join('') +
        times(5, (k) => disc(0, -286 - k * 20, 5 - k * 0.7, '#FFEBAA')) +
        times(
          3,
          (k) =>
            disc(-34 + k * 6, -128 - k * 56, 4.5, '#FFF3CC') +
            disc(34 - k * 6, -128 - k * 56, 4.5, '#FFF3CC'),
        ),
      { turn: i * 72 },
    ),
  );
  const heart = mandala(480, 630, [
    [88, 5, 'ring', '#FFEBAA'],
    [50, 10, 'petal', '#FFEBAA'],
    [34, 10, 'dot', '#FFF8E0'],
  ]);
  const star =
    facets +
    shape(poly(times10(tip, R, r)), round(pen, ['#FFF2BC@0/.75', '#FFE08A@.45/.28', '#FFD070@1/0'], true)) +
    cuts +
    heart;
  return {
    art:
      line('M480 -10V232', '#5A3F2A', 5) +
      glow(pen, 480, 630, 500, 0.75) +
      lifted(pen, star, 10) +
      line(poly(times10(tip, R, r)), mix(paper, '#FFE9B0', 0.4), 4),
    place: 'hung',
    light: 'dusk',
  };
};

function times10(tip: (i: number, radius: number) => Point, outer: number, inner: number): Point[] {
  return Array.from({ length: 10 }, (_, i) => tip(i, i % 2 ? inner : outer));
}

export const paperLanterns: Record<string, Draw> = { FE13: sanjhi, FE14: akashKandil, LI15: starLantern };
