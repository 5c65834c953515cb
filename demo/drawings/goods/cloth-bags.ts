import { darker, lighter, mix, scheme } from '../kit/colour.ts';
import { abhla, border, flower, leaf, lotus, mandala, paisley, petal, tassel } from '../kit/motif.ts';
import { type Pen, pick, tiled } from '../kit/pen.ts';
import type { Draw, Drawing } from '../kit/scene.ts';
import { around, at, box, disc, line, shape, times } from '../kit/shape.ts';
import { solid } from '../kit/solid.ts';
import { threads } from '../kit/texture.ts';

type Strap = 'long' | 'pair' | 'none';

/** A cloth bag standing upright: its face, folds and straps. */
function bag(
  pen: Pen,
  [tone, strapTone]: readonly [string, string],
  made: { face: string; d?: string; strap: Strap; weave?: number },
): Drawing {
  const d =
    made.d ?? 'M196 520Q480 506 764 520Q776 740 786 960Q780 990 740 990H220Q180 990 174 960Q184 740 196 520Z';
  const strapLine =
    made.strap === 'long'
      ? 'M220 540C230 120 420 60 480 60C540 60 730 120 740 540'
      : 'M330 560C330 250 400 190 480 190C560 190 630 250 630 560';
  const strap = (shift: number, shade: string) =>
    line(strapLine, darker(shade, 0.55), 40, `transform="translate(0 ${shift})"`) +
    line(strapLine, shade, 34, `transform="translate(0 ${shift})"`) +
    line(strapLine, lighter(shade, 0.4), 3, `stroke-dasharray="10 8" transform="translate(-10 ${shift})"`);
  const back = made.strap === 'pair' ? strap(-34, darker(strapTone, 0.3)) : '';
  const front = made.strap === 'none' ? '' : strap(0, strapTone);
  const folds = line('M250 560Q244 760 262 960M700 570Q716 760 694 970', '#1E120A', 14, 'opacity=".1"');
  const patches =
    made.strap === 'pair'
      ? [330, 630]
          .map(
            (x) =>
              box(
                [x - 24, 534],
                [48, 62],
                strapTone,
                `rx="3" stroke="${darker(strapTone, 0.4)}" stroke-width="2"`,
              ) +
              line(`M${x - 17} 542L${x + 17} 588M${x + 17} 542L${x - 17} 588`, lighter(strapTone, 0.5), 3),
          )
          .join('')
      : '';
  return {
    art:
      back +
      (made.strap === 'long' ? front : '') +
      solid(pen, d, tone, { finish: 'cloth', decor: made.face + threads(pen, made.weave ?? 0.1) + folds }) +
      (made.strap === 'pair' ? front : '') +
      patches,
    place: 'floor',
    spread: 310,
    raise: made.strap === 'none' ? 160 : 60,
    zoom: 0.94,
  };
}

const kutchJhola: Draw = (pen, colour) => {
  const [tone, a, b, c] = scheme(colour, []);
  const threadsOf = ['#E0A12E', '#B8322E', '#F0E4CB', '#2E7D6B', '#D0608A'].filter((shade) => shade !== tone);
  const diamond = (x: number, y: number, s: number, fill: string) =>
    shape(`M${x} ${y - s}L${x + s} ${y}L${x} ${y + s}L${x - s} ${y}Z`, fill);
  const centre =
    mandala(480, 758, [
      [176, 5, 'ring', a],
      [150, 20, 'petal', pick(threadsOf, 1)],
      [146, 5, 'ring', b],
      [100, 14, 'petal', pick(threadsOf, 3)],
      [92, 20, 'ring', darker(tone, 0.2)],
    ]) +
    around(8, 92, (x, y) => abhla(480 + x, 758 + y, 17, pick(threadsOf, 0))) +
    abhla(480, 758, 38, pick(threadsOf, 1)) +
    around(12, 148, (x, y, _t, i) => abhla(480 + x, 758 + y, 11, pick(threadsOf, i)));
  const bands = [548, 944]
    .map(
      (y) =>
        box([160, y - 26], [640, 52], pick(threadsOf, 1)) +
        times(
          15,
          (i) =>
            diamond(190 + i * 42, y, 24, pick(threadsOf, i)) +
            (i % 2 ? abhla(190 + i * 42, y, 9, '#F0E4CB') : diamond(190 + i * 42, y, 10, tone)),
        ),
    )
    .join('');
  const corners = [
    [258, 650],
    [702, 650],
    [258, 866],
    [702, 866],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        mandala(x, y, [
          [40, 10, 'petal', pick(threadsOf, i)],
          [36, 4, 'ring', c === tone ? b : c],
        ]) + abhla(x, y, 17, pick(threadsOf, i + 2)),
    )
    .join('');
  const made = bag(pen, [tone, darker(tone, 0.12)], { face: centre + bands + corners, strap: 'long' });
  return {
    ...made,
    art: made.art + times(9, (i) => tassel(216 + i * 66, 984, 54, pick(threadsOf, i))),
    raise: 100,
    zoom: 0.86,
  };
};

const ikatTote: Draw = (pen, colour) => {
  const [tone, second, third, accent] = scheme(colour, []);
  const blur = (x: number, y: number, s: number, fill: string) =>
    times(9, (i) => {
      const half = s * (1 - Math.abs(i - 4) / 4.6);
      return box(
        [x - s * 1.12 + i * (s / 4), y - half - pen.random() * 9],
        [s / 4 + 0.6, half * 2 + 9],
        fill,
      );
    });
  const cell = (x: number, y: number) =>
    blur(x, y, 62, second) + blur(x, y, 40, accent) + blur(x, y, 20, third === tone ? tone : third);
  const face =
    times(4, (row) => times(6, (col) => cell(150 + col * 132 + (row % 2) * 66, 600 + row * 122))) +
    box([150, 500], [660, 44], accent) +
    times(40, (i) => line(`M${160 + i * 17} 548v${10 + pen.random() * 14}`, second, 6));
  return bag(pen, [tone, mix(tone, '#2B1D14', 0.15)], { face, strap: 'pair', weave: 0.16 });
};

const dabuTote: Draw = (pen, colour) => {
  const [tone, second] = scheme(colour, []);
  const dark = darker(tone, 0.25);
  const crackle = times(60, () => {
    const [x, y] = [180 + pen.random() * 600, 520 + pen.random() * 470];
    return line(
      `M${x} ${y}l${pen.random() * 30 - 15} ${pen.random() * 26}l${pen.random() * 20 - 10} ${pen.random() * 20}`,
      lighter(tone, 0.35),
      1.4,
      'opacity=".5"',
    );
  });
  const bush = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      line('M0 60V-10', second, 5) +
        [-60, -30, 0, 30, 60]
          .map((turn) =>
            at(0, 16, shape(petal(66, 17), second) + at(0, -66, disc(0, 0, 6, second)), { turn }),
          )
          .join('') +
        leaf(0, 56, 40, [second, 66]) +
        leaf(0, 56, 40, [second, -66]),
      { scale: s },
    );
  const face =
    crackle +
    box([150, 560], [660, 66], dark) +
    times(11, (i) =>
      at(
        204 + i * 56,
        594,
        mandala(0, 0, [
          [18, 8, 'petal', second],
          [8, 16, 'ring', second],
        ]),
      ),
    ) +
    times(4, (i) => bush(246 + i * 156, 718, 1)) +
    times(3, (i) => bush(324 + i * 156, 838, 0.8)) +
    box([150, 916], [660, 80], dark) +
    times(9, (i) => paisley(206 + i * 70, 950, 26, [second, dark, 0])) +
    line('M150 560H810M150 626H810M150 916H810', second, 4);
  return bag(pen, [tone, colour === 'Kashish Grey' ? '#8C6A45' : '#8A5A36'], { face, strap: 'pair' });
};

const madhubaniBag: Draw = (pen, colour) => {
  const [base] = scheme(colour, []);
  const jute = colour === 'Natural' ? '#CDAE78' : mix(base, '#C4A36E', 0.18);
  const panel = border([240, 580], [480, 370], [16, 12], (x, y, i) =>
    shape(
      `M${x} ${y - 15}L${x + 15} ${y}L${x} ${y + 15}L${x - 15} ${y}Z`,
      pick(['#B3322A', '#E0A12E', '#2F6B4A', '#2C3E70'], i),
      'stroke="#201612" stroke-width="2.5"',
    ),
  );
  const peacock = at(
    470,
    800,
    line('M-10 60V110M20 60V110', '#201612', 5) +
      around(9, 0, (_x, _y, _t, i) =>
        at(
          20,
          10,
          shape(petal(170, 26), i % 2 ? '#2F6B4A' : '#2C3E70', 'stroke="#201612" stroke-width="3"') +
            disc(0, -128, 13, '#E0A12E') +
            disc(0, -128, 6, '#B3322A'),
          { turn: 20 + i * 12 },
        ),
      ) +
      shape(
        'M-120 -116C-96 -150 -52 -132 -56 -92C-60 -50 60 -60 66 10C70 70 -30 90 -70 40C-96 0 -84 -50 -96 -80L-136 -92Z',
        '#1F6E8C',
        'stroke="#201612" stroke-width="4"',
      ) +
      times(5, (i) => line(`M${-60 + i * 22} ${20 + (i % 2) * 10}q14 -14 28 0`, '#F4E7CC', 3)) +
      disc(-92, -108, 8, '#F4E7CC') +
      disc(-92, -108, 4, '#201612') +
      times(
        3,
        (i) => line(`M-84 -134l${-12 + i * 14} -34`, '#201612', 3) + disc(-96 + i * 14, -170, 6, '#B3322A'),
      ),
  );
  const lotuses =
    [300, 660].map((x) => lotus(x, 910, 84, ['#D0608A', '#201612'])).join('') +
    leaf(280, 660, 56, ['#2F6B4A', 30]) +
    leaf(330, 640, 56, ['#2F6B4A', -20]) +
    flower(305, 690, 26, ['#E0A12E', '#B3322A', 8]);
  const face =
    box([224, 564], [512, 402], '#F6EBD2', 'stroke="#201612" stroke-width="4"') +
    panel +
    box([262, 602], [436, 326], '#F6EBD2', 'stroke="#201612" stroke-width="3"') +
    peacock +
    lotuses +
    box(
      [100, 480],
      [800, 600],
      tiled(pen, [12, 12], line('M0 3H12M3 0V12', '#2B1D14', 1.5)),
      'opacity=".12"',
    );
  return bag(pen, [jute, colour === 'Natural' ? '#A8322A' : '#DCC08C'], {
    face,
    strap: 'pair',
    d: 'M190 506H770L782 972Q782 990 764 990H196Q178 990 178 972Z',
  });
};

const pipliSling: Draw = (pen, colour) => {
  const [tone, second, third, accent] = scheme(colour, []);
  const patch = (d: string, fill: string) =>
    shape(d, fill, `stroke="${third}" stroke-width="5" stroke-dasharray="9 5"`);
  const elephant = at(
    480,
    850,
    patch(
      'M-136 -10V-120C-130 -190 -50 -196 30 -190C90 -214 140 -180 136 -120C136 -80 150 -40 168 -30L146 -6C110 -20 104 -60 98 -84L86 -80V-10H40V-70H-60V-10Z',
      accent,
    ) +
      patch('M-90 -190H20L34 -110H-100Z', second) +
      abhla(-34, -148, 20, third) +
      disc(86, -148, 8, third) +
      patch('M44 -170C20 -150 30 -110 60 -110C74 -140 70 -164 44 -170Z', tone),
  );
  const petals =
    times(9, (i) =>
      patch(`M${170 + i * 70} 520h70l-35 70Z`, i % 2 ? second : third === tone ? accent : '#F4E7CC'),
    ) + times(9, (i) => abhla(205 + i * 70, 543, 11, accent));
  const sun = (x: number, y: number) =>
    mandala(x, y, [
      [36, 12, 'petal', second],
      [30, 10, 'ring', third],
    ]) + abhla(x, y, 17, accent);
  const face =
    petals +
    box([150, 620], [660, 10], second) +
    elephant +
    [sun(268, 690), sun(692, 690)].join('') +
    flower(258, 850, 46, [second, third, 8]) +
    flower(706, 850, 46, [second, third, 8]) +
    times(12, (i) => patch(`M${176 + i * 54} 990h54l-27 -56Z`, i % 2 ? second : accent));
  return bag(pen, [tone, second], { face, strap: 'long' });
};

export const clothBags: Record<string, Draw> = {
  SB01: kutchJhola,
  SB02: ikatTote,
  SB03: dabuTote,
  SB05: madhubaniBag,
  SB15: pipliSling,
};
