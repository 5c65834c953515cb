import { addLine, isSame, type CartLine, type Changed } from './cart.ts';

/**
 * Merges the server's cart into the browser's: lines that the browser does not have are appended, the others stay as the browser has them.
 * `changes` names the lines that did not fit. Stock is not checked here: the quote of the cart does that.
 */
export function mergeFromServer(local: readonly CartLine[], remote: readonly CartLine[]): Changed {
  let merged: Changed = { lines: [...local], changes: [] };
  for (const line of remote) {
    if (local.some((each) => isSame(each, line))) continue;
    const { lines, changes } = addLine(merged.lines, line);
    merged = { lines, changes: [...merged.changes, ...changes] };
  }
  return merged;
}
