import { assortment, darker, gold, lighter, scheme, tones } from '../kit/colour.ts';
import { abhla, flower, leaf, mandala, marigold, tassel, vine } from '../kit/motif.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, disc, line, oval, roundRect, shape, times } from '../kit/shape.ts';
import { ball, band, limb, solid, turned } from '../kit/solid.ts';

const toran: Draw = (pen, colour) => {
  const many = assortment(colour);
  const [main, second, third] =
    colour === 'Multicolour' ? ['#2C3E70', '#DDA83F', '#B23A30'] : scheme(colour, []);
  const strip = roundRect([90, 330], [780, 120], 6);
  const art =
    times(9, (i) => abhla(135 + i * 86, 390, 22, i % 2 ? second : third)) +
    times(40, (i) => shape(`M${92 + i * 20} 346l10 14l10 -14Z M${92 + i * 20} 434l10 -14l10 14Z`, second));
  const flag = (i: number) => {
    const x = 104 + i * 96;
    const tone = many.length > 1 ? (many[i % many.length] ?? main) : i % 2 ? darker(main, 0.12) : main;
    const d = `M${x} 452H${x + 84}V600L${x + 42} 680L${x} 600Z`;
    return (
      solid(pen, d, tone, {
        finish: 'cloth',
        decor:
          mandala(x + 42, 540, [
            [32, 10, 'petal', second],
            [20, 4, 'ring', third],
          ]) + line(`M${x + 8} 460V596L${x + 42} 664L${x + 76} 596V460`, third, 4, 'stroke-dasharray="8 6"'),
      }) +
      abhla(x + 42, 540, 13, third) +
      tassel(x + 42, 676, 90, second)
    );
  };
  return {
    art: times(8, flag) + solid(pen, strip, main, { finish: 'cloth', decor: art }),
    place: 'wall',
    zoom: 1.1,
    raise: -40,
  };
};

const bandhanwar: Draw = (_pen, colour) => {
  const [main, second, third] =
    colour === 'Red White'
      ? ['#B23A30', '#F5EFE2', '#4B6B3A']
      : colour === 'Yellow'
        ? ['#F0B429', '#E07B22', '#4B6B3A']
        : ['#E07B22', '#F0A93A', '#4B6B3A'];
  const string = (x: number, count: number) =>
    line(`M${x} 330V${380 + count * 74}`, '#8A6A3A', 4) +
    times(count, (i) => marigold(x, 400 + i * 74, 40, i % 2 ? second : main)) +
    leaf(x - 8, 380 + count * 74, 60, [third, 205]) +
    leaf(x + 8, 380 + count * 74, 60, [third, 155]) +
    disc(x, 420 + count * 74, 12, gold);
  const strings = times(7, (i) => string(150 + i * 110, [6, 4, 3, 2, 3, 4, 6][i] ?? 3));
  const rail =
    times(19, (i) => marigold(120 + i * 40, 318 + (i % 2) * 10, 32, i % 2 ? main : second)) +
    times(18, (i) => leaf(140 + i * 40, 300, 40, [third, i % 2 ? 160 : 200]));
  return { art: line('M90 318H870', '#8A6A3A', 6) + rail + strings, place: 'wall', raise: -60 };
};

const rakhi: Draw = (pen, colour) => {
  const [main, second] = scheme(colour, []);
  const one = (y: number, tone: string) =>
    limb(
      [
        [90, y + 20],
        [230, y - 16],
        [360, y + 6],
      ],
      9,
      tone,
    ) +
    limb(
      [
        [600, y + 6],
        [730, y + 24],
        [870, y - 12],
      ],
      9,
      tone,
    ) +
    tassel(88, y + 14, 70, second) +
    tassel(872, y - 16, 70, second) +
    at(480, y, disc(0, 0, 112, darker(tone, 0.3)), {}) +
    mandala(480, y, [
      [96, 16, 'petal', tone],
      [88, 6, 'ring', gold],
      [66, 12, 'petal', gold],
      [58, 5, 'ring', lighter(tone, 0.3)],
    ]) +
    disc(480, y, 50, tone) +
    times(10, (i) => disc(480 + Math.cos(i * 0.628) * 66, y + Math.sin(i * 0.628) * 66, 8, '#F8F2E4')) +
    ball(pen, 480, y, 30, gold);
  const bowl = (x: number, tone: string, grain: string) =>
    turned(pen, x, tones.brass, {
      profile: [
        [890, 74],
        [900, 72],
        [950, 50],
        [970, 44],
      ],
      hollow: tone,
      finish: 'metal',
      tilt: 0.34,
    }) + times(16, (i) => oval([x - 44 + (i % 6) * 18, 876 + Math.floor(i / 6) * 14], 7, 4, grain));
  return {
    art:
      one(380, main) +
      one(680, darker(main, 0.06)) +
      bowl(380, '#B3261E', '#C8443A') +
      bowl(580, '#F3EAD6', '#FFFDF4'),
    place: 'wall',
    raise: 30,
  };
};

const baubles: Draw = (pen, colour) => {
  const set =
    colour === 'Assorted'
      ? ['#A8322A', '#23726F', '#2C3E70', '#C98A1B', '#3A2B26', '#7A4A6A']
      : Array.from({ length: 6 }, () => (colour === 'White' ? '#F1EADB' : '#A8322A'));
  const bauble = (x: number, y: number, tone: string, i: number) => {
    const d = `M${x - 112} ${y}a112 112 0 1 0 224 0a112 112 0 1 0 -224 0Z`;
    const pale = tone === '#F1EADB' ? '#B23A30' : '#F2E2B8';
    const art =
      vine([x - 120, y], [x + 120, y], [gold, '#4E8A4A', pale], 4) +
      flower(x, y - 52, 34, [pale, gold, 6]) +
      flower(x, y + 54, 34, [gold, pale, 6]) +
      line(band(x, y - 84, 100, 0.2), gold, 5) +
      line(band(x, y + 80, 100, 0.2), gold, 5);
    return (
      line(`M${x} ${y - 150}q-16 -40 ${i % 2 ? 10 : -10} -70`, gold, 4) +
      box([x - 22, y - 134], [44, 30], gold, 'rx="6"') +
      solid(pen, d, tone, { finish: 'glaze', decor: art }) +
      oval([x - 40, y - 50], 26, 16, '#FFFFFF', 'opacity=".5"')
    );
  };
  return {
    art: [
      [220, 560],
      [480, 520],
      [740, 560],
      [220, 850],
      [480, 890],
      [740, 850],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          oval([x, y + 118], 90, 14, '#2B1808', 'opacity=".18"') + bauble(x, y, set[i] ?? '#A8322A', i),
      )
      .join(''),
    place: 'wall',
  };
};

export const festiveHangings: Record<string, Draw> = {
  FE03: toran,
  FE04: bandhanwar,
  FE06: rakhi,
  FE08: baubles,
};
