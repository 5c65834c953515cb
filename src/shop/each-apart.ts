/**
 * Works on each item, also after one of them failed, and then throws the first error: an item that fails stops no other, and the job that
 * works on them is still shown as failed.
 */
export async function eachApart<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => void errors.push(error));
  if (errors.length > 0) throw errors[0];
}
