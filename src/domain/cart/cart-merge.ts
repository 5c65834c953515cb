import { addLine, isSame, toChange, type CartLine, type Changed } from './cart.ts';
import { toVariantLabel } from '#domain/catalogue/variant-choice.ts';

/** Returns the pieces in stock for a line; undefined when the stock is not known yet. */
export type StockOf = (line: CartLine) => number | undefined;

/**
 * Merges the server's cart into the browser's: lines that the browser does not have are appended, the others stay as the browser has them.
 * No line is lost: a sold-out one stays and is reported, one above the stock is lowered.
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

/** Lowers quantities to the stock and reports each change in words. A sold-out line stays, with one piece, for the shopper to decide. */
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

/** Returns a line's name with its variant: `Warli Canvas (Indigo, A3)`. */
export function toLineName(line: CartLine): string {
  const label = toVariantLabel(line.product.variant_info ?? {});
  return label ? `${line.product.name} (${label})` : line.product.name;
}
