import { Link } from 'react-router';
import { formatAmount } from '#domain/money/money.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { SectionTitle } from './section-title.tsx';
import type { PriceTile } from './sent-sections.ts';
import * as words from './words.ts';

type GiftsByPriceProps = { id: string; title: string; text: string; tiles: readonly PriceTile[] };

/** Links to the products below each price. Renders nothing if there are no such products. */
export function GiftsByPrice({ id, title, text, tiles }: GiftsByPriceProps) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-14 measure lg:pt-20">
      <SectionTitle id={id} aside={text || undefined}>
        {title || words.giftsByPrice}
      </SectionTitle>
      <ul className="price-tiles" data-count={tiles.length}>
        {tiles.map((tile) => (
          <li key={tile.underRupees}>
            <PriceLink tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PriceLink({ tile: { underRupees, total, picture, path } }: { tile: PriceTile }) {
  return (
    <Link to={path} className="group flex h-full items-center overflow-hidden rounded-sm bg-sand">
      <Picture
        picture={picture}
        alt=""
        sizes="(width >= 48rem) 190px, 128px"
        upTo={480}
        className="aspect-square w-28 flex-none md:w-2/5 lg:aspect-4/5"
      />
      <span className="block min-w-0 p-4 lg:p-6">
        <span className="block text-quiet">{words.under}</span>
        <span className="figures block font-display text-3xl leading-tight font-medium underline-offset-4 group-hover:underline lg:text-4xl">
          {formatAmount(underRupees, { decimals: 'auto' })}
        </span>
        <span className="mt-1 block text-sm text-quiet">{words.productCount(total)}</span>
      </span>
    </Link>
  );
}
