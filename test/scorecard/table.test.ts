import { expect, test } from 'vitest';
import { formatScorecard } from './table.ts';

const figure = { name: 'K1', what: 'units oversold', target: '0', seconds: 61.4 };

test('a row says how often it was tried, and what rate that still allows for', () => {
  const [, , none, one, never] = formatScorecard([
    { ...figure, trials: 10_000, failures: [] },
    { ...figure, trials: 10, failures: ['round 3: 11 of 10'], note: 'two at once' },
    { ...figure, trials: 0, failures: [] },
  ]).split('\n');
  expect(toCells(none!)).toEqual(['K1', 'units oversold', '0', '10,000', '0', '0.03 %', '61', 'kept']);
  expect(toCells(one!)).toEqual([
    'K1',
    'units oversold (two at once)',
    '0',
    '10',
    '1',
    '39 %',
    '61',
    'MISSED',
  ]);
  expect(toCells(never!).slice(3)).toEqual(['0', '0', '100 %', '61', 'MISSED']);
});

function toCells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
