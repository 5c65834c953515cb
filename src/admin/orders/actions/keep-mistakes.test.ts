import { expect, test } from 'vitest';
import { keepMistakes } from './keep-mistakes.ts';

test('a corrected field loses its error, the others keep theirs, and none is added while typing', () => {
  const shown = { 'address.line1': 'Give the street.', reason: 'Give the reason.' };
  const found = { reason: 'Give the reason.', 'address.city': 'Give the town.' };
  expect(keepMistakes(shown, found)).toEqual({ reason: 'Give the reason.' });
});
