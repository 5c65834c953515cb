import { expect, test } from 'vitest';
import { formatScorecard, mergeScorecard } from './table.ts';

const figure = { name: 'K1', what: 'units oversold', target: '0', seconds: 61.4 };
const met = { ...figure, trials: 10_000, failures: [] };
const missed = { ...figure, name: 'K10', trials: 10, failures: ['round 3: 11 of 10'], note: 'two at once' };

test('a row shows the number of trials, and the failure rate they still allow', () => {
  const never = { ...figure, name: 'K11', trials: 0, failures: [] };
  expect(toRows(formatScorecard([met, missed, never], '2026-11-21'))).toEqual([
    ['K1', 'units oversold', '0', '10,000', '0', '0.03 %', '61', '2026-11-21', 'met'],
    ['K10', 'units oversold (two at once)', '0', '10', '1', '39 %', '61', '2026-11-21', 'MISSED'],
    ['K11', 'units oversold', '0', '0', '0', '100 %', '61', '2026-11-21', 'MISSED'],
  ]);
});

test('a new result replaces its own row, and the other rows keep their dates', () => {
  const earlier = `# A page\n\n${formatScorecard([missed, met], '2026-11-21')}\n`;
  const again = { ...missed, trials: 1_000, failures: [] };
  const rows = toRows(mergeScorecard(earlier, [again, { ...met, name: 'K2' }], '2026-12-01'));
  expect(rows.map(([name, , , trials, , , , day]) => [name, trials, day])).toEqual([
    ['K1', '10,000', '2026-11-21'],
    ['K2', '10,000', '2026-12-01'],
    ['K10', '1,000', '2026-12-01'],
  ]);
});

function toRows(table: string): string[][] {
  return table
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
