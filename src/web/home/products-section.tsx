import { Link } from 'react-router';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { ProductGrid } from '#web/product-card/product-grid.tsx';
import { buttonClasses } from '#ui/form/button.tsx';
import { SectionTitle } from './section-title.tsx';
import * as words from './words.ts';

type ProductsSectionProps = { id: string; title: string; url: string; cards: readonly ProductCard[] };

/** Shows the first products of a collection or category, and a link to all of them. Renders nothing if there are no products. */
export function ProductsSection({ id, title, url, cards }: ProductsSectionProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-14 measure lg:pt-20">
      <SectionTitle id={id}>{title}</SectionTitle>
      <ProductGrid cards={cards} />
      <p className="mt-10 text-center">
        <Link to={url} className={buttonClasses({ variant: 'secondary', size: 'lg' })}>
          {words.viewAll}
          <span className="sr-only">: {title}</span>
        </Link>
      </p>
    </section>
  );
}
