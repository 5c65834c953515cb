import { act, fireEvent, screen, within } from '@testing-library/react';
import { createElement, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '#test/mount.ts';
import { listToasts } from '#ui/overlay/toasts.ts';
import { hasSameRow } from './has-same-row.ts';
import { type VariantRow, nameVariant } from './variant-rows.ts';
import { VariantsPart } from './variants-part.tsx';

test('typed colours and sizes become rows of the grid before saving', async () => {
  const { user, names } = await mountPart([]);
  await user.type(screen.getByRole('textbox', { name: 'Colours' }), 'Red, Blue{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Sizes' }), 'S,M{Enter}');
  expect(names()).toEqual(['Red, S', 'Red, M', 'Blue, S', 'Blue, M']);
  await user.click(screen.getByRole('button', { name: 'Remove Blue' }));
  expect(names()).toEqual(['Red, S', 'Red, M']);
  await user.type(screen.getByRole('textbox', { name: 'Colours' }), 'Green{Enter}');
  expect(names()).toEqual(['Red, S', 'Red, M', 'Green, S', 'Green, M']);
});

test('new variants show a note that they start with 0 pieces, until their stock is entered', async () => {
  const { user } = await mountPart(makeRows(2));
  const note = 'New variants start with 0 pieces. Enter how many there are.';
  expect(screen.queryByText(note)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Colours' }), 'Green{Enter}');
  screen.getByText(note);
  await user.click(cell(2, 3));
  await user.keyboard('4{Enter}');
  expect(screen.queryByText(note)).toBeNull();
});

test('a colour can be renamed in place but not to a taken name, and Escape cancels', async () => {
  const { user, renamed } = await mountPart(makeRows(2));
  await user.click(screen.getByRole('button', { name: 'Rename Colour 0' }));
  const field = screen.getByRole('textbox', { name: 'New name of Colour 0' });
  await user.clear(field);
  await user.type(field, 'colour 1{Enter}');
  await screen.findByText('colour 1 is already there.');
  await user.type(field, '{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Colours' }));
  expect(renamed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Rename Colour 0' }));
  await user.type(screen.getByRole('textbox', { name: 'New name of Colour 0' }), ' a{Enter}');
  expect(renamed).toEqual([['color', 'Colour 0', 'Colour 0 a']]);
});

test('removing a colour from the colour list shows a toast, and Undo restores it', async () => {
  const { user, rows, names } = await mountPart(makeRows(3));
  await user.click(
    within(screen.getByRole('group', { name: 'Colours of this product' })).getByRole('button', {
      name: 'Remove Colour 1',
    }),
  );
  expect(names()).toEqual(['Colour 0', 'Colour 2']);
  const said = listToasts().find(({ text }) => text === 'Colour 1 removed');
  act(() => said!.action!.onPress());
  expect(rows()).toEqual(makeRows(3));
});

test('Undo restores only the removed variant and keeps everything typed or removed since', async () => {
  const { user, rows, names } = await mountPart(makeRows(4));
  const grid = within(screen.getByRole('grid'));
  await user.click(grid.getByRole('button', { name: 'Remove Colour 1' }));
  await user.click(grid.getByRole('button', { name: 'Remove Colour 3' }));
  await user.type(screen.getByRole('textbox', { name: 'Price ₹ for all' }), '1,250{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Colours' }), 'Green{Enter}');
  const said = listToasts().findLast(({ text }) => text === 'Colour 1 removed');
  act(() => said!.action!.onPress());
  expect(names()).toEqual(['Colour 0', 'Colour 1', 'Colour 2', 'Green']);
  expect(rows().map(({ price }) => price)).toEqual([1250, 500, 1250, 1250]);
});

test('Undo of removing the last colour restores it for each size and keeps stock typed since', async () => {
  const start = ['S', 'M'].map((size, at) => ({ ...makeRows(2)[at]!, id: undefined, color: 'Red', size }));
  const { user, rows, names } = await mountPart(start);
  await user.click(screen.getByRole('button', { name: 'Remove Red' }));
  expect(names()).toEqual(['S', 'M']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'For all' }), 'Stock');
  await user.type(screen.getByRole('textbox', { name: 'Stock for all' }), '7{Enter}');
  const said = listToasts().findLast(({ text }) => text === 'Red removed');
  act(() => said!.action!.onPress());
  expect(names()).toEqual(['Red, S', 'Red, M']);
  expect(rows().map(({ stock_quantity: stock }) => stock)).toEqual([7, 7]);
});

test('one price can be set for all variants, and an unreadable price stays in its cell as typed', async () => {
  const { user, rows } = await mountPart(makeRows(3));
  await user.type(screen.getByRole('textbox', { name: 'Price ₹ for all' }), '1,250{Enter}');
  expect(rows().map(({ price }) => price)).toEqual([1250, 1250, 1250]);
  await user.click(cell(1, 1));
  await user.keyboard('95o{Enter}');
  expect(rows()[1]!.price).toBe('95o');
});

test('a block pasted from a spreadsheet fills the grid, and a variant can be removed', async () => {
  const { user, rows, names } = await mountPart(makeRows(4));
  fireEvent.paste(cell(0, 1), {
    clipboardData: { getData: () => '900\t\t4\n950\t\t2\n1,000\t\t0\n900\t850\t1\n' },
  });
  expect(rows().map(({ price, sale_price: sale, stock_quantity: stock }) => [price, sale, stock])).toEqual([
    [900, null, 4],
    [950, null, 2],
    [1000, null, 0],
    [900, 850, 1],
  ]);
  const grid = within(screen.getByRole('grid'));
  await user.click(grid.getByRole('button', { name: 'Remove Colour 1' }));
  expect(names()).toEqual(['Colour 0', 'Colour 2', 'Colour 3']);
});

test('a shelf is kept as typed, and an empty shelf becomes null', async () => {
  const { rows } = await mountPart(makeRows(3));
  fireEvent.paste(cell(0, 3), { clipboardData: { getData: () => '4\tA-3\n2\t007\n1\t \n' } });
  expect(rows().map(({ stock_quantity: stock, location }) => [stock, location])).toEqual([
    [4, 'A-3'],
    [2, '007'],
    [1, null],
  ]);
});

test('typing into one cell among a hundred variants changes no rows until Enter commits it', async () => {
  const { user, rows, countChanges } = await mountPart(makeRows(100));
  await user.click(cell(50, 1));
  const before = countChanges();
  await user.keyboard('12345');
  expect(countChanges()).toBe(before);
  await user.keyboard('{Enter}');
  expect(countChanges()).toBe(before + 1);
  expect(rows()[50]!.price).toBe(12345);
});

test('only the changed row of a hundred copied variants is re-rendered', () => {
  const rows = makeRows(100);
  const copies = structuredClone(rows).with(50, { ...rows[50]!, price: 12345 });
  const propsOf = (row: VariantRow, index: number) => ({ row, index, mistakes: undefined });
  const changed = rows.filter(
    (row, index) => !hasSameRow(propsOf(row, index), propsOf(copies[index]!, index)),
  );
  expect(changed).toEqual([rows[50]]);
  const mistaken = { row: rows[0]!, index: 0, mistakes: { price: 'Enter rupees, like 1250.' } };
  expect(hasSameRow(propsOf(rows[0]!, 0), mistaken)).toBe(false);
  expect(hasSameRow(mistaken, structuredClone(mistaken))).toBe(true);
});

function cell(row: number, column: number): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)!;
}

function makeRows(count: number): VariantRow[] {
  const values = { sale_price: null, weight_grams: null, length_mm: null, width_mm: null, height_mm: null };
  return Array.from({ length: count }, (_, index) => ({
    ...values,
    id: `var_${index}`,
    color: `Colour ${index}`,
    size: null,
    sku: `SKU-${index}`,
    price: 500,
    stock_quantity: 1,
    location: null,
    available: true,
  }));
}

/** Mounts the part with some variants, whose state it keeps, and returns functions that read them. */
async function mountPart(start: VariantRow[]) {
  const changes: VariantRow[][] = [];
  const renamed: unknown[] = [];
  function Keeper() {
    const [kept, setKept] = useState(start);
    const onChange = (next: VariantRow[]) => {
      changes.push(next);
      setKept(next);
    };
    return createElement(VariantsPart, {
      rows: kept,
      mistakes: [],
      price: 900,
      salePrice: null,
      hasStock: true,
      onChange,
      onRename: (...rename) => renamed.push(rename),
    });
  }
  const { user } = mount(Keeper);
  // The search by role takes seconds among a hundred variants.
  await screen.findByLabelText('Colours', {}, { timeout: 15_000 });
  const rows = () => changes.at(-1) ?? start;
  return { user, rows, renamed, names: () => rows().map(nameVariant), countChanges: () => changes.length };
}
