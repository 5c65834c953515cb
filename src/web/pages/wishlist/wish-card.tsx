import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatRupees, toPaise } from '#domain/money.ts';
import type { PictureJson } from '#domain/picture.ts';
import type { ProductJson } from '#domain/product-json.ts';
import type { WishlistItem } from '#domain/wishlist.ts';
import type { Goods } from '#web/parts/cart-line.ts';
import { Picture } from '#web/parts/picture.tsx';
import { PriceTag } from '#web/parts/price-tag.tsx';
import { StockNote } from '#web/parts/stock-note.tsx';
import { Thumbnail } from '#web/parts/thumbnail.tsx';
import { useAddToCart } from '#web/parts/use-add-to-cart.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Price } from '#web/ui/price.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type WishCardProps = {
  wish: WishlistItem;
  /** The good as it is today; undefined until that is known, null when it is gone. */
  good: ProductJson | null | undefined;
  onRemove: () => void;
  onChoose: () => void;
};

const SIZES = '(width >= 80rem) 284px, (width >= 64rem) 23vw, (width >= 48rem) 31vw, 46vw';

/** A saved good: what it costs and whether it can be had, as last seen until today's answer is there. */
export function WishCard({ wish, good, onRemove, onChoose }: WishCardProps) {
  const { id, name, price, sale_price } = good ?? wish;
  return (
    <article className="product-card">
      <div className="card-picture">
        <WishPicture wish={wish} good={good} />
        <IconButton
          label={`Remove ${name} from wishlist`}
          title="Remove from wishlist"
          className="absolute top-1 right-1 z-10 bg-paper/90 shadow-card"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <h2 className="line-clamp-2 min-h-12 font-medium">
          <Link to={paths.product(id)} className="card-link">
            {name}
          </Link>
        </h2>
        <p className="min-h-6 text-sm">
          {good && <StockNote pieces={good.stock_quantity} />}
          {good === null && <span className="text-quiet">No longer available</span>}
        </p>
        {good?.has_variants ? (
          <Price price={formatRupees(toPaise(good.from_price), { decimals: 'auto' })} isFrom />
        ) : (
          <PriceTag {...toPrices({ price, sale_price })} />
        )}
        <div className="mt-auto min-h-13 pt-2">{good && <WishAction good={good} onChoose={onChoose} />}</div>
      </div>
    </article>
  );
}

function WishPicture({ wish, good }: Pick<WishCardProps, 'wish' | 'good'>) {
  if (good === undefined) return <Skeleton className="h-full w-full" />;
  if (good === null) return <Thumbnail src={wish.images[0] ?? ''} className="h-full w-full" />;
  const [picture] = good.pictures;
  return (
    <Picture
      picture={picture && fromJson(picture)}
      alt={picture?.alt || good.name}
      sizes={SIZES}
      className="h-full w-full"
    />
  );
}

/** Straight into the cart where nothing has to be chosen; else to where it is. */
function WishAction({ good, onChoose }: { good: ProductJson; onChoose: () => void }) {
  const addToCart = useAddToCart();
  const look = { variant: 'secondary', wide: true } as const;
  const { id, name } = good;
  if (good.stock_quantity === 0)
    return (
      <Link
        to={paths.product(id)}
        aria-label={`Request: ${name}`}
        className={`${buttonClasses(look)} card-action`}
      >
        Request
      </Link>
    );
  const words = good.has_variants ? 'Choose options' : 'Add to Cart';
  return (
    <Button
      {...look}
      className="card-action"
      aria-label={`${words}: ${name}`}
      onClick={good.has_variants ? onChoose : () => addToCart(toGoods(good))}
    >
      {words}
    </Button>
  );
}

function toGoods({ id, name, images, ...prices }: ProductJson): Goods {
  return { id, name, image: images[0] ?? '', ...toPrices(prices) };
}

function toPrices({ price, sale_price }: Pick<WishlistItem, 'price' | 'sale_price'>) {
  return { pricePaise: toPaise(price), salePricePaise: sale_price == null ? null : toPaise(sale_price) };
}

/** The API names a picture by one of its addresses, `/media/{key}/640.webp`. */
function fromJson({ url, width, height, stand_in, alt }: PictureJson) {
  return { key: url.split('/')[2] ?? '', width, height, standIn: stand_in, alt };
}
