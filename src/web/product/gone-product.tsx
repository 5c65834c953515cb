import { type ErrorResponse, Link, isRouteErrorResponse } from 'react-router';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { ProductGrid } from '#web/product-card/product-grid.tsx';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import * as words from './words.ts';

/** A product that used to be sold here, and similar products. */
export type Gone = { name: string; alike: ProductCard[] };

/** Returns whether a page failed because its product is no longer sold. */
export function isGone(error: unknown): error is ErrorResponse & { data: Gone } {
  return isRouteErrorResponse(error) && error.status === 410;
}

/** Shows that a product is no longer sold, and lists similar products. */
export function GoneProduct({ name, alike }: Gone) {
  return (
    <>
      <EmptyState
        level={1}
        picture="not-found"
        title={words.goneTitle(name)}
        actions={
          <Link to={paths.products()} className={buttonClasses()}>
            {words.seeAll}
          </Link>
        }
      >
        {alike.length > 0 ? words.goneTextAlike : words.goneText}
      </EmptyState>
      {alike.length > 0 && (
        <section aria-labelledby="instead" className="pb-8 measure">
          <h2 id="instead" className="mb-6 font-display text-2xl font-medium">
            {words.alike}
          </h2>
          <ProductGrid cards={alike} />
        </section>
      )}
    </>
  );
}
