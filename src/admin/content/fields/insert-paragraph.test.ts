import { expect, test } from 'vitest';
import { insertParagraph } from './add-text-picture.tsx';

test.for([
  ['', 0, 'P\n'],
  ['One', 3, 'One\n\nP\n'],
  ['One two\nthree\n\nFour', 2, 'One two\n\nP\n\nthree\n\nFour'],
  ['One\n\nTwo\n', 9, 'One\n\nTwo\n\nP\n'],
  ['\n\nOne', 0, 'P\n\nOne'],
] as const)('a paragraph is inserted after the line with the caret: %j at %i', ([text, place, expected]) => {
  expect(insertParagraph(text, place, 'P')).toBe(expected);
});
