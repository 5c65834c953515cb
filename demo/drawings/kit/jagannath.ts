import { around, disc, line, mirrored, oval, ring, shape, times } from './shape.ts';

/** The wide-eyed deities of Puri; around 0,0, about 150 wide and 300 high. */
export function jagannath(skin: 'black' | 'yellow' | 'white'): string {
  const tone = { black: '#1F1A18', yellow: '#E9B230', white: '#F6F0E2' }[skin];
  const edge = '#2B1712';
  const eye = (x: number) =>
    skin === 'black'
      ? disc(x, -120, 25, '#F6F0E2') + disc(x, -120, 17, '#C0392B') + disc(x, -120, 10, '#1F1A18')
      : oval([x, -120], 24, 15, '#F6F0E2', `stroke="${edge}" stroke-width="3"`) + disc(x, -120, 9, '#1F1A18');
  const crownD = 'M-58 -170C-60 -240 -30 -250 -22 -220C-14 -270 14 -270 22 -220C30 -250 60 -240 58 -170Z';
  const arms =
    skin === 'yellow'
      ? ''
      : shape(
          'M-58 -76L-96 -92L-92 -58L-58 -44ZM58 -76L96 -92L92 -58L58 -44Z',
          tone,
          `stroke="${edge}" stroke-width="3"`,
        );
  return (
    arms +
    shape(
      'M-66 60C-70 0 -60 -40 -60 -70H60C60 -40 70 0 66 60Z',
      skin === 'white' ? '#2C5F8C' : skin === 'black' ? '#E0A12E' : '#C0392B',
      `stroke="${edge}" stroke-width="3"`,
    ) +
    times(5, (i) => line(`M-62 ${-30 + i * 18}H62`, i % 2 ? '#F4E7CC' : '#2F6B4A', 5)) +
    shape(
      mirrored(
        0,
        [
          [0, -190],
          [62, -176],
          [74, -116],
          [58, -66],
          [0, -52],
        ],
        true,
      ),
      tone,
      `stroke="${edge}" stroke-width="4"`,
    ) +
    shape(crownD, '#C0392B', `stroke="${edge}" stroke-width="3"`) +
    disc(0, -206, 12, '#E9B230') +
    disc(-34, -190, 7, '#E9B230') +
    disc(34, -190, 7, '#E9B230') +
    eye(-30) +
    eye(30) +
    line('M-38 -80Q0 -58 38 -80', '#C0392B', 8) +
    shape('M-6 -160L0 -128L6 -160Z', skin === 'black' ? '#F6F0E2' : '#C0392B') +
    ring(0, -104, 5, skin === 'black' ? '#C0392B' : edge, 3) +
    around(11, 0, (_x, _y, _t, i) =>
      disc((i - 5) * 12, -50 + Math.cos((i - 5) / 3.4) * 18, 7, i % 2 ? '#F4E7CC' : '#E0752B'),
    )
  );
}
