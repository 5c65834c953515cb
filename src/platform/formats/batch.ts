type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer | PromiseLike<Answer>) => void;
  reject: (error: unknown) => void;
};

/**
 * Batches single calls that are made at the same time into one call of `work`, which returns results in the order of its items. When a
 * batch fails, each item is tried alone, so that one failing item does not fail the others.
 */
export function batchCalls<Item, Answer>(
  work: (items: Item[]) => Promise<Answer[]>,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  const alone = async (item: Item) => (await work([item]))[0] as Answer;

  async function workOff(): Promise<void> {
    const lot = waiting;
    waiting = [];
    try {
      const answers = await work(lot.map(({ item }) => item));
      for (const [index, { resolve }] of lot.entries()) resolve(answers[index]!);
    } catch (error) {
      for (const { item, resolve, reject } of lot) {
        if (lot.length === 1) reject(error);
        else resolve(alone(item));
      }
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void workOff(), 0);
      waiting.push({ item, resolve, reject });
    });
}
