import type { ProductCard } from '#domain/catalogue/product.ts';
import { ProductGrid } from '#web/product-card/product-grid.tsx';
import * as words from './words.ts';

/** Shows what others buy below an empty cart. Renders nothing while there is nothing to sell. */
export function Popular({ cards }: { cards: readonly ProductCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="pb-8 measure">
      <h2 id="popular" className="mb-6 font-display text-2xl font-medium">
        {words.popular}
      </h2>
      <ProductGrid cards={cards} />
    </section>
  );
}
