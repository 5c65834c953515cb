import { darker, lighter, scheme } from '../kit/colour.ts';
import { flower, leaf, petal, vine } from '../kit/motif.ts';
import { lifted, slant } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { at, line, shape, times } from '../kit/shape.ts';
import { solid } from '../kit/solid.ts';
import { grain, specks } from '../kit/texture.ts';

const jharokha: Draw = (pen, colour) => {
  const [tone, second] = scheme(colour, []);
  const outer =
    'M240 930V470Q240 300 350 290Q370 236 420 262Q440 200 480 176Q520 200 540 262Q590 236 610 290Q720 300 720 470V930Z';
  const opening =
    'M330 860V520C330 470 350 450 376 446C384 410 410 392 436 400C446 374 466 358 480 350C494 358 514 374 524 400C550 392 576 410 584 446C610 450 630 470 630 520V860Z';
  const glass =
    shape(opening, slant(pen, '#E4EAEA', '#A9B8BC', '#D9E1E1', '#8A9A9F')) +
    shape('M350 800L560 420L620 480L420 850Z', '#FFFFFF', 'opacity=".25"') +
    line(opening, darker(tone, 0.6), 6);
  const pillar = (x: number) =>
    solid(pen, `M${x - 22} 880V500H${x + 22}V880Z`, tone, {
      finish: 'wood',
      decor: times(9, (i) =>
        line(`M${x - 30} ${530 + i * 40}L${x + 30} ${510 + i * 40}`, darker(tone, 0.35), 6),
      ),
    }) +
    solid(pen, `M${x - 32} 500H${x + 32}L${x + 24} 470H${x - 24}Z`, lighter(tone, 0.1)) +
    solid(pen, `M${x - 34} 880H${x + 34}V906H${x - 34}Z`, lighter(tone, 0.1));
  const worn =
    specks(
      pen,
      [
        [230, 170],
        [500, 780],
      ],
      [170, 6, second],
    ) + grain(pen, tone, 'rotate(90)').replace('fill=', 'opacity=".4" fill=');
  const carving =
    vine([380, 300], [580, 300], [darker(tone, 0.45), second, lighter(tone, 0.4)], 3) +
    flower(480, 252, 30, [second, lighter(tone, 0.4), 8]) +
    leaf(300, 430, 60, [second, 30]) +
    leaf(660, 430, 60, [second, -30]) +
    flower(300, 400, 22, [second, lighter(tone, 0.4), 8]) +
    flower(660, 400, 22, [second, lighter(tone, 0.4), 8]);
  const base =
    solid(pen, 'M206 906H754V946H206Z', tone, { decor: worn }) +
    solid(pen, 'M236 946H724L690 1010Q480 1060 270 1010Z', darker(tone, 0.08), {
      decor:
        worn +
        times(9, (i) =>
          at(
            276 + i * 51,
            1004,
            shape(petal(56, 22), lighter(tone, 0.18), `stroke="${darker(tone, 0.5)}" stroke-width="3"`),
            { turn: 0 },
          ),
        ),
    });
  return {
    art:
      lifted(pen, solid(pen, outer, tone, { finish: 'cloth', decor: worn }), 18) +
      carving +
      glass +
      pillar(282) +
      pillar(678) +
      base +
      line(outer, lighter(tone, 0.35), 4, 'transform="translate(480 610) scale(.95) translate(-480 -610)"'),
    place: 'wall',
    zoom: 0.98,
  };
};

export const jharokhaMirror: Record<string, Draw> = { WD14: jharokha };
