import { deserialise } from '#web/rendering/serialised-props.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { useOffered } from '#web/shell/use-offered.ts';
import { Benefits } from './benefits.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { CategoryTiles, type Tile } from './category-tiles.tsx';
import { Featured } from './featured.tsx';
import { Chapter } from './chapter.tsx';
import { GiftsByPrice } from './gifts-by-price.tsx';
import type { SentSection } from './sent-sections.ts';
import { Makers } from './makers.tsx';
import { Newsletter } from './newsletter.tsx';
import { ProductsSection } from './products-section.tsx';

/** The facts that the sections show besides their products. */
export type SectionFacts = {
  categories: Tile[];
  /** The categories could not be loaded, so it is unknown whether there are any. */
  isUnknown: boolean;
  freeShippingFromPaise: number;
  hasCod: boolean;
  returnDays: number;
};

/** One section of the home page. */
export function Section({ id, section, facts }: { id: string; section: SentSection; facts: SectionFacts }) {
  const { email, onlinePayment } = useOffered();
  const { kind, title, url, cards, chapter, prices, makers = [], text = '', isNewest } = section;
  const { categories, isUnknown, freeShippingFromPaise, hasCod, returnDays } = facts;
  switch (kind) {
    case 'strip':
      return (
        <CachedFragment name="strip" of={categories} isNew>
          <CategoryStrip categories={categories} />
        </CachedFragment>
      );
    case 'featured':
      return <Featured title={title} isNewest={isNewest} cards={cards?.map(deserialise)} />;
    case 'categories':
      return (
        <CachedFragment name={`tiles ${title}`} of={categories} isNew>
          <CategoryTiles {...{ title, categories, isUnknown }} />
        </CachedFragment>
      );
    case 'products':
      return <ProductsSection {...{ id, title, url }} cards={cards?.map(deserialise) ?? []} />;
    case 'chapter':
      return chapter ? (
        <CachedFragment name={`chapter ${id}`} of={chapter} isNew>
          <Chapter id={id} chapter={chapter} />
        </CachedFragment>
      ) : null;
    case 'prices':
      return <GiftsByPrice {...{ id, title, text }} tiles={prices ?? []} />;
    case 'makers':
      return (
        <CachedFragment name={`makers ${title}`} of={section} isNew>
          <Makers title={title} makers={makers} />
        </CachedFragment>
      );
    case 'benefits':
      return (
        <CachedFragment
          name={`benefits ${freeShippingFromPaise} ${onlinePayment} ${hasCod} ${returnDays}`}
          of={categories}
          isNew
        >
          <Benefits
            {...{ freeShippingFromPaise, returnDays, payment: { online: onlinePayment, cod: hasCod } }}
          />
        </CachedFragment>
      );
    case 'newsletter':
      return email ? <Newsletter /> : null;
  }
}
