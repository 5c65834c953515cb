import { Link } from 'react-router';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { ProductGrid } from '#web/product-card/product-grid.tsx';
import { RetryButton } from '#web/page-states/retry-button.tsx';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { SectionTitle } from './section-title.tsx';
import * as words from './words.ts';

type Props = { cards: ProductCard[] | undefined; title: string; isNewest?: boolean | undefined };

/** Shows the products the owner has featured, or the newest ones while there are none. Renders nothing when none is in stock; `cards` is undefined when they could not be loaded. */
export function Featured({ cards, title, isNewest = false }: Props) {
  if (!cards) return <FeaturedFailed title={title} />;
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="pt-14 measure lg:pt-20">
      <SectionTitle id="featured" aside={isNewest ? undefined : words.featuredText}>
        {title || (isNewest ? words.newest : words.featured)}
      </SectionTitle>
      <ProductGrid cards={cards} />
      <p className="mt-10 text-center">
        <Link to={paths.products()} className={buttonClasses({ variant: 'secondary', size: 'lg' })}>
          {words.viewAllProducts}
        </Link>
      </p>
    </section>
  );
}

function FeaturedFailed({ title }: { title: string }) {
  return (
    <section aria-labelledby="featured" className="pt-14 measure lg:pt-20">
      <SectionTitle id="featured">{title || words.featured}</SectionTitle>
      <div role="alert" className="flex flex-wrap items-center gap-4 rounded-md bg-sand px-5 py-4">
        <p className="mr-auto text-lg">{words.productsFailed}</p>
        <RetryButton />
      </div>
    </section>
  );
}
