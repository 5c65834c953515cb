import { setImmediate as nextTurn } from 'node:timers/promises';

/** Prints some things one after the other. Hundreds of pages take seconds, so the program answers requests in between. */
export async function printEach<Item>(
  items: readonly Item[],
  print: (item: Item, index: number) => void | Promise<void>,
): Promise<void> {
  for (const [index, item] of items.entries()) {
    await print(item, index);
    await nextTurn();
  }
}
