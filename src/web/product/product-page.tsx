import { toRupees } from '#domain/money/money.ts';
import { toTrackedProduct } from '#web/analytics/product-facts.ts';
import { useTrack } from '#web/analytics/use-track.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { makeIsland } from '#web/rendering/island.tsx';
import { deserialise } from '#web/rendering/serialised-props.ts';
import { ProductGrid } from '#web/product-card/product-grid.tsx';
import { RouterLink } from '#web/shell/router-link.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { BuyBox } from './buying/buy-box.tsx';
import { Gallery } from './pictures/gallery.tsx';
import { ProductTexts } from './product-texts.tsx';
import { PreviewNote } from './preview-note.tsx';
import { SeenLater } from './recently-seen/seen-later.tsx';
import { toCrumbs } from './to-crumbs.ts';
import { useVariantChoice } from './use-variant-choice.ts';
import type { Route } from './+types/product.route.ts';

type Loaded = Route.ComponentProps['loaderData'];

const Reviews = makeIsland(async () => (await import('./reviews/reviews.tsx')).Reviews);
// It is static, so a browser that has its HTML loads no script for it.
const MakerStory = makeIsland(async () => (await import('./maker-story.tsx')).MakerStory, true);
const Questions = makeIsland(async () => (await import('./questions/questions.tsx')).Questions);

/** Shows a product: pictures and buying side by side, then its texts, its maker, reviews and questions, and products that go with it. */
export function ProductPage({ product: sent, terms, groups, previewOf, ...others }: Loaded) {
  const { reviews, questions, promises, shopName, sizeGuide } = others;
  const isPreview = previewOf !== null;
  const product = deserialise(sent);
  const choice = useVariantChoice(product);
  const { id, name, category } = product;
  const price = toRupees(product.fromPricePaise);
  const tracked = toTrackedProduct({ id, name, price, category: category.slug });
  useTrack('view_product', isPreview ? '' : id, tracked);
  return (
    <div className="measure lg:pt-2">
      {isPreview && <PreviewNote status={previewOf} />}
      <CachedFragment name="breadcrumb" of={product}>
        <Breadcrumb crumbs={toCrumbs(product)} linkAs={RouterLink} isShort />
      </CachedFragment>
      {/* On a desktop the text follows the pictures, however high the box next to them is. */}
      <div className="grid grid-cols-1 gap-3 lg:mt-1 lg:grid-cols-[minmax(0,min(37rem,52%))_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-14 lg:gap-y-12">
        <Gallery
          key={`${product.id} ${choice.pictures[0]?.key ?? ''}`}
          pictures={choice.pictures}
          name={product.name}
        />
        <BuyBox key={product.id} {...{ product, choice, sizeGuide, promises, isPreview }} />
        <CachedFragment name={`words ${choice.variant?.id} ${terms.returnDays}`} of={product}>
          <ProductTexts product={product} variant={choice.variant} returnDays={terms.returnDays} />
        </CachedFragment>
      </div>
      <CachedFragment name="maker" of={product}>
        <MakerStory
          key={product.id}
          product={{ maker: product.maker, craft: product.craft, place: product.place }}
        />
      </CachedFragment>
      <CachedFragment name={`reviews ${shopName}`} of={reviews}>
        <Reviews key={product.id} productId={product.id} {...{ shopName, reviews }} />
      </CachedFragment>
      <CachedFragment name={`questions ${shopName} ${product.slug} ${isPreview}`} of={questions}>
        <Questions
          key={product.id}
          {...{ productId: product.id, slug: product.slug, isPreview, shopName, questions }}
        />
      </CachedFragment>
      {groups.map(({ id, title, cards }) => (
        <section key={id} aria-labelledby={id} className="mt-16">
          <h2 id={id} className="mb-6 font-display text-2xl font-medium">
            {title}
          </h2>
          <ProductGrid cards={cards.map(deserialise)} />
        </section>
      ))}
      {!isPreview && <SeenLater key={product.id} product={product} />}
    </div>
  );
}
