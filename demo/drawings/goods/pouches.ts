import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { abhla, border, flower, leaf, mandala, paisley, tassel, vine } from '../kit/motif.ts';
import { pick, pierced, tiled } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, disc, line, oval, ring, roundRect, shape, times } from '../kit/shape.ts';
import { ball, solid } from '../kit/solid.ts';
import { threads } from '../kit/texture.ts';

const potli: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const zari = colour === 'Gold' ? '#8C2F33' : '#E0B85A';
  const buta = (x: number, y: number, s: number) =>
    paisley(x, y, s, [zari, tone, 8]) +
    leaf(x - s * 0.7, y + s * 0.7, s * 0.6, [zari, -50]) +
    flower(x, y + s * 0.16, s * 0.3, [zari, tone, 6]);
  const decor =
    times(5, (row) => times(7, (col) => buta(180 + col * 104 + (row % 2) * 52, 560 + row * 104, 34))) +
    box([100, 928], [800, 90], zari) +
    times(18, (i) => at(150 + i * 40, 962, shape('M0 -22L18 0L0 22L-18 0Z', tone) + disc(0, 0, 6, zari)));
  const body =
    'M398 452C360 500 210 590 196 760C186 900 250 990 480 990C710 990 774 900 764 760C750 590 600 500 562 452Z';
  const frill =
    'M402 448C360 400 322 352 306 286Q340 312 370 282Q402 312 436 278Q462 308 482 276Q510 308 530 278Q562 312 592 282Q624 312 656 286C640 352 600 400 558 448Z';
  const folds = times(
    9,
    (i) =>
      line(
        `M${416 + i * 16} 452C${400 + i * 20} 520 ${280 + i * 50} 600 ${250 + i * 58} 720`,
        '#1E120A',
        7,
        'opacity=".16"',
      ) + line(`M${416 + i * 16} 448L${330 + i * 38} 300`, '#1E120A', 5, 'opacity=".18"'),
  );
  const cord =
    line('M396 446Q480 476 566 446', zari, 16) +
    line('M396 446Q480 476 566 446', darker(zari, 0.35), 3, 'stroke-dasharray="6 8"') +
    line('M560 452C640 470 690 520 700 590M566 446C650 440 730 470 760 540', zari, 8) +
    at(700, 580, tassel(0, 0, 110, zari)) +
    at(760, 530, tassel(0, 0, 110, zari));
  const handle =
    line('M404 440C300 180 400 80 480 80C560 80 660 180 556 440', zari, 12) +
    times(25, (i) => {
      const a = Math.PI * (i / 24);
      return ball(pen, 480 - Math.cos(a) * 128, 300 - Math.sin(a) * 216, 11, i % 3 ? '#F1E6D0' : zari);
    });
  return {
    art:
      handle +
      solid(pen, frill, tone, {
        finish: 'cloth',
        decor: line(
          'M306 286Q340 312 370 282Q402 312 436 278Q462 308 482 276Q510 308 530 278Q562 312 592 282Q624 312 656 286',
          zari,
          26,
        ),
      }) +
      solid(pen, body, tone, { finish: 'matt', decor }) +
      folds +
      cord,
    place: 'floor',
    spread: 230,
    raise: 50,
    zoom: 0.96,
  };
};

const leatherBag: Draw = (pen, colour) => {
  const [tone, dark] = scheme(colour, []);
  const deep = colour === 'Maroon' ? '#4A1519' : dark;
  const emboss = (art: string) =>
    `<g transform="translate(2 3)" opacity=".5">${art.replaceAll(deep, lighter(tone, 0.5))}</g>${art}`;
  const alpona =
    mandala(480, 690, [
      [120, 6, 'ring', deep],
      [78, 14, 'petal', deep],
      [70, 4, 'ring', deep],
      [40, 10, 'petal', deep],
      [34, 8, 'dot', deep],
      [14, 8, 'ring', deep],
    ]) +
    vine([200, 660], [352, 660], [deep, deep, lighter(tone, 0.4)], 2) +
    vine([610, 660], [760, 660], [deep, deep, lighter(tone, 0.4)], 2) +
    vine([250, 800], [712, 800], [deep, deep, lighter(tone, 0.4)], 6) +
    times(19, (i) => shape(`M${196 + i * 30} 562l15 24l15 -24Z`, deep));
  const body = solid(
    pen,
    'M190 560Q480 530 770 560L790 940Q786 990 730 990H230Q174 990 170 940Z',
    darker(tone, 0.08),
    {
      finish: 'cloth',
      decor: line(
        'M196 950Q200 968 236 968H724Q760 968 764 950',
        lighter(tone, 0.5),
        4,
        'stroke-dasharray="14 9"',
      ),
    },
  );
  const flap = 'M178 552Q480 512 782 552L776 730Q770 850 480 872Q190 850 184 730Z';
  const strapD = 'M200 560C150 160 370 70 480 70C590 70 810 160 760 560';
  const strap =
    line(strapD, darker(tone, 0.55), 36) +
    line(strapD, darker(tone, 0.1), 30) +
    line(strapD, lighter(tone, 0.4), 2.5, 'stroke-dasharray="12 8"');
  const clasp =
    disc(480, 846, 30, darker(tone, 0.5)) +
    ball(pen, 480, 846, 24, tones.brass) +
    ring(480, 846, 12, darker(tones.brass, 0.5), 3) +
    [205, 755].map((x) => ring(x, 562, 20, tones.brass, 8)).join('');
  return {
    art:
      strap +
      body +
      solid(pen, flap, tone, {
        finish: 'cloth',
        decor:
          emboss(alpona) +
          line(
            'M196 560L200 728Q206 832 480 852Q754 832 760 728L764 560',
            lighter(tone, 0.5),
            4,
            'stroke-dasharray="14 9"',
          ),
      }) +
      clasp,
    place: 'floor',
    spread: 310,
    raise: 60,
    zoom: 0.96,
  };
};

const lambaniPouch: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const shades = ['#E0A12E', '#C0392B', '#F0E4CB', '#2E7D6B', '#6A4C93', '#D0608A'].filter(
    (shade) => shade !== tone,
  );
  const block = (col: number, row: number) => {
    const [x, y, i] = [190 + col * 116, 640 + row * 116, col + row * 3];
    return (
      box([x, y], [116, 116], i % 3 ? tone : pick(shades, i)) +
      border([x + 12, y + 12], [92, 92], [6, 6], (px, py) =>
        line(`M${px - 5} ${py}H${px + 5}`, pick(shades, i + 1), 4),
      ) +
      (i % 2
        ? abhla(x + 58, y + 58, 24, pick(shades, i + 2))
        : mandala(x + 58, y + 58, [
            [22, 10, 'petal', pick(shades, i + 2)],
            [18, 7, 'ring', pick(shades, i + 3)],
            [8, 14, 'ring', pick(shades, i + 4)],
          ]))
    );
  };
  const face =
    times(5, (col) => times(3, (row) => block(col, row))) +
    line('M190 640H770M190 756H770M190 872H770', '#F0E4CB', 4, 'stroke-dasharray="14 8"');
  const flap = 'M176 610H784L770 700Q480 850 190 700Z';
  const flapFace =
    times(4, (i) =>
      line(`M170 ${636 + i * 17}H790`, pick(shades, i), 9, i % 2 ? 'stroke-dasharray="18 10"' : ''),
    ) +
    abhla(480, 742, 30, pick(shades, 1)) +
    abhla(370, 730, 16, pick(shades, 2)) +
    abhla(590, 730, 16, pick(shades, 2));
  const shells = times(13, (i) => {
    const t = i / 12;
    const [x, y] = [190 + t * 580, 706 + Math.sin(t * Math.PI) * 70];
    return (
      oval([x, y], 13, 18, '#F6EFDF', 'stroke="#8E7B5C" stroke-width="2"') +
      line(`M${x} ${y - 11}V${y + 11}`, '#8E7B5C', 3)
    );
  });
  return {
    art:
      at(
        0,
        0,
        solid(pen, roundRect([180, 610], [600, 380], 18), tone, {
          finish: 'cloth',
          decor: face + threads(pen),
        }) +
          solid(pen, flap, tone, { finish: 'cloth', decor: flapFace }) +
          shells,
      ) +
      times(11, (i) => tassel(206 + i * 55, 984, 62, pick(shades, i))) +
      tassel(480, 800, 90, pick(shades, 0)),
    place: 'hung',
    raise: 200,
    zoom: 1.12,
  };
};

const screwPinePouch: Draw = (pen, colour) => {
  const [tone, second] = scheme(colour, []);
  const natural = '#E0C78F';
  const other = colour === 'Natural' ? '#C8A565' : tone;
  const tile = (x: number, y: number, fill: string, up: boolean) =>
    box([x + 1, y + 1], [30, 30], fill) +
    line(
      up
        ? `M${x + 10} ${y + 3}V${y + 29}M${x + 20} ${y + 3}V${y + 29}`
        : `M${x + 3} ${y + 10}H${x + 29}M${x + 3} ${y + 20}H${x + 29}`,
      darker(fill, 0.3),
      1.6,
      'opacity=".6"',
    );
  const plait = (turn: string) =>
    box(
      [-300, -300],
      [1600, 1800],
      tiled(
        pen,
        [64, 64],
        box([0, 0], [64, 64], darker(natural, 0.5)) +
          tile(0, 0, natural, false) +
          tile(32, 32, natural, false) +
          tile(32, 0, other, true) +
          tile(0, 32, colour === 'Natural' ? other : lighter(other, 0.1), true),
        turn,
      ),
    );
  const body = roundRect([170, 640], [620, 350], 22);
  const flap = 'M166 634H794V690L500 850Q480 860 460 850L166 690Z';
  const stitch = line(
    'M178 650V970Q180 982 196 982H764Q780 982 782 970V650',
    second === natural ? '#8A5A2B' : darker(natural, 0.4),
    5,
    'stroke-dasharray="14 8"',
  );
  return {
    art:
      solid(pen, body, natural, { finish: 'cloth', decor: plait('rotate(45)') }) +
      stitch +
      solid(pen, flap, natural, { finish: 'cloth', decor: plait('') }) +
      line('M172 690L460 846Q480 856 500 846L788 690', darker(other, 0.3), 8) +
      pierced(pen, ball(pen, 480, 810, 30, '#6E4A2A'), disc(471, 810, 4, '#000') + disc(489, 810, 4, '#000')),
    place: 'floor',
    spread: 330,
    raise: 190,
    zoom: 1.12,
  };
};

export const pouches: Record<string, Draw> = {
  SB04: potli,
  SB06: leatherBag,
  SB11: screwPinePouch,
  SB13: lambaniPouch,
};
