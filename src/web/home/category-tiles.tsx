import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Picture as Source } from '#domain/catalogue/picture.ts';
import { GRID_SIZES } from '#web/product-card/grid-sizes.ts';
import { LetterTile } from '#web/product-card/letter-tile.tsx';
import { paths } from '#web/paths.ts';
import { SectionTitle } from './section-title.tsx';
import * as words from './words.ts';

export type Tile = {
  slug: string;
  name: string;
  description: string;
  /** The category is a rule over the whole catalogue, such as Sale, and has no products assigned to it. */
  isRule: boolean;
  picture: Source | null;
  productCount: number;
};

type CategoryTilesProps = {
  title: string;
  categories: Tile[];
  /** The categories could not be loaded, so it is unknown whether there are any. */
  isUnknown: boolean;
};

const FIXED_TILES = words.tiles.map((name) => ({ slug: name, name, picture: null, productCount: 0 }));

/** Shows every category with its picture; while the categories cannot be loaded, it shows six fixed tiles that link to all products. */
export function CategoryTiles({ title, categories, isUnknown }: CategoryTilesProps) {
  const own = categories.filter((category) => !category.isRule);
  const tiles = isUnknown ? FIXED_TILES : own;
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="categories" className="pt-16 measure lg:pt-24">
      <SectionTitle id="categories">{title || words.shopByCategory}</SectionTitle>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {tiles.map(({ slug, name, picture, productCount }) => (
          <li key={slug}>
            <Link to={isUnknown ? paths.products() : paths.category(slug)} className="group block">
              <LetterTile
                picture={picture}
                name={name}
                sizes={GRID_SIZES}
                className="aspect-square w-full overflow-hidden rounded-sm transition-shadow group-hover:shadow-lift"
              />
              <span className="mt-3 block font-display text-lg font-medium underline-offset-4 group-hover:underline">
                {name}
              </span>
              {productCount > 0 && (
                <span className="block text-sm text-quiet">{words.productCount(productCount)}</span>
              )}
            </Link>
          </li>
        ))}
        <li>
          <Link to={paths.products()} className="group block">
            <span className="flex aspect-square w-full items-center justify-center rounded-sm printed-ground bg-sand transition-shadow group-hover:shadow-lift">
              <span className="flex size-16 items-center justify-center rounded-full bg-sand text-madder">
                <ArrowRight aria-hidden="true" size={28} />
              </span>
            </span>
            <span className="mt-3 block font-display text-lg font-medium underline-offset-4 group-hover:underline">
              {words.allProducts}
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
