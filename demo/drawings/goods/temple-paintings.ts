import { cow } from '../kit/animal.ts';
import { edge, pen6 } from '../kit/brush.ts';
import { darker, tones } from '../kit/colour.ts';
import { figureLakshmi } from '../kit/deity.ts';
import { jagannath } from '../kit/jagannath.ts';
import { framed } from '../kit/made.ts';
import { border, flower, leaf, lotus } from '../kit/motif.ts';
import { lifted, slant } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, disc, line, oval, shape, times } from '../kit/shape.ts';
import { ball, solid } from '../kit/solid.ts';

const tanjore: Draw = (pen) => {
  const foil = slant(pen, '#F3D27A', '#C99A33', '#F0CB6B', '#B68528');
  const arch = shape(
    'M270 920V470Q270 300 480 290Q690 300 690 470V920H630V500Q620 380 480 372Q340 380 330 500V920Z',
    foil,
    `stroke="${darker(tones.brass, 0.5)}" stroke-width="4"`,
  );
  const stones = border(
    [238, 258],
    [484, 684],
    [11, 15],
    (x, y, i) => disc(x, y, 12, '#8A6420') + ball(pen, x, y, 9, i % 2 ? '#2F6B4A' : '#B3261E'),
  );
  const archStones = times(17, (i) => {
    const a = Math.PI * (i / 16);
    return ball(pen, 480 - Math.cos(a) * 180, 470 - Math.sin(a) * 138, 8, i % 2 ? '#B3261E' : '#F6F0E0');
  });
  const eleph = (x: number, flip: boolean) =>
    at(
      x,
      560,
      shape(
        'M-50 60V0C-50 -50 0 -60 30 -46C54 -40 56 -10 60 -30C64 -56 74 -70 88 -74L92 -62C80 -56 82 -30 76 -4C70 16 54 16 46 6L44 60H20V30H-20V60Z',
        '#EDE7DA',
        edge(3),
      ) +
        shape('M-40 -34H10L14 0H-44Z', foil) +
        disc(42, -26, 4, pen6) +
        line('M90 -70q10 -22 24 -10', '#5B8BA6', 4),
      { scale: 0.86, flip },
    );
  const art =
    box([200, 220], [560, 760], '#7C1F26') +
    box([252, 272], [456, 656], '#9A2A2A') +
    stones +
    arch +
    archStones +
    box([334, 470], [292, 450], '#1F5A4B', 'opacity="0"') +
    eleph(376, false) +
    eleph(584, true) +
    at(480, 880, figureLakshmi(pen, tones.bright, { skin: '#E9BE86', cloth: '#B3261E', scale: 1.02 })) +
    times(13, (i) => disc(276 + i * 34, 936, 5, '#F3D27A'));
  return {
    art:
      framed(pen, { corner: [216, 236], size: [528, 728], frame: '#5A2E1A', width: 46 }, art) +
      border([192, 212], [576, 776], [18, 24], (x, y) => disc(x, y, 6, '#E0B85A')),
    place: 'wall',
  };
};

const pattachitra: Draw = (pen) => {
  const trio =
    at(330, 720, jagannath('black')) +
    at(480, 740, jagannath('yellow'), { scale: 0.84 }) +
    at(632, 720, jagannath('white'));
  const shrine =
    shape(
      'M240 780V470Q240 330 480 316Q720 330 720 470V780H700V476Q690 356 480 344Q270 356 260 476V780Z',
      '#E0A12E',
      edge(3),
    ) +
    times(15, (i) => {
      const a = Math.PI * (i / 14);
      return flower(480 - Math.cos(a) * 232, 470 - Math.sin(a) * 138, 17, [
        i % 2 ? '#F6F0E0' : '#D0608A',
        '#B3322A',
        7,
      ]);
    });
  const edging = border(
    [230, 210],
    [500, 780],
    [14, 22],
    (x, y, i) =>
      flower(x, y, 16, [i % 2 ? '#F6F0E0' : '#E0A12E', '#2F6B4A', 6]) + leaf(x + 16, y, 18, ['#2F6B4A', 90]),
  );
  const lower =
    box([256, 800], [448, 164], '#1F4E5B') +
    times(
      5,
      (i) => lotus(300 + i * 90, 950, 84, ['#E58FA6', pen6]) + line(`M${300 + i * 90} 950v14`, '#6FA060', 4),
    ) +
    times(4, (i) =>
      at(
        345 + i * 90,
        866,
        shape('M-34 0Q0 -30 30 0Q0 26 -34 0ZM26 0L48 -16V16Z', '#E0A12E', edge(2.5)) + disc(-18, -4, 3, pen6),
      ),
    );
  const art =
    box([196, 170], [568, 860], '#A3271F') +
    edging +
    box([254, 234], [452, 732], '#C8472E') +
    shrine +
    box([256, 770], [448, 34], '#E0A12E', edge(3)) +
    times(12, (i) => disc(276 + i * 37, 787, 8, '#2F6B4A')) +
    lower +
    trio;
  const rod = (y: number) =>
    solid(pen, `M166 ${y - 18}H794V${y + 18}H166Z`, '#6B3F22', { finish: 'matt' }) +
    ball(pen, 160, y, 24, '#B3261E') +
    ball(pen, 800, y, 24, '#B3261E');
  return {
    art:
      line('M200 176L480 70L760 176', '#7A4A24', 6) +
      lifted(
        pen,
        box([196, 176], [568, 854], '#A3271F') +
          at(0, 0, art) +
          box([196, 176], [568, 854], slant(pen, '#FFF6DF@0/.16', '#1E120A@1/.18')),
      ) +
      rod(176) +
      rod(1030) +
      disc(480, 70, 10, '#5A4632'),
    place: 'wall',
    zoom: 0.94,
    raise: 30,
  };
};

const pichwai: Draw = (pen) => {
  const ground = '#1E3F3C';
  const tree =
    times(46, (i) => {
      const a = (i / 46) * Math.PI * 2;
      const r = 60 + (i % 5) * 26;
      return leaf(480 + Math.cos(a) * r * 1.55, 390 + Math.sin(a) * r * 0.62, 46, [
        i % 3 ? '#4E8A57' : '#7BAA63',
        i * 37,
      ]);
    }) +
    times(16, (i) =>
      flower(300 + (i % 8) * 52, 340 + Math.floor(i / 8) * 90 + (i % 2) * 20, 15, ['#F2E7D0', '#E0B85A', 6]),
    );
  const herd = [
    [330, 640, false, 0.56],
    [634, 640, true, 0.56],
    [330, 800, false, 0.64],
    [640, 800, true, 0.64],
  ] as const;
  const cows = herd
    .map(([x, y, flip, scale]) =>
      at(
        x,
        y,
        cow(pen, '#F4EEE0', {
          cloth: '#D9772E',
          horn: '#E0B85A',
          decor: times(9, (i) => disc(-100 + i * 24, -130 + (i % 3) * 18, 6, '#C8472E')),
        }) + line('M92 -150Q112 -120 130 -140', '#E0B85A', 7),
        { scale, flip },
      ),
    )
    .join('');
  const pond =
    box([200, 838], [560, 150], '#2C6A78') +
    times(12, (i) =>
      line(`M${230 + (i % 4) * 130} ${860 + Math.floor(i / 4) * 36}q20 -10 40 0t40 0`, '#8FC0C4', 2.4),
    ) +
    times(
      7,
      (i) =>
        oval([256 + i * 76, 936 - (i % 2) * 36], 30, 10, '#4E8A57') +
        lotus(256 + i * 76, 930 - (i % 2) * 36, 88, [i % 2 ? '#F1B6C4' : '#F6E9E4', '#A8435E']),
    );
  const edging = border([222, 222], [516, 756], [14, 20], (x, y) =>
    lotus(x, y + 10, 28, ['#E58FA6', '#8C2F4A']),
  );
  const art =
    box([190, 190], [580, 820], '#8C2F33') +
    edging +
    box([246, 246], [468, 708], ground) +
    box([246, 246], [468, 708], 'none', 'stroke="#E0B85A" stroke-width="5"') +
    line('M480 760V430M480 560Q420 520 400 450M480 540Q540 500 570 440', '#6E4A2A', 20) +
    tree +
    pond.replace('x="200" y="838" width="560"', 'x="248" y="838" width="464"') +
    cows +
    box([190, 978], [580, 40], '#8C2F33') +
    border([222, 222], [516, 756], [14, 1], (x, y) =>
      y > 900 ? lotus(x, y + 10, 28, ['#E58FA6', '#8C2F4A']) : '',
    ) +
    line('M246 954H714', '#E0B85A', 5);
  return {
    art: framed(pen, { corner: [200, 200], size: [560, 800], frame: '#B08A3E', width: 22 }, art),
    place: 'wall',
  };
};

export const templePaintings: Record<string, Draw> = { WD03: tanjore, WD04: pattachitra, WD06: pichwai };
