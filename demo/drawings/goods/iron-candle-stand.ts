import { lighter, tones } from '../kit/colour.ts';
import { type Draw, flame } from '../kit/scene.ts';
import { disc, line, times } from '../kit/shape.ts';
import { limb, lump, solid, turned } from '../kit/solid.ts';
import { dabs } from '../kit/texture.ts';

const ironDeer: Draw = (pen) => {
  const tone = tones.iron;
  const leg = (x: number, lean: number) =>
    limb(
      [
        [x, 740],
        [x + lean, 850],
        [x + lean * 0.6, 980],
      ],
      20,
      tone,
    ) + lump(pen, `M${x + lean * 0.6 - 16} 990L${x + lean * 0.6} 960L${x + lean * 0.6 + 18} 990Z`, tone);
  const antler = (s: number) =>
    limb(
      [
        [598, 380],
        [598 + s * 30, 320],
        [598 + s * 84, 270],
        [598 + s * 92, 190],
      ],
      13,
      tone,
    ) +
    limb(
      [
        [598 + s * 40, 310],
        [598 + s * 30, 250],
      ],
      10,
      tone,
    ) +
    limb(
      [
        [598 + s * 74, 280],
        [598 + s * 130, 250],
        [598 + s * 140, 206],
      ],
      10,
      tone,
    );
  const cup = (x: number, y: number) =>
    turned(pen, x, tone, {
      profile: [
        [y - 26, 46],
        [y - 10, 44],
        [y, 20],
      ],
      tilt: 0.3,
      hollow: '#1C1816',
    }) +
    turned(pen, x, '#F4EBD8', {
      profile: [
        [y - 150, 24],
        [y - 30, 25],
      ],
      tilt: 0.24,
    }) +
    line(`M${x} ${y - 152}V${y - 166}`, '#2B1D14', 3) +
    flame(pen, x, y - 160, 62);
  const body = solid(
    pen,
    'M288 690C280 620 350 610 430 622C480 626 520 590 540 520L566 410L632 412C640 500 640 600 600 690C570 760 500 770 430 764C350 768 292 760 288 690Z',
    tone,
    {
      decor:
        dabs(
          pen,
          [
            [280, 400],
            [370, 380],
          ],
          [120, 9, 0.16],
        ) +
        times(5, (i) =>
          line(
            `M300 ${650 + i * 18}Q440 ${670 + i * 14} 600 ${640 + i * 16}`,
            lighter(tone, 0.25),
            3,
            'opacity=".6"',
          ),
        ),
    },
  );
  const head =
    solid(
      pen,
      'M560 420C556 380 590 362 624 372C660 380 712 420 722 446C720 466 690 466 664 458C640 462 600 470 574 462Z',
      tone,
      {
        decor: dabs(
          pen,
          [
            [560, 370],
            [160, 90],
          ],
          [30, 7, 0.16],
        ),
      },
    ) +
    disc(634, 406, 6, '#D8C8A8') +
    lump(pen, 'M566 392C530 376 510 384 500 404C524 416 550 414 570 408Z', tone);
  return {
    art:
      leg(330, -16) +
      leg(548, -10) +
      leg(372, 14) +
      leg(590, 14) +
      limb(
        [
          [296, 660],
          [262, 640],
          [258, 600],
        ],
        14,
        tone,
      ) +
      antler(-1) +
      antler(1) +
      body +
      head +
      cup(402, 620) +
      cup(506, 184) +
      cup(690, 184),
    place: 'floor',
    light: 'sage',
    spread: 210,
    raise: 0,
    zoom: 0.88,
  };
};

export const ironCandleStand: Record<string, Draw> = { LI12: ironDeer };
