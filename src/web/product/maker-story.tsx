import type { Product } from '#domain/catalogue/product.ts';
import { Paragraphs } from '#ui/paragraphs.tsx';
import { paths } from '#web/paths.ts';
import { Corner } from '#ui/ornament/corner.tsx';
import * as words from './words.ts';

/** Shows who made the product and how they work. */
export function MakerStory({ product }: { product: Pick<Product, 'maker' | 'craft' | 'place'> }) {
  const { maker, craft, place } = product;
  if (!maker?.story) return null;
  return (
    <section
      aria-labelledby="maker"
      className="relative mt-12 overflow-hidden rounded-md bg-sand px-6 py-10 md:px-28"
    >
      <Corner className="absolute top-3 left-3 text-sandalwood max-md:hidden" />
      <Corner className="absolute right-3 bottom-3 rotate-180 text-sandalwood max-md:hidden" />
      <p className="text-quiet">{[craft?.name, place].filter(Boolean).join(' · ')}</p>
      <h2 id="maker" className="mt-1 font-display text-2xl font-medium">
        {words.makerTitle(maker.name)}
      </h2>
      <Paragraphs text={maker.story} />
      <p className="mt-4 flex flex-wrap gap-x-6">
        <a href={paths.maker(maker.slug)} data-step="" className="inline-flex min-h-11 items-center link">
          {words.moreBy(maker.name)}
        </a>
        {craft && (
          <a href={paths.craft(craft.slug)} data-step="" className="inline-flex min-h-11 items-center link">
            {words.moreOf(craft.name)}
          </a>
        )}
      </p>
    </section>
  );
}
