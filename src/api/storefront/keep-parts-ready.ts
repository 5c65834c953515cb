import { listBySales } from '#shop/catalogue/products/list-by-sales.ts';
import { onProductChanged } from '#shop/catalogue/products/remember-products.ts';
import type { Ctx } from '#shop/context.ts';
import { openPartStore, readProductParts } from './product-parts.ts';

/** So few at a time that nobody waits for it. */
const atOnce = 20;
/** Whoever changes what every good shows often changes more. */
const quietMs = 2_000;

/**
 * Reads in the background what the API says of all goods, those that sell best first, until there is no more room; again when every
 * good may have changed. It rests as long as it reads. The function it gives ends it.
 */
export function keepPartsReady(ctx: Pick<Ctx, 'db' | 'memory'>): () => Promise<void> {
  const store = openPartStore(ctx.memory);
  let round = 0;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isEnded = false;

  function begin(afterMs: number): void {
    if (isEnded) return;
    const own = (round += 1);
    clearTimeout(timer);
    // What fails is read when somebody asks for it; a database that comes back is heard of as a change of everything.
    timer = setTimeout(() => (running = fill(own).catch(() => {})), afterMs).unref();
  }

  async function fill(own: number): Promise<void> {
    const ids = await listBySales(ctx);
    for (let from = 0; from < ids.length; from += atOnce) {
      const missing = ids.slice(from, from + atOnce).filter((id) => !store.has(id));
      if (own !== round || store.isFull()) return;
      if (missing.length > 0) await readAndRest(missing);
    }
  }

  async function readAndRest(ids: string[]): Promise<void> {
    const started = performance.now();
    await readProductParts(ctx, ids);
    await new Promise((resolve) => setTimeout(resolve, performance.now() - started));
  }

  onProductChanged(ctx.memory, (id) => id === undefined && begin(quietMs));
  begin(0);
  return async () => {
    isEnded = true;
    round += 1;
    clearTimeout(timer);
    await running;
  };
}
