import { expect, test } from 'vitest';
import { toShownLogo } from './shown-logo.ts';

const key = 'c'.repeat(32);

test.each([
  { logo: [1600, 400], shown: [176, 44, 480] },
  { logo: [4000, 500], shown: [176, 22, 480] },
  { logo: [900, 900], shown: [44, 44, 160] },
  { logo: [300, 1200], shown: [11, 44, 160] },
  { logo: [100, 30], shown: [100, 30, 160] },
  { logo: [260, 65], shown: [176, 44, 160] },
  { logo: [4096, 1], shown: [176, 1, 480] },
])('a logo of $logo pixels is shown as $shown: fitted, sharp and not enlarged', ({ logo, shown }) => {
  const [width, height] = logo as [number, number];
  const [shownWidth, shownHeight, file] = shown;
  expect(toShownLogo({ key, width, height })).toEqual({
    src: `/media/${key}/${file}.webp`,
    width: shownWidth,
    height: shownHeight,
  });
});
