import { darker, lighter, scheme, tones } from '../kit/colour.ts';
import { lotus, petal, vine } from '../kit/motif.ts';
import { pierced } from '../kit/pen.ts';
import type { Draw } from '../kit/scene.ts';
import { around, at, box, line, mirrored, shape, times } from '../kit/shape.ts';
import { ball, lump, solid, turned } from '../kit/solid.ts';
import { grain } from '../kit/texture.ts';

const mandir: Draw = (pen, colour) => {
  const [tone] = colour === 'White' ? ['#EDE6D8'] : scheme(colour, []);
  const gold = colour === 'White' ? '#C79A3E' : lighter(tone, 0.34);
  const wood = (d: string, shade: string) =>
    solid(pen, d, shade, { finish: 'cloth', decor: `<g opacity=".45">${grain(pen, shade)}</g>` });
  const dome = (x: number, y: number, s: number) =>
    at(
      x,
      y,
      lump(
        pen,
        mirrored(0, [
          [6, -210],
          [26, -170],
          [66, -110],
          [92, -40],
          [96, 0],
          [0, 0],
        ]),
        tone,
      ) +
        [-1, 0, 1].map((k) => line(`M0 -196Q${k * 70} -100 ${k * 60} -4`, darker(tone, 0.4), 4)).join('') +
        times(5, (i) =>
          line(
            `M${-30 - i * 15} ${-160 + i * 36}Q0 ${-148 + i * 36} ${30 + i * 15} ${-160 + i * 36}`,
            darker(tone, 0.35),
            3,
          ),
        ) +
        ball(pen, 0, -218, [22, 12], tones.brass) +
        ball(pen, 0, -240, [14, 16], tones.brass) +
        lump(pen, 'M-5 -252L0 -292L5 -252Z', tones.bright),
      { scale: s },
    );
  const pillar = (x: number) =>
    turned(pen, x, tone, {
      profile: [
        [520, 30],
        [536, 36],
        [552, 22],
        [700, 26],
        [840, 22],
        [860, 36],
        [886, 36],
      ],
      finish: 'wood',
      decor: times(11, (i) =>
        line(`M${x - 40} ${580 + i * 26}L${x + 40} ${560 + i * 26}`, darker(tone, 0.4), 4),
      ),
    });
  const holes = times(
    12,
    (i) => `<path transform="translate(${218 + i * 47.6} 927)" d="M0 -18L16 0L0 18L-16 0Z" fill="#000"/>`,
  );
  const arch =
    'M250 886V640C250 560 300 540 340 550C350 510 400 490 430 510C446 480 466 470 480 462C494 470 514 480 530 510C560 490 610 510 620 550C660 540 710 560 710 640V886Z';
  const inside =
    shape(arch, colour === 'White' ? '#B99B70' : darker(tone, 0.6)) +
    at(480, 884, lotus(0, -10, 150, [gold, darker(tone, 0.6)])) +
    shape(
      mirrored(
        480,
        [
          [0, 560],
          [80, 620],
          [96, 740],
          [90, 860],
          [0, 866],
        ],
        true,
      ),
      gold,
      'opacity=".22"',
    ) +
    around(19, 120, (x, y, turn) =>
      turn < 100 || turn > 260
        ? at(480 + x, 720 + y, shape(petal(30, 9), gold, 'opacity=".6"'), { turn })
        : '',
    );
  const bells = [330, 630]
    .map(
      (x) =>
        line(`M${x} 548V606`, tones.brass, 4) +
        at(
          x,
          606,
          lump(pen, 'M-8 0C-20 20 -16 34 -26 44H26C16 34 20 20 8 0Z', tones.brass) +
            ball(pen, 0, 48, 7, darker(tones.brass, 0.3)),
        ),
    )
    .join('');
  const front =
    shape(`M208 500H752V886H208Z${arch}`, tone, 'fill-rule="evenodd"') +
    line(arch, darker(tone, 0.55), 5) +
    vine([290, 524], [670, 524], [darker(tone, 0.5), gold, lighter(tone, 0.4)], 7);
  const base =
    wood('M176 886H784V906H176Z', lighter(tone, 0.1)) +
    shape('M196 906H764V948H196Z', darker(tone, 0.7)) +
    pierced(pen, wood('M196 906H764V948H196Z', tone), holes) +
    wood('M160 948H800V990H160Z', tone) +
    ball(pen, 400, 969, 9, tones.brass) +
    ball(pen, 560, 969, 9, tones.brass) +
    line('M480 950V988', darker(tone, 0.5), 3);
  const cornice =
    wood('M170 470H790V500H170Z', lighter(tone, 0.12)) +
    times(26, (i) => at(186 + i * 23.6, 500, lump(pen, petal(24, 9), tone), { turn: 180 }));
  return {
    art:
      dome(290, 472, 0.8) +
      dome(670, 472, 0.8) +
      dome(480, 472, 1.3) +
      box([208, 500], [544, 386], darker(tone, 0.4)) +
      inside +
      front +
      pillar(226) +
      pillar(734) +
      bells +
      cornice +
      base,
    place: 'floor',
    light: colour === 'White' ? 'clay' : 'paper',
    spread: 330,
    raise: 20,
  };
};

export const homeMandir: Record<string, Draw> = { DC14: mandir };
