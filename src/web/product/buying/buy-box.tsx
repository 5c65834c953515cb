import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDimensions, formatWeight } from '#domain/catalogue/measure.ts';
import { hasGiBadge, measure, type Product, type Variant } from '#domain/catalogue/product.ts';
import type { SizeGuide as Guide } from '#domain/catalogue/size-guide.ts';
import { listSoldOut } from '#domain/catalogue/variant-choice.ts';
import { averageRating } from '#domain/catalogue/rating.ts';
import { type CartProduct, toThumbnail } from '#web/product-card/cart-line.ts';
import { PriceTag } from '#web/product-card/price-tag.tsx';
import { useStockRequest } from '#web/stock-request/use-stock-request.ts';
import { StockNote } from '#web/product-card/stock-note.tsx';
import { WishButton } from '#web/wishlist/wish-button.tsx';
import { makeIsland } from '#web/rendering/island.tsx';
import { loadWhenOpened } from '#web/rendering/load-when-opened.tsx';
import { RatingStars } from '#ui/rating-stars.tsx';
import { BuyBar } from './buy-bar.tsx';
import { BuyButtons } from './buy-buttons.tsx';
import { AskAndShare } from '../ask-and-share.tsx';
import { PinCheck } from '../promises/pin-check.tsx';
import { type Promised, Promises } from '../promises/promises.tsx';
import { type Purchase, toPurchase } from './purchase.ts';
import { BuyAnswerWords, useBuyAnswer } from './buy-answer.tsx';
import type { VariantChoice } from '../use-variant-choice.ts';
import { VariantPicker } from '../variant-picker.tsx';
import * as words from '../words.ts';

const RequestDialog = loadWhenOpened(
  async () => (await import('#web/stock-request/request-dialog.tsx')).RequestDialog,
);

// Few products have these, and they open without script.
const SizeGuide = makeIsland(async () => (await import('../size-guide.tsx')).SizeGuide, true);
const CertificationMarks = makeIsland(
  async () => (await import('../certification-marks.tsx')).CertificationMarks,
  true,
);

type BuyBoxProps = {
  product: Omit<Product, 'tags' | 'createdAt'>;
  choice: VariantChoice;
  sizeGuide: Guide | null;
  promises: Promised;
  /** Shows the product without controls to buy it or to keep it in a list. */
  isPreview: boolean;
};

/** Name, price, variants, stock, and the actions of a product. */
export function BuyBox({ product, choice, sizeGuide, promises, isPreview }: BuyBoxProps) {
  const purchase = toPurchase(product, choice);
  const { prices, pieces } = purchase;
  const measured = toMeasured(product, choice.variant);
  const buttons = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState({ variantId: choice.variant?.id, quantity: 1 });
  // The quantity starts at one again for another variant.
  const quantity = wish.variantId === choice.variant?.id ? wish.quantity : 1;
  const [said, tell] = useBuyAnswer();
  const [query, setQuery] = useSearchParams();
  const soldOut = listSoldOut(product.variants);
  const anyVariant = { productId: product.id, name: product.name, soldOut };
  const wanted = purchase.action === 'request' ? { ...anyVariant, ...toNamed(choice.variant) } : anyVariant;
  const request = useStockRequest(query.get('request') === '1' ? wanted : undefined);
  const ask = () => request.ask(wanted);
  function closeRequest() {
    request.close();
    // The parameter is removed, because a reload would open the request again.
    if (!query.has('request')) return;
    query.delete('request');
    setQuery(query, { replace: true, preventScrollReset: true });
  }
  const cartProduct: CartProduct = {
    id: product.id,
    name: product.name,
    ...prices,
    image: toThumbnail(choice.pictures[0]),
    category: product.category.slug,
  };
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <Heading {...{ product, purchase }} cartProduct={isPreview ? undefined : cartProduct} />
      {product.shortDescription && <p className="text-lg">{product.shortDescription}</p>}
      <VariantPicker choice={choice} pictures={product.pictures} />
      {sizeGuide && <SizeGuide guide={sizeGuide} />}
      <div className="flex flex-wrap items-center gap-x-6">
        {measured && <p className="text-quiet">{measured}</p>}
        {/* The message replaces the stock note in the same space, so that nothing below it moves. */}
        <p role="status" className="min-h-7 flex-[1_1_12rem] content-center empty:hidden">
          {said ? <BuyAnswerWords said={said} /> : pieces !== undefined && <StockNote pieces={pieces} />}
        </p>
      </div>
      <div ref={buttons}>
        {!isPreview && (
          <BuyButtons
            {...{ cartProduct, purchase, quantity, tell }}
            onQuantity={(next) => setWish({ variantId: choice.variant?.id, quantity: next })}
            onRequest={ask}
          />
        )}
      </div>
      <PinCheck pricePaise={prices.salePricePaise ?? prices.pricePaise} {...promises} />
      {!isPreview && purchase.action !== 'request' && soldOut.length > 0 && (
        <button type="button" className="-my-2 min-h-11 self-start link" onClick={ask}>
          {toAskWords(soldOut.length)}
        </button>
      )}
      <Promises {...promises} />
      {!isPreview && <AskAndShare name={product.name} askUrl={promises.askUrl} />}
      {!isPreview && (
        <BuyBar watched={buttons} {...{ cartProduct, purchase, quantity, tell, said }} onRequest={ask} />
      )}
      {!isPreview && request.wanted && <RequestDialog wanted={request.wanted} onClose={closeRequest} />}
    </div>
  );
}

function toNamed(variant: Variant | undefined) {
  return variant && { color: variant.color, size: variant.size };
}

/** Returns size and weight of the chosen variant; values of the product that apply to only one of its sizes are omitted. */
function toMeasured(product: BuyBoxProps['product'], variant: Variant | undefined): string {
  const measures = measure(product, variant);
  const { dimensions, weight } = measures.ofOneSize;
  return [!dimensions && formatDimensions(measures), !weight && formatWeight(measures.weightGrams)]
    .filter(Boolean)
    .join(' · ');
}

function toAskWords(soldOut: number): string {
  return soldOut === 1 ? words.tellWhenBack : words.tellWhenOneIsBack;
}

type HeadingProps = {
  product: BuyBoxProps['product'];
  purchase: Purchase;
  cartProduct: CartProduct | undefined;
};

/** The price is directly below the name, so that a phone shows both on its first screen. */
function Heading({ product, purchase: { prices, isFrom }, cartProduct }: HeadingProps) {
  const { craft, maker, place, ratingCount, ratingSum } = product;
  const craftmarkNo = craft?.craftmarkNo ?? null;
  const gi = hasGiBadge(product) ? product.gi : null;
  return (
    <header>
      <div className="flex items-start gap-3">
        <h1 className="min-w-0 flex-1 font-display text-2xl font-medium lg:text-3xl">{product.name}</h1>
        {cartProduct && (
          <WishButton
            cartProduct={cartProduct}
            inStock={product.stockQuantity > 0}
            className="flex-none border border-line bg-card"
          />
        )}
      </div>
      {prices.pricePaise > 0 ? (
        <div className="flex flex-wrap items-baseline gap-x-3">
          <PriceTag {...prices} isFrom={isFrom} size="lg" />
          <p className="text-sm text-quiet">{words.inclusive}</p>
        </div>
      ) : (
        <p className="text-lg text-quiet">{words.noPrice}</p>
      )}
      {product.nameHi && (
        <p lang="hi" className="mt-2 font-display text-lg text-quiet">
          {product.nameHi}
        </p>
      )}
      <p className="text-quiet">
        {[craft?.name, place].filter(Boolean).join(' · ')}
        {maker?.story && (
          <span className="block">
            {words.madeBy}{' '}
            <a href="#maker" className="link">
              {maker.name}
            </a>
          </span>
        )}
      </p>
      {ratingCount > 0 && (
        <p className="-mb-3">
          <a href="#reviews" className="inline-flex min-h-11 items-center rounded-sm hover:underline">
            <RatingStars average={averageRating(ratingSum, ratingCount)} count={ratingCount} size={18} />
          </a>
        </p>
      )}
      {(gi || craftmarkNo) && <CertificationMarks {...{ gi, craftmarkNo }} />}
    </header>
  );
}
