import { darker, lighter } from '../kit/colour.ts';
import { flower, leaf, mandala, type Row } from '../kit/motif.ts';
import { lifted, pick, slant } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, disc, line, oval, shape, times } from '../kit/shape.ts';
import { ball, plate, turned } from '../kit/solid.ts';

const dryFruitBox: Draw = (pen, colour) => {
  const enamels =
    colour === 'Peacock Blue'
      ? ['#16697A', '#1F8A70', '#F4E7CC']
      : colour === 'Red'
        ? ['#A8322A', '#7E1F22', '#F4E7CC']
        : ['#C9A043', '#2F6B4A', '#A8322A'];
  const [main = '', second = '', third = ''] = enamels;
  const brass = '#D0A244';
  const gilt = '#F0D080';
  const peacocks = around(6, 150, (x, y, turn) =>
    at(
      x,
      y,
      shape('M0 -44C30 -36 34 10 0 34C-34 10 -30 -36 0 -44Z', second, `stroke="${gilt}" stroke-width="5"`) +
        shape('M0 -22C14 -16 16 8 0 18C-16 8 -14 -16 0 -22Z', third) +
        disc(0, 0, 6, main),
      { turn },
    ),
  );
  const lidArt =
    mandala(0, 0, [
      [262, 10, 'ring', gilt],
      [244, 40, 'dot', gilt],
      [210, 5, 'ring', gilt],
    ]) +
    peacocks +
    around(6, 150, (x, y, turn) => leaf(x * 0.9 - y * 0.5, y * 0.9 + x * 0.5, 52, [third, turn + 30])) +
    mandala(0, 0, [
      [84, 6, 'ring', gilt],
      [46, 10, 'petal', third],
      [40, 5, 'ring', gilt],
      [18, 8, 'petal', gilt],
    ]);
  const lid = at(
    480,
    500,
    disc(0, 10, 288, darker(brass, 0.5)) +
      plate(pen, [0, 0], 284, brass) +
      disc(0, 0, 264, main) +
      lidArt +
      oval([-90, -130], 110, 50, '#FFFFFF', 'opacity=".16" transform="rotate(-30 -90 -130)"'),
    { scale: 0.95 },
  );
  const body = turned(pen, 480, brass, {
    profile: [
      [830, 330],
      [850, 336],
      [940, 326],
      [984, 300],
    ],
    hollow: '#B98A34',
    finish: 'metal',
    tilt: 0.32,
    decor: times(13, (i) => {
      const a = Math.PI * ((i + 0.5) / 13);
      const [x, y] = [480 - Math.cos(a) * 326, 898 + Math.sin(a) * 96];
      return at(
        x,
        y,
        shape(
          'M0 -34C24 -20 24 20 0 34C-24 20 -24 -20 0 -34Z',
          i % 2 ? second : main === brass || colour === 'Gold' ? third : main,
          `stroke="${gilt}" stroke-width="4"`,
        ) + disc(0, 0, 6, gilt),
      );
    }),
  });
  const nuts = ['#8E4F26', '#E9D3A0', '#7E9A4B', '#C98A4A', '#4A2A1C', '#E0B060'];
  const wells =
    times(6, (i) =>
      times(11, (k) => {
        const a = (i / 6) * Math.PI * 2 + 0.16 + pen.random() * 0.72;
        const r = 100 + ((k * 37) % 160);
        return at(
          480 + Math.cos(a) * r,
          838 + Math.sin(a) * r * 0.31,
          `<ellipse rx="19" ry="11" fill="${pick(nuts, i)}" stroke="${darker(pick(nuts, i), 0.5)}" stroke-width="2"/><ellipse cx="-4" cy="-4" rx="8" ry="3.4" fill="${lighter(pick(nuts, i), 0.4)}"/>`,
          { turn: k * 47 },
        );
      }),
    ) +
    around(6, 0, (_x, _y, _turn, i) => {
      const a = (i / 6) * Math.PI * 2;
      return (
        line(
          `M${480 + Math.cos(a) * 66} ${838 + Math.sin(a) * 20}L${480 + Math.cos(a) * 288} ${838 + Math.sin(a) * 92}`,
          darker(brass, 0.4),
          11,
        ) +
        line(
          `M${480 + Math.cos(a) * 66} ${834 + Math.sin(a) * 20}L${480 + Math.cos(a) * 288} ${834 + Math.sin(a) * 92}`,
          gilt,
          6,
        )
      );
    }) +
    oval([480, 838], 68, 23, brass, `stroke="${darker(brass, 0.45)}" stroke-width="5"`) +
    oval([480, 834], 50, 15, '#C98A4A');
  return { art: lid + body + wells, place: 'floor', light: 'paper', spread: 310, raise: 110, zoom: 1.02 };
};

const ganjifa: Draw = (pen) => {
  const grounds = ['#A8322A', '#2F6B4A', '#E3A32B', '#23344F', '#F1E4C6', '#7A2A4A', '#2E7A86'];
  const card = (x: number, y: number, i: number) => {
    const ground = pick(grounds, i);
    const [light, dark] =
      ground === '#F1E4C6' || ground === '#E3A32B' ? ['#A8322A', '#2B1D14'] : ['#F1E4C6', '#E3B85A'];
    const king =
      shape('M-34 58C-36 10 -20 -6 0 -6C20 -6 36 10 34 58Z', light) +
      ball(pen, 0, -24, 19, '#C98A55') +
      shape('M-22 -32C-22 -64 22 -64 22 -32Q0 -44 -22 -32Z', dark) +
      line('M0 -58V-72', dark, 6) +
      disc(-7, -24, 2.6, '#2B1D14') +
      disc(7, -24, 2.6, '#2B1D14') +
      line('M-9 -14Q0 -8 9 -14', '#2B1D14', 3) +
      shape('M-64 58H64L52 74H-52Z', dark) +
      line('M-22 14Q-52 8 -50 -22M22 14Q50 20 54 -4', light, 9) +
      disc(-50, -26, 8, dark) +
      times(3, (k) => disc(0, 12 + k * 15, 4, dark));
    const pips =
      around(i % 3 === 1 ? 6 : 8, 46, (px, py, turn) =>
        at(px, py, shape('M0 -17C12 -8 12 8 0 17C-12 8 -12 -8 0 -17Z', light) + disc(0, 0, 4, dark), {
          turn,
        }),
      ) + flower(0, 0, 20, [light, dark, 7]);
    return lifted(
      pen,
      at(
        x,
        y,
        disc(2, 6, 116, darker(ground, 0.5)) +
          disc(0, 0, 115, ground) +
          mandala(0, 0, [
            [106, 5, 'ring', dark],
            [98, 34, 'dot', light],
            [88, 3, 'ring', dark],
          ]) +
          (i % 2 ? pips : king) +
          disc(0, 0, 115, slant(pen, '#FFFFFF@0/.22', '#FFFFFF@.45/0', '#2B1D14@1/.14')),
        { turn: (i - 3) * 9 },
      ),
      9,
    );
  };
  const lidRows: Row[] = [
    [172, 8, 'ring', '#E3B85A'],
    [154, 44, 'dot', '#F1E4C6'],
    [118, 16, 'petal', '#F1E4C6'],
    [108, 5, 'ring', '#E3B85A'],
    [60, 10, 'petal', '#E3B85A'],
    [40, 8, 'dot', '#F1E4C6'],
  ];
  const lid = lifted(
    pen,
    disc(484, 852, 188, '#5A1518') +
      disc(480, 840, 188, '#A8322A') +
      mandala(480, 840, lidRows) +
      disc(480, 840, 188, slant(pen, '#FFFFFF@0/.28', '#FFFFFF@.45/0', '#2B1D14@1/.2')),
  );
  const fan = times(7, (i) => card(480 + (i - 3) * 102, 440 + Math.abs(i - 3) ** 1.8 * 36, i));
  return { art: fan + lid, place: 'wall', light: 'sage', zoom: 1.04, raise: 24 };
};

export const festiveGifts: Record<string, Draw> = { GI14: dryFruitBox, GI15: ganjifa };
