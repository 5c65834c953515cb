import { darker, scheme } from '../kit/colour.ts';
import { border, flower, leaf, mandala, petal, vine } from '../kit/motif.ts';
import { lifted, slant } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { at, box, disc, line, shape, times } from '../kit/shape.ts';
import { ball, solid } from '../kit/solid.ts';
import { threads } from '../kit/texture.ts';

const kalamkari: Draw = (pen, colour) => {
  const [tone] = scheme(colour, []);
  const natural = colour === 'Natural';
  const ground = natural ? '#EFDFBC' : tone;
  const [lineTone, body, warm, soft] = natural
    ? ['#3A2418', '#2F5E66', '#A8432E', '#C98A1B']
    : ['#1E1411', colour === 'Indigo' ? '#A8432E' : '#27365E', '#E8D6AE', '#D9A33A'];
  const outline = `stroke="${lineTone}" stroke-width="4"`;
  const plume = shape(
    'M430 560C380 640 320 800 350 930C450 980 570 960 640 900C640 780 560 640 500 540Z',
    soft,
    outline,
  );
  const bodyD =
    'M560 300C590 276 636 296 634 336C632 370 600 380 600 430C606 520 560 620 470 640C400 640 380 560 420 520C480 500 530 440 540 380C544 340 540 320 560 300Z';
  const scales = times(7, (row) =>
    times(6, (i) => line(`M${400 + i * 34 + (row % 2) * 17} ${440 + row * 28}q17 20 34 0`, soft, 3)),
  );
  const head =
    shape('M630 318L676 334L632 346Z', soft, outline) +
    disc(606, 324, 10, '#FFF6DF') +
    disc(606, 324, 5, lineTone) +
    times(
      4,
      (i) =>
        line(`M${574 + i * 12} 296L${556 + i * 20} ${236 - (i % 2) * 8}`, lineTone, 4) +
        disc(556 + i * 20, 230 - (i % 2) * 8, 9, warm),
    );
  const feathers = times(5, (row) =>
    times(5, (i) => {
      const [x, y] = [390 + i * 52 - row * 6, 700 + row * 52];
      return at(x, y, shape(petal(60, 24), (row + i) % 2 ? warm : body, outline) + disc(0, -32, 9, soft), {
        turn: 180,
      });
    }),
  );
  const plants =
    vine([262, 960], [262, 300], [lineTone, natural ? '#5C7A45' : warm, soft], 7) +
    vine([702, 960], [702, 560], [lineTone, natural ? '#5C7A45' : warm, soft], 4) +
    flower(340, 380, 48, [warm, soft, 10]) +
    leaf(340, 440, 60, [soft, 150]);
  const edging = border(
    [218, 198],
    [524, 804],
    [13, 20],
    (x, y, i) =>
      box([x - 20, y - 20], [40, 40], i % 2 ? darker(ground, 0.3) : lineTone) +
      flower(x, y, 17, [i % 2 ? soft : warm, lineTone, 8]),
  );
  const art =
    box([190, 170], [580, 860], ground) +
    edging +
    box([246, 226], [468, 748], 'none', `stroke="${warm}" stroke-width="4"`) +
    plants +
    plume +
    feathers +
    shape(bodyD, body, outline) +
    scales.replaceAll('<path', '<path opacity=".8"') +
    head +
    line('M452 636L440 690M490 634L500 690', lineTone, 8) +
    mandala(620, 620, [
      [46, 12, 'petal', warm],
      [40, 7, 'ring', lineTone],
      [20, 10, 'dot', soft],
    ]) +
    threads(pen);
  const loops = times(5, (i) => box([236 + i * 112, 128], [40, 62], natural ? '#DCC59A' : ground));
  const rod =
    solid(pen, 'M150 124H810V150H150Z', '#6B4226', {}) +
    ball(pen, 148, 137, 20, '#8A5A33') +
    ball(pen, 812, 137, 20, '#8A5A33');
  return {
    art:
      lifted(pen, loops + art) +
      rod +
      line('M170 130L480 50L790 130', '#6B4226', 5) +
      box([190, 170], [580, 860], slant(pen, '#FFF6DF@0/.14', '#1E120A@1/.18')),
    place: 'wall',
    zoom: 0.95,
    raise: 10,
  };
};

export const kalamkariPanels: Record<string, Draw> = { WD07: kalamkari };
