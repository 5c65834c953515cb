import { addLine, isSame, toChange, type CartLine, type Changed } from './cart.ts';
import { toVariantLabel } from '#domain/catalogue/variant-choice.ts';

/** Pieces that can be had of a line; undefined when nobody knows yet. */
export type StockOf = (line: CartLine) => number | undefined;

/**
 * The browser's cart after loading the server's: lines the browser has not are added behind, the others stay as the
 * browser has them. No line is lost: one that is sold out stays and is said to be, one above the stock is lowered.
 */
export function mergeFromServer(
  local: readonly CartLine[],
  remote: readonly CartLine[],
  stockOf: StockOf = () => undefined,
): Changed {
  let merged: Changed = { lines: [...local], changes: [] };
  for (const line of remote) {
    if (local.some((each) => isSame(each, line))) continue;
    const { lines, changes } = addLine(merged.lines, line);
    merged = { lines, changes: [...merged.changes, ...changes] };
  }
  const capped = capCart(merged.lines, stockOf);
  return { lines: capped.lines, changes: [...merged.changes, ...capped.changes] };
}

/** Lowers quantities to what can be had and says so in words. A sold-out line stays, with one piece, for the shopper to decide. */
export function capCart(lines: readonly CartLine[], stockOf: StockOf): Changed {
  const changes: Changed['changes'] = [];
  const capped = lines.map((line) => {
    const pieces = stockOf(line);
    if (pieces === undefined || pieces >= line.quantity) return line;
    if (pieces <= 0) {
      changes.push(toChange('sold_out', line, `${toLineName(line)} is out of stock`));
      return { ...line, quantity: 1 };
    }
    const words = `Only ${pieces} of ${toLineName(line)} available: the quantity was lowered from ${line.quantity}`;
    changes.push(toChange('capped', line, words));
    return { ...line, quantity: pieces };
  });
  return { lines: capped, changes };
}

/** A line's name with its variant: `Warli Canvas (Indigo, A3)`. */
export function toLineName(line: CartLine): string {
  const label = toVariantLabel(line.product.variant_info ?? {});
  return label ? `${line.product.name} (${label})` : line.product.name;
}
