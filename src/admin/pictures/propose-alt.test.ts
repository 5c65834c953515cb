import { expect, test } from 'vitest';
import { fillAlts, proposeAlt } from './propose-alt.ts';

const pictures = [
  { alt: '', color: 'Red' },
  { alt: 'The wick from near', color: null },
  { alt: ' ', color: 'Red' },
];

test('a picture without a description gets the product’s name, its colour and its view number', () => {
  expect(fillAlts(pictures, ' Brass diya ').map(({ alt }) => alt)).toEqual([
    'Brass diya, Red',
    'The wick from near',
    'Brass diya, Red, view 2',
  ]);
});

test('a product without a name gets no proposed description', () => {
  expect(proposeAlt(pictures, 0, '  ')).toBe('');
});
