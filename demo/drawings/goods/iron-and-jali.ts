import { darker, lighter, mix, scheme, tones } from '../kit/colour.ts';
import { petal, vine } from '../kit/motif.ts';
import { jitter, lifted, pierced, type Point, slant } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, disc, line, ring, shape, times } from '../kit/shape.ts';
import { limb, lump } from '../kit/solid.ts';
import { grain, specks } from '../kit/texture.ts';

const ironTree: Draw = (pen) => {
  const tone = tones.iron;
  const leaves: string[] = [];
  const grow = (
    from: Point,
    [turn, length, width]: readonly [number, number, number],
    depth: number,
  ): string => {
    const end: Point = [from[0] + Math.sin(turn) * length, from[1] - Math.cos(turn) * length];
    const mid: Point = [(from[0] + end[0]) / 2 + Math.cos(turn) * length * 0.14, (from[1] + end[1]) / 2];
    if (depth < 2)
      for (const lean of [-62, -20, 22, 64])
        leaves.push(
          at(end[0], end[1], lump(pen, petal(58, 17), '#5A524C') + line('M0 -4V-46', '#1C1816', 2.4), {
            turn: (turn * 180) / Math.PI + lean + jitter(pen, 8),
          }),
        );
    const next =
      depth === 0
        ? ''
        : [-0.66, 0, 0.66]
            .map((lean) => grow(end, [turn + lean, length * 0.76, width * 0.64], depth - 1))
            .join('');
    return next + limb([from, mid, end], width, tone);
  };
  const bird = (x: number, y: number, flip: boolean) =>
    at(
      x,
      y,
      lump(
        pen,
        'M-44 4C-26 -28 10 -24 22 -10C28 -26 44 -26 48 -14L64 -10L48 -4C40 18 0 24 -44 4ZM-40 2L-76 16L-70 -8Z',
        '#4A433E',
      ) + disc(42, -14, 3, '#D8C8A8'),
      { flip },
    );
  const roots = [-150, -80, 80, 150]
    .map((dx) =>
      limb(
        [
          [480, 880],
          [480 + dx * 0.5, 920],
          [480 + dx, 940],
        ],
        16,
        tone,
      ),
    )
    .join('');
  const deer = (flip: boolean) =>
    at(
      flip ? 660 : 300,
      946,
      lump(
        pen,
        'M-46 0L-42 -50C-50 -78 -20 -84 6 -80L36 -124L62 -116L40 -98L28 -48V0H20L16 -40H-28L-36 0Z',
        '#4A433E',
      ) + line('M42 -122C30 -150 46 -166 40 -182M50 -122C60 -150 56 -160 68 -176', tone, 6),
      { flip },
    );
  const tree = grow([480, 890], [0, 190, 40], 3);
  return {
    art: lifted(
      pen,
      roots +
        tree +
        leaves.join('') +
        deer(false) +
        deer(true) +
        bird(300, 560, false) +
        bird(664, 540, true) +
        limb(
          [
            [220, 950],
            [480, 958],
            [740, 950],
          ],
          20,
          tone,
        ),
      20,
    ),
    place: 'wall',
  };
};

const jali: Draw = (pen, colour) => {
  const [tone, second] = colour === 'Natural' ? [tones.mango, tones.teak] : scheme(colour, []);
  const cell = (x: number, y: number) =>
    at(
      x,
      y,
      around(
        8,
        0,
        (_x, _y, turn) =>
          `<path d="M0 -12C-13 -22 -13 -40 0 -52C13 -40 13 -22 0 -12Z" fill="#000" transform="rotate(${turn})"/>`,
      ),
    );
  const star = (x: number, y: number) =>
    `<path d="M${x} ${y - 18}L${x + 18} ${y}L${x} ${y + 18}L${x - 18} ${y}Z" fill="#000"/>`;
  const holes =
    times(4, (row) => times(4, (col) => cell(300 + col * 120, 420 + row * 120))) +
    times(5, (row) => times(5, (col) => star(240 + col * 120, 360 + row * 120)));
  const sheet =
    box([200, 320], [560, 560], tone) +
    grain(pen, tone).replace(
      '<rect x="-400" y="-400" width="1900" height="2000"',
      '<rect x="200" y="320" width="560" height="560" opacity=".6"',
    );
  const carved = times(4, (row) =>
    times(4, (col) =>
      at(
        300 + col * 120,
        420 + row * 120,
        ring(0, 0, 56, darker(tone, 0.3), 3) +
          disc(0, 0, 11, lighter(tone, 0.2)) +
          ring(0, 0, 11, darker(tone, 0.4), 2),
      ),
    ),
  );
  const edge = 'M160 280H800V920H160ZM230 350V850H730V350Z';
  const frame =
    shape(edge, slant(pen, lighter(tone, 0.3), tone, darker(tone, 0.3)), 'fill-rule="evenodd"') +
    line('M160 280H800V920H160Z', darker(tone, 0.6), 4) +
    line('M230 350H730V850H230Z', darker(tone, 0.6), 5);
  const carving = (
    [
      [196, 315, 765, 315],
      [196, 885, 765, 885],
      [195, 320, 195, 880],
      [765, 320, 765, 880],
    ] as const
  )
    .map(([x, y, u, v]) =>
      vine([x, y], [u, v], [darker(tone, 0.5), mix(tone, darker(tone, 0.5), 0.6), lighter(tone, 0.35)], 9),
    )
    .join('');
  const worn =
    colour === 'Distressed White'
      ? specks(
          pen,
          [
            [160, 280],
            [640, 640],
          ],
          [130, 5, second],
        )
      : '';
  return {
    art: lifted(pen, pierced(pen, sheet + carved, holes), 22) + lifted(pen, frame, 14) + carving + worn,
    place: 'wall',
    light: colour === 'Distressed White' ? 'clay' : 'paper',
  };
};

export const ironAndJali: Record<string, Draw> = { WD09: ironTree, WD11: jali };
