import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Product } from '#domain/catalogue/product.ts';
import { toThumbnail } from '#web/product-card/cart-line.ts';
import { Thumbnail } from '#web/product-card/thumbnail.tsx';
import { paths } from '#web/paths.ts';
import { type SeenProduct, noteSeen, readSeen } from './seen-products.ts';
import * as words from '../words.ts';

export type SeenProps = { product: Pick<Product, 'slug' | 'name' | 'pictures'> };

/**
 * Lists the products that were seen in this browser, and records the product of this page. It stays empty if the end of the page is already
 * in view.
 */
export function RecentlySeen({ product: { slug, name, pictures } }: SeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<SeenProduct[]>([]);
  useLayoutEffect(() => {
    const before = readSeen().filter((each) => each.slug !== slug);
    noteSeen({ slug, name, image: toThumbnail(pictures[0]) });
    if (place.current!.getBoundingClientRect().top > innerHeight) setSeen(before);
  }, [slug, name, pictures]);
  return (
    <div ref={place}>
      {seen.length > 0 && (
        <section aria-labelledby="seen" className="mt-16">
          <h2 id="seen" className="mb-6 font-display text-2xl font-medium">
            {words.seen}
          </h2>
          <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4 lg:grid-cols-6">
            {seen.slice(0, 6).map((each) => (
              <li key={each.slug}>
                <Link to={paths.product(each.slug)} className="group block">
                  <Thumbnail src={each.image} className="w-full" />
                  <span className="mt-2 line-clamp-2 text-sm group-hover:underline">{each.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
