import { Link } from 'react-router';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { paths } from '#web/paths.ts';
import { SectionTitle } from './section-title.tsx';
import * as words from './words.ts';

/** Shows three crafts with their makers and places. */
export function Makers({ title, makers }: { title: string; makers: ProductCard[] }) {
  if (makers.length === 0) return null;
  return (
    <section aria-labelledby="makers" className="mt-16 bg-sand lg:mt-24">
      <div aria-hidden="true" className="printed-border text-madder" />
      <div className="py-12 measure lg:py-16">
        <SectionTitle id="makers" aside={words.makersText}>
          {title || words.makers}
        </SectionTitle>
        <ul className="grid grid-cols-1 gap-8 md:grid-cols-3 md:gap-6">
          {makers.map((card) => (
            <li key={card.id}>
              <Maker card={card} />
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden="true" className="printed-border text-madder" />
    </section>
  );
}

function Maker({ card }: { card: ProductCard }) {
  return (
    <Link to={paths.product(card.slug)} className="group flex gap-4 md:flex-col">
      <Picture
        picture={card.picture}
        alt=""
        sizes="(width >= 80rem) 395px, (width >= 48rem) 31vw, 128px"
        className="aspect-4/5 w-32 flex-none overflow-hidden rounded-sm bg-card md:aspect-4/3 md:w-full"
      />
      <span className="block min-w-0">
        <span className="block font-display text-xl font-medium underline-offset-4 group-hover:underline">
          {card.craft}
        </span>
        <span className="mt-1 block">{card.maker}</span>
        {card.place && !card.maker?.includes(card.place) && (
          <span className="mt-1 block text-sm text-quiet">{card.place}</span>
        )}
        <span className="mt-2 block font-medium text-madder">{words.viewProduct(card.name)}</span>
      </span>
    </Link>
  );
}
