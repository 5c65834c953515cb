import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { toPaise } from '#domain/money/money.ts';
import type { PictureJson } from '#contract/catalogue/picture.ts';
import type { ProductJson } from '#contract/catalogue/product.ts';
import type { WishlistItem } from '#domain/catalogue/wishlist.ts';
import type { CartProduct } from '#web/product-card/cart-line.ts';
import { GRID_SIZES } from '#web/product-card/grid-sizes.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { PriceTag } from '#web/product-card/price-tag.tsx';
import { StockNote } from '#web/product-card/stock-note.tsx';
import { Thumbnail } from '#web/product-card/thumbnail.tsx';
import { useAddToCart } from '#web/product-card/use-add-to-cart.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { FreshProduct } from './use-fresh-products.ts';
import * as words from './words.ts';

type WishCardProps = {
  wish: WishlistItem;
  /** Undefined while it is loading. */
  fresh: FreshProduct | undefined;
  onRemove: () => void;
  onChoose: () => void;
  onRequest: () => void;
};

/** A product of the wishlist: its price and stock as last seen, until the current data is loaded. */
export function WishCard({ wish, fresh, onRemove, ...actions }: WishCardProps) {
  const today = typeof fresh === 'object' ? fresh : undefined;
  const { name, price, sale_price } = today ?? wish;
  return (
    <article className="product-card">
      <div className="card-picture">
        <WishPicture wish={wish} fresh={fresh} />
        <div className="absolute top-1 right-1 z-10 rounded-full bg-paper/90 shadow-card">
          <IconButton label={words.removeItem(name)} title={words.remove} onClick={onRemove}>
            <Trash2 aria-hidden="true" size={20} />
          </IconButton>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <h2 className="line-clamp-2 min-h-12 font-medium">
          <Link to={paths.product(today?.slug ?? wish.id)} className="card-link">
            {name}
          </Link>
        </h2>
        <p className="min-h-6 text-sm">
          {today && <StockNote pieces={today.stock_quantity} />}
          {fresh === 'gone' && <span className="text-quiet">{words.notAvailable}</span>}
          {fresh === 'unknown' && <span className="text-quiet">{words.lastSeen}</span>}
        </p>
        <PriceTag {...toPrices({ price, sale_price })} isFrom={today && haveSeveralPrices(today)} />
        <div className="mt-auto min-h-13 pt-2">{today && <WishAction fresh={today} {...actions} />}</div>
      </div>
    </article>
  );
}

function haveSeveralPrices({ variants }: ProductJson): boolean {
  return new Set(variants.map((variant) => variant.sale_price ?? variant.price)).size > 1;
}

function WishPicture({ wish, fresh }: Pick<WishCardProps, 'wish' | 'fresh'>) {
  if (fresh === undefined) return <Skeleton className="h-full w-full" />;
  if (typeof fresh === 'string') return <Thumbnail src={wish.images[0] ?? ''} className="h-full w-full" />;
  const [picture] = fresh.pictures;
  return (
    <Picture
      picture={picture && fromJson(picture)}
      alt={picture?.alt || fresh.name}
      sizes={GRID_SIZES}
      className="h-full w-full"
    />
  );
}

type WishActionProps = Pick<WishCardProps, 'onChoose' | 'onRequest'> & { fresh: ProductJson };

/** Adds the product to the cart where no variant has to be chosen; a sold-out product can be requested. */
function WishAction({ fresh, onChoose, onRequest }: WishActionProps) {
  const addToCart = useAddToCart();
  const [label, act] =
    fresh.stock_quantity === 0
      ? [words.notifyMe, onRequest]
      : fresh.has_variants
        ? [words.chooseOptions, onChoose]
        : [words.addToCart, () => addToCart(toCartProduct(fresh))];
  return (
    <Button
      variant="secondary"
      wide
      className="card-action"
      aria-label={words.actionOn(label, fresh.name)}
      onClick={() => act()}
    >
      {label}
    </Button>
  );
}

function toCartProduct({ id, name, images, category, stock_quantity, ...prices }: ProductJson): CartProduct {
  return { id, name, category, stock: stock_quantity, image: images[0] ?? '', ...toPrices(prices) };
}

function toPrices({ price, sale_price }: Pick<WishlistItem, 'price' | 'sale_price'>) {
  return { pricePaise: toPaise(price), salePricePaise: sale_price == null ? null : toPaise(sale_price) };
}

/** Derives the picture's key from one of its URLs in the API, `/media/{key}/640.webp`. */
function fromJson({ url, width, height, placeholder, alt }: PictureJson) {
  return { key: url.split('/')[2] ?? '', width, height, placeholder, alt };
}
