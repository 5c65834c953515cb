import { fireEvent, screen } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { EditCell } from './edit-cell.tsx';
import type { CellText } from './read-paste.ts';
import { useGrid } from './use-grid.ts';

test('arrows move, Enter edits and goes down, Escape restores, and the grid is one tab stop', async () => {
  const { user, cell, read, committed } = await mountGrid();
  await user.tab();
  expect(document.activeElement).toBe(cell('A1'));
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(cell('B2'));
  await user.keyboard('{Enter}');
  await user.keyboard('7{Enter}');
  expect(committed).toEqual([{ row: 1, column: 1, text: '7' }]);
  expect(document.activeElement).toBe(cell('B3'));
  await user.keyboard('9{Escape}');
  expect(document.activeElement).toBe(cell('B3'));
  expect(read()).toEqual([
    ['1', '2'],
    ['3', '7'],
    ['5', '6'],
  ]);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.tab();
  expect(document.activeElement).toBe(cell('B3'));
});

test('Tab commits what was typed and edits the next cell, wrapping to the next row', async () => {
  const { user, cell, read, committed } = await mountGrid();
  await user.click(cell('A1'));
  await user.keyboard('10{Tab}20{Tab}30{Tab}');
  expect(read().slice(0, 2)).toEqual([
    ['10', '20'],
    ['30', '4'],
  ]);
  expect(committed).toHaveLength(3);
});

test('Ctrl+D copies the cell above and moves down; a paste of twelve cells fills all twelve', async () => {
  const { user, cell, read } = await mountGrid(6);
  await user.click(cell('A1'));
  await user.keyboard('{Escape}{ArrowDown}{Control>}dd{/Control}');
  expect(read().map(([first]) => first)).toEqual(['1', '1', '1', '7', '9', '11']);
  fireEvent.paste(cell('A1'), {
    clipboardData: { getData: () => 'a\tb\nc\td\ne\tf\ng\th\ni\tj\nk\tl\n' },
  });
  expect(read().flat().join('')).toBe('abcdefghijkl');
});

/** Mounts a grid of two columns that keeps its values, and collects the values that it was given. */
async function mountGrid(rows = 3) {
  const committed: CellText[] = [];
  function Keeper() {
    const [values, setValues] = useState(() =>
      Array.from({ length: rows }, (_, row) => [String(row * 2 + 1), String(row * 2 + 2)]),
    );
    const fill = (cells: CellText[]) => {
      committed.push(...cells);
      setValues((before) => {
        const next = before.map((row) => [...row]);
        for (const { row, column, text } of cells) next[row]![column] = text;
        return next;
      });
    };
    const grid = useGrid({ rows, columns: 2, onFill: fill });
    const body = values.map((row, index) =>
      createElement(
        'tr',
        { key: index },
        row.map((text, column) =>
          createElement(EditCell, {
            key: column,
            label: `${'AB'[column]}${index + 1}`,
            text,
            at: { row: index, column },
            onCommit: (typed) => fill([{ row: index, column, text: typed }]),
          }),
        ),
      ),
    );
    return createElement('table', grid, createElement('tbody', null, body));
  }
  const { user } = mount(Keeper);
  await screen.findByRole('grid');
  const cell = (name: string) =>
    document.querySelector<HTMLElement>(`[data-cell="${Number(name[1]) - 1}:${'AB'.indexOf(name[0]!)}"]`)!;
  const read = () =>
    Array.from({ length: rows }, (_, row) =>
      ['A', 'B'].map((column) => cell(`${column}${row + 1}`).dataset.text!),
    );
  return { user, cell, read, committed };
}
