type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer | PromiseLike<Answer>) => void;
  reject: (error: unknown) => void;
};

/**
 * Lets `work` do at once what is asked one by one at the same time; it answers in the order of what it is given. When a whole lot
 * fails, each is done alone, so that one that cannot be done does not keep the others from it.
 */
export function gather<Item, Answer>(
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
