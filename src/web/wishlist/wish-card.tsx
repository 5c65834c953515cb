import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { toPaise } from '#domain/money/money.ts';
import type { PictureJson } from '#contract/picture.ts';
import type { ProductJson } from '#contract/product.ts';
import type { WishlistItem } from '#domain/catalogue/wishlist.ts';
import type { Goods } from '#web/product-card/cart-line.ts';
import { GRID_SIZES } from '#web/product-card/grid-sizes.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { PriceTag } from '#web/product-card/price-tag.tsx';
import { StockNote } from '#web/product-card/stock-note.tsx';
import { Thumbnail } from '#web/product-card/thumbnail.tsx';
import { useAddToCart } from '#web/product-card/use-add-to-cart.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { FreshGood } from './use-fresh-products.ts';

type WishCardProps = {
  wish: WishlistItem;
  /** Undefined until it is known. */
  good: FreshGood | undefined;
  onRemove: () => void;
  onChoose: () => void;
  onRequest: () => void;
};

/** A saved good: what it costs and whether it can be had, as last seen until today's answer is there. */
export function WishCard({ wish, good, onRemove, ...actions }: WishCardProps) {
  const today = typeof good === 'object' ? good : undefined;
  const { id, name, price, sale_price } = today ?? wish;
  return (
    <article className="product-card">
      <div className="card-picture">
        <WishPicture wish={wish} good={good} />
        <div className="absolute top-1 right-1 z-10 rounded-full bg-paper/90 shadow-card">
          <IconButton label={`Remove ${name} from wishlist`} title="Remove from wishlist" onClick={onRemove}>
            <Trash2 aria-hidden="true" size={20} />
          </IconButton>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <h2 className="line-clamp-2 min-h-12 font-medium">
          <Link to={paths.product(id)} className="card-link">
            {name}
          </Link>
        </h2>
        <p className="min-h-6 text-sm">
          {today && <StockNote pieces={today.stock_quantity} />}
          {good === 'gone' && <span className="text-quiet">No longer available</span>}
          {good === 'unknown' && <span className="text-quiet">As last seen</span>}
        </p>
        <PriceTag {...toPrices({ price, sale_price })} isFrom={today?.has_variants} />
        <div className="mt-auto min-h-13 pt-2">{today && <WishAction good={today} {...actions} />}</div>
      </div>
    </article>
  );
}

function WishPicture({ wish, good }: Pick<WishCardProps, 'wish' | 'good'>) {
  if (good === undefined) return <Skeleton className="h-full w-full" />;
  if (typeof good === 'string') return <Thumbnail src={wish.images[0] ?? ''} className="h-full w-full" />;
  const [picture] = good.pictures;
  return (
    <Picture
      picture={picture && fromJson(picture)}
      alt={picture?.alt || good.name}
      sizes={GRID_SIZES}
      className="h-full w-full"
    />
  );
}

type WishActionProps = Pick<WishCardProps, 'onChoose' | 'onRequest'> & { good: ProductJson };

/** Straight into the cart where nothing has to be chosen; what is sold out is asked for. */
function WishAction({ good, onChoose, onRequest }: WishActionProps) {
  const addToCart = useAddToCart();
  const [words, act] =
    good.stock_quantity === 0
      ? ['Request', onRequest]
      : good.has_variants
        ? ['Choose options', onChoose]
        : ['Add to Cart', () => addToCart(toGoods(good))];
  return (
    <Button
      variant="secondary"
      wide
      className="card-action"
      aria-label={`${words}: ${good.name}`}
      onClick={() => act()}
    >
      {words}
    </Button>
  );
}

function toGoods({ id, name, images, category, stock_quantity, ...prices }: ProductJson): Goods {
  return { id, name, category, stock: stock_quantity, image: images[0] ?? '', ...toPrices(prices) };
}

function toPrices({ price, sale_price }: Pick<WishlistItem, 'price' | 'sale_price'>) {
  return { pricePaise: toPaise(price), salePricePaise: sale_price == null ? null : toPaise(sale_price) };
}

/** The API names a picture by one of its addresses, `/media/{key}/640.webp`. */
function fromJson({ url, width, height, stand_in, alt }: PictureJson) {
  return { key: url.split('/')[2] ?? '', width, height, standIn: stand_in, alt };
}
