import { expect, test } from 'vitest';
import { placeCells, readPaste } from './read-paste.ts';

test('twelve cells of a spreadsheet are pasted as four rows of three', () => {
  const pasted = readPaste('900\t4\t350\r\n950\t2\t400\r\n1,000\t\t\r\n900\t1\t350\r\n');
  expect(pasted).toHaveLength(4);
  const cells = placeCells(pasted, { row: 1, column: 2 }, { rows: 5, columns: 5 });
  expect(cells).toHaveLength(12);
  expect(cells[0]).toEqual({ row: 1, column: 2, text: '900' });
  expect(cells.at(-1)).toEqual({ row: 4, column: 4, text: '350' });
});

test('pasted cells that would fall below or beside the grid are dropped', () => {
  const cells = placeCells(
    [
      ['1', '2'],
      ['3', '4'],
    ],
    { row: 2, column: 1 },
    { rows: 3, columns: 2 },
  );
  expect(cells).toEqual([{ row: 2, column: 1, text: '1' }]);
});
