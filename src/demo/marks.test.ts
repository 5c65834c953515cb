import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findMarks } from './marks.ts';
import { readCrafts } from './read-crafts.ts';

const crafts = readCrafts(readFileSync(new URL('crafts.csv', import.meta.url), 'utf8'));

test('a craft with an authorised user number has a GI name, and its numbers are marked as DEMO', () => {
  const marked = crafts.filter(({ craft }) => findMarks(craft).giUserNo);
  expect(new Set(marked.map(({ craft }) => craft)).size).toBe(6);
  for (const { craft, giName } of marked) {
    expect(giName).not.toBeNull();
    expect(Object.values(findMarks(craft)).join()).toMatch(/^DEMO-AU-\d+,(DEMO-CM-\d+)?$/);
  }
});

test('other crafts have no number', () => {
  expect(findMarks('Panchmura terracotta')).toEqual({ giUserNo: null, craftmarkNo: null });
});
