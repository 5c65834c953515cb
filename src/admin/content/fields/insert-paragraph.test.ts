import { expect, test } from 'vitest';
import { insertParagraph } from './add-text-picture.tsx';

test.for([
  ['', 0, 'P\n'],
  ['One', 3, 'One\n\nP\n'],
  ['One two\nthree\n\nFour', 2, 'One two\nthree\n\nP\n\nFour'],
  ['One\n \nTwo', 1, 'One\n\nP\n\nTwo'],
  ['One\n\nTwo', 4, 'One\n\nP\n\nTwo'],
  ['One\n\nTwo\nthree\n\nFour', 5, 'One\n\nTwo\nthree\n\nP\n\nFour'],
  ['One\n\n\nTwo', 5, 'One\n\nP\n\nTwo'],
  ['One\n\nTwo\n', 9, 'One\n\nTwo\n\nP\n'],
  ['\n\nOne', 0, 'P\n\nOne'],
] as const)(
  'a paragraph is inserted after the paragraph with the caret: %j at %i',
  ([text, place, expected]) => {
    expect(insertParagraph(text, place, 'P')).toBe(expected);
  },
);
