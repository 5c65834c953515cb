import { darker, lighter } from './colour.ts';
import type { Pen, Point } from './pen.ts';
import { ball, limb, lump, solid, type Made } from './solid.ts';
import { at, disc, line, mirrored, shape, smooth, times } from './shape.ts';

/** A standing elephant facing right, about 360 wide and 300 high, feet on y = 0. */
export const elephantBody =
  'M-150 -8L-158 -150C-166 -230 -90 -262 0 -256C24 -290 78 -304 112 -282C146 -266 158 -226 156 -190C158 -140 176 -104 190 -62C194 -46 212 -48 214 -66L228 -62C228 -24 192 -14 172 -34C150 -62 138 -96 124 -126C116 -116 108 -110 98 -106L96 -8Q98 0 84 0H44Q32 0 34 -12L28 -86Q-30 -70 -72 -86L-78 -8Q-78 0 -92 0H-136Q-150 0 -150 -8Z';

export function elephant(pen: Pen, tone: string, made: Made & { ear?: string; tusk?: string }): string {
  const ear = 'M66 -258C22 -262 2 -214 22 -166C36 -136 66 -140 84 -168C100 -196 100 -248 66 -258Z';
  return (
    limb(
      [
        [-152, -190],
        [-176, -150],
        [-172, -96],
      ],
      8,
      tone,
    ) +
    solid(
      pen,
      'M-112 -100L-108 -10Q-106 0 -94 0H-60Q-48 0 -50 -12L-40 -110ZM40 -100L46 -10Q48 0 60 0H100V-120Z',
      darker(tone, 0.25),
      { finish: 'matt' },
    ) +
    solid(pen, elephantBody, tone, made) +
    solid(pen, ear, made.ear ?? tone, { finish: made.finish ?? 'matt' }) +
    line('M46 -236C26 -214 28 -180 42 -162', darker(tone, 0.4), 3, 'opacity=".5"') +
    shape('M132 -146C150 -132 166 -126 190 -130C170 -108 140 -112 126 -128Z', made.tusk ?? '#F4EBD8') +
    disc(122, -214, 7, darker(tone, 0.75)) +
    disc(124, -216, 2.4, '#FFF8E8') +
    line('M108 -224Q122 -234 136 -220', darker(tone, 0.5), 3)
  );
}

/** The long-necked, upright-eared Bankura horse, feet on y = 0, about 300 wide and 620 high. */
export function bankuraHorse(pen: Pen, tone: string): string {
  const leg = (x: number, shade: string) =>
    solid(
      pen,
      `M${x - 26} -210L${x - 30} -20Q${x - 34} 0 ${x - 20} 0H${x + 20}Q${x + 34} 0 ${x + 30} -20L${x + 26} -210Z`,
      shade,
      {
        finish: 'matt',
        decor: line(`M${x - 40} -40H${x + 40}M${x - 40} -52H${x + 40}`, darker(tone, 0.4), 4),
      },
    );
  const ear = (x: number, turn: number) =>
    at(
      x,
      -590,
      solid(pen, 'M-15 20C-22 -40 -12 -84 0 -100C12 -84 22 -40 15 20Z', tone) +
        shape('M-7 8C-10 -30 -6 -60 0 -74C6 -60 10 -30 7 8Z', darker(tone, 0.35)),
      { turn },
    );
  const neck: Point[] = [
    [18, -250],
    [14, -360],
    [28, -480],
    [52, -568],
    [98, -602],
    [138, -586],
    [190, -524],
    [230, -452],
    [228, -418],
    [200, -408],
    [170, -428],
    [142, -452],
    [150, -390],
    [160, -300],
    [152, -220],
  ];
  const mane = times(9, (i) =>
    at(
      20 + Math.max(0, i - 5) * 9,
      -300 - i * 33,
      lump(pen, 'M14 16C-14 14 -30 0 -34 -20C-14 -20 8 -10 16 -8Z', darker(tone, 0.16)),
    ),
  );
  const beads = times(
    7,
    (i) =>
      disc(32 + i * 19, -318 + Math.sin((i / 6) * Math.PI) * 34, 10, lighter(tone, 0.3)) +
      disc(32 + i * 19, -318 + Math.sin((i / 6) * Math.PI) * 34, 4, darker(tone, 0.4)),
  );
  const saddle = `M-100 -300C-90 -200 0 -190 20 -300Z`;
  return (
    limb(
      [
        [-138, -276],
        [-176, -240],
        [-178, -170],
      ],
      22,
      tone,
    ) +
    leg(-62, darker(tone, 0.3)) +
    leg(76, darker(tone, 0.3)) +
    solid(
      pen,
      'M-140 -250C-150 -320 -70 -330 0 -318C80 -316 140 -320 142 -250C150 -190 110 -170 0 -174C-100 -170 -132 -190 -140 -250Z',
      tone,
      {
        decor:
          shape(saddle, darker(tone, 0.18)) +
          line(saddle, lighter(tone, 0.35), 4) +
          times(5, (i) => disc(-76 + i * 20, -270 + (i % 2) * 14, 6, lighter(tone, 0.4))),
      },
    ) +
    leg(-104, tone) +
    leg(114, tone) +
    mane +
    ear(74, -10) +
    ear(106, 12) +
    solid(pen, smooth(neck, true), tone) +
    line('M150 -446Q184 -470 206 -498M106 -600Q150 -540 142 -454', darker(tone, 0.45), 6) +
    times(6, (i) => disc(112 + i * 7, -586 + i * 25, 5, lighter(tone, 0.4))) +
    times(4, (i) => disc(158 + i * 14, -452 - i * 13, 4.5, lighter(tone, 0.4))) +
    ball(pen, 128, -540, [11, 9], lighter(tone, 0.15)) +
    disc(129, -540, 4, darker(tone, 0.75)) +
    disc(216, -446, 5, darker(tone, 0.6)) +
    line('M222 -424Q202 -430 188 -432', darker(tone, 0.6), 4) +
    line('M20 -318Q90 -262 156 -318', darker(tone, 0.45), 4) +
    beads +
    line('M20 -392Q88 -360 146 -392M22 -420Q88 -392 144 -420', darker(tone, 0.4), 4) +
    lump(
      pen,
      mirrored(84, [
        [6, -618],
        [16, -604],
        [8, -588],
      ]),
      tone,
    )
  );
}

/** A humped Indian cow or bullock facing right, feet on y = 0, about 300 wide. */
export function cow(
  pen: Pen,
  tone: string,
  paint: { cloth?: string; horn?: string; decor?: string } = {},
): string {
  const body =
    'M-128 -150C-132 -188 -90 -196 -40 -188C-10 -186 6 -214 34 -212C56 -210 60 -188 84 -196C100 -214 128 -222 150 -206C172 -194 184 -168 182 -154C178 -142 160 -142 146 -148C132 -142 128 -134 126 -118C124 -100 104 -92 96 -88L98 -6H72L64 -84Q0 -66 -70 -84L-78 -6H-104L-112 -84C-122 -106 -126 -126 -128 -150Z';
  const leg = (x: number) =>
    solid(pen, `M${x} -100L${x + 6} -6H${x + 28}L${x + 30} -100Z`, darker(tone, 0.22));
  return (
    leg(-94) +
    leg(54) +
    line('M-126 -160Q-150 -130 -142 -74', darker(tone, 0.5), 8) +
    line('M-142 -80L-144 -52', darker(tone, 0.75), 14) +
    solid(pen, body, tone, {
      decor:
        (paint.cloth ? shape('M-86 -210H6L12 -96Q-40 -84 -86 -96Z', paint.cloth) : '') + (paint.decor ?? ''),
    }) +
    line('M118 -214C104 -248 116 -274 138 -280M140 -214C146 -244 166 -256 182 -250', darker(tone, 0.75), 14) +
    line(
      'M118 -214C104 -248 116 -274 138 -280M140 -214C146 -244 166 -256 182 -250',
      paint.horn ?? '#D9C9A4',
      9,
    ) +
    solid(pen, 'M108 -200C86 -206 74 -194 70 -180C86 -172 102 -178 112 -190Z', tone) +
    disc(144, -186, 6.5, '#2B1D14') +
    disc(146, -188, 2, '#fff') +
    disc(176, -156, 4, darker(tone, 0.6))
  );
}
