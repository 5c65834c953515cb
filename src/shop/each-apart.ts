/**
 * Works on each item, continuing after a failure, and then throws the first error: a failed item does not stop the others, and the job is
 * still shown as failed.
 */
export async function eachApart<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => void errors.push(error));
  if (errors.length > 0) throw errors[0];
}
