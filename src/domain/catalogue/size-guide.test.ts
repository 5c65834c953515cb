import { expect, test } from 'vitest';
import { readSizeGuide } from './size-guide.ts';

test('a size guide is parsed line by line: a heading, size rows, then notes, which may contain commas', () => {
  const typed = 'Size, Chest, Length\nS, 36 in, 26 in\n\nM, 40 in\nMeasured flat, so add two inches.\n';
  expect(readSizeGuide(typed)).toEqual({
    head: ['Size', 'Chest', 'Length'],
    rows: [
      ['S', '36 in', '26 in'],
      ['M', '40 in', ''],
    ],
    notes: ['Measured flat, so add two inches.'],
  });
});

test('rows may come from a spreadsheet, whose cells may have commas', () => {
  expect(readSizeGuide('Size\tFits\nS\t36, 37 in\r\nM\t40 in')).toMatchObject({
    head: ['Size', 'Fits'],
    rows: [
      ['S', '36, 37 in'],
      ['M', '40 in'],
    ],
  });
});

test.each(['', '  \n', 'Ask us.', 'Size, Chest'])('%j is not a size guide', (text) => {
  expect(readSizeGuide(text)).toBe(null);
});
