import { expect, test } from 'vitest';
import { toInitials } from './initials.ts';

test.each([
  ['Asha', 'A'],
  ['Asha Devi', 'AD'],
  ['Asha Kumari  Devi', 'AD'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(toInitials(name)).toBe(initials);
});
