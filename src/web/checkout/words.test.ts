import { expect, test } from 'vitest';
import { giftMessageHint } from './words.ts';

test('one remaining character of a gift message is counted in the singular', () => {
  expect(giftMessageHint(0)).toContain('0 characters left');
  expect(giftMessageHint(1)).toContain('1 character left');
  expect(giftMessageHint(2)).toContain('2 characters left');
});
