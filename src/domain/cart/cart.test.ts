import * as fc from '#test/fast-check.ts';
import { describe, expect, test } from 'vitest';
import { mergeFromServer } from './cart-merge.ts';
import {
  addLine,
  countItems,
  fromServerEntries,
  isSame,
  removeLine,
  restoreLines,
  setQuantity,
  sumCart,
  toServerEntries,
  type CartLine,
} from './cart.ts';
import { cart, line, makeLine } from '#test/scenes/cart-lines.ts';

function has(lines: readonly CartLine[], wanted: CartLine): boolean {
  return lines.some((each) => isSame(each, wanted));
}

describe('adding to the cart', () => {
  test('adds up quantities of the same product and variant, and appends a different one', () => {
    const { lines } = addLine([makeLine('a', 2, 'x')], makeLine('a', 3, 'x'));
    expect(lines.map(({ quantity }) => quantity)).toEqual([5]);
    expect(addLine(lines, makeLine('a', 1, 'y')).lines).toHaveLength(2);
    expect(addLine(lines, makeLine('a', 1)).lines).toHaveLength(2);
  });

  test('caps a line at 99 pieces and reports it', () => {
    const { lines, changes } = addLine([makeLine('a', 60)], makeLine('a', 60));
    expect(lines[0]!.quantity).toBe(99);
    expect(changes).toEqual([
      {
        kind: 'capped',
        productId: 'a',
        variantId: null,
        words: 'You can order at most 99 pieces of Product a in one order',
      },
    ]);
  });

  test('refuses a 51st line and reports it', () => {
    const full = Array.from({ length: 50 }, (_, index) => makeLine(`p${index}`));
    const { lines, changes } = addLine(full, makeLine('new'));
    expect(lines).toEqual(full);
    expect(changes[0]).toMatchObject({ kind: 'refused', productId: 'new' });
  });

  test('never loses a piece without reporting it', () => {
    fc.assert(
      fc.property(cart, line, (lines, added) => {
        const after = addLine(lines, added);
        const lost = countItems(lines) + added.quantity - countItems(after.lines);
        expect(lines.every((each) => has(after.lines, each))).toBe(true);
        expect(has(after.lines, added)).toBe(true);
        expect(lost > 0).toBe(after.changes.length > 0);
      }),
    );
  });
});

describe('changing the cart', () => {
  test('removes a product, or one variant of it', () => {
    const lines = [makeLine('a', 1, 'x'), makeLine('a', 1, 'y'), makeLine('b')];
    expect(removeLine(lines, { productId: 'a' }).lines.map((each) => each.product_id)).toEqual(['b']);
    expect(removeLine(lines, { productId: 'a', variantId: 'x' }).lines).toEqual(lines.slice(1));
    expect(removeLine(lines, { productId: 'a', variantId: null }).lines).toEqual(lines);
  });

  test('a removal can be undone exactly', () => {
    fc.assert(
      fc.property(cart, fc.constantFrom('a', 'b', 'c', 'd'), (lines, productId) => {
        const { lines: left, removed } = removeLine(lines, { productId });
        expect(restoreLines(left, removed)).toEqual({ lines, changes: [] });
      }),
    );
  });

  test('undoing a removal adds to the quantity that was put back in the meantime', () => {
    const { lines, removed } = removeLine([makeLine('a', 2), makeLine('b')], { productId: 'a' });
    const meanwhile = addLine(lines, makeLine('a', 1)).lines;
    expect(restoreLines(meanwhile, removed).lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
  });

  test('undoing a removal reports each line that no longer fits', () => {
    const { lines, removed } = removeLine([makeLine('a', 60, 'x'), makeLine('a', 60, 'y')], {
      productId: 'a',
    });
    const meanwhile = [makeLine('a', 60, 'x'), makeLine('a', 60, 'y')];
    const { changes } = restoreLines([...lines, ...meanwhile], removed);
    expect(changes.map(({ kind, variantId }) => [kind, variantId])).toEqual([
      ['capped', 'x'],
      ['capped', 'y'],
    ]);
  });

  test.each([1, 99])('a quantity of %s is accepted', (quantity) => {
    expect(setQuantity([makeLine('a', 7)], { productId: 'a' }, quantity)[0]!.quantity).toBe(quantity);
  });

  test.each([0, -1, 1.5, 100, Number.NaN])('a quantity of %s changes nothing', (quantity) => {
    const lines = [makeLine('a', 7)];
    expect(setQuantity(lines, { productId: 'a' }, quantity)).toEqual(lines);
  });

  test('a quantity is set for the product, or for one variant', () => {
    const lines = [makeLine('a', 1, 'x'), makeLine('a', 1, 'y')];
    expect(setQuantity(lines, { productId: 'a', variantId: 'y' }, 4).map(({ quantity }) => quantity)).toEqual(
      [1, 4],
    );
    expect(setQuantity(lines, { productId: 'a' }, 4).map(({ quantity }) => quantity)).toEqual([4, 4]);
  });
});

describe('the server cart', () => {
  test('has no picture where the product has none, and no variant where none was chosen', () => {
    const line = makeLine('a');
    const bare = { ...line, product: { ...line.product, images: [] } };
    const entries = toServerEntries([bare]);
    expect(entries).toMatchObject([{ image: '', variant_id: null, color: null, size: null }]);
    const [back] = fromServerEntries(entries, bare.added_at);
    expect(back!.product).toMatchObject({ images: [], variant_info: null });
  });
});

describe('loading the cart from the server', () => {
  test('adds the lines missing in the browser and leaves the browser’s own lines unchanged', () => {
    const merged = mergeFromServer([makeLine('a', 2)], [makeLine('a', 9), makeLine('b', 3)]);
    expect(merged.lines.map((each) => [each.product_id, each.quantity])).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
    expect(merged.changes).toEqual([]);
  });

  test('loses no line silently, on either side', () => {
    fc.assert(
      fc.property(cart, cart, (local, remote) => {
        const merged = mergeFromServer(local, remote);
        for (const each of [...local, ...remote]) {
          const told = merged.changes.some((change) => change.productId === each.product_id);
          expect(has(merged.lines, each) || told).toBe(true);
          const kept = merged.lines.find((other) => isSame(other, each));
          const before = local.find((other) => isSame(other, each)) ?? each;
          if (kept && kept.quantity !== before.quantity) expect(told).toBe(true);
        }
        expect(merged.lines.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
        expect(mergeFromServer(merged.lines, remote).lines).toEqual(merged.lines);
      }),
      { numRuns: 500 },
    );
  });

  test('reports which of the server’s lines no longer fit', () => {
    const full = Array.from({ length: 50 }, (_, index) => makeLine(`p${index}`));
    const merged = mergeFromServer(full, [makeLine('new')]);
    expect(merged.lines).toEqual(full);
    expect(merged.changes).toMatchObject([{ kind: 'refused', productId: 'new' }]);
  });
});

test('the cart total has no floating-point error', () => {
  expect(
    sumCart([
      { ...makeLine('a', 3), price: 0.1 },
      { ...makeLine('b', 1), price: 0.2 },
    ]),
  ).toBe(0.5);
});
