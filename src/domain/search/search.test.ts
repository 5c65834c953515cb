import { expect, test } from 'vitest';
import { normaliseQuery, POPULAR_SEARCHES } from './search.ts';

test('a query is trimmed, lower case, of bounded length, and keeps Devanagari', () => {
  expect(normaliseQuery('  Peetal   का दीया ')).toBe('peetal का दीया');
  expect(normaliseQuery('x'.repeat(500))).toHaveLength(100);
  expect(normaliseQuery('a\u0000b\u007f')).toBe('a b');
});

test('seven popular terms are offered', () => expect(POPULAR_SEARCHES).toHaveLength(7));
