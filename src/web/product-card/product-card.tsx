import { type ReactNode, useState } from 'react';
import type { ProductCard as Card } from '#domain/catalogue/product.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { RatingStars } from '#ui/rating-stars.tsx';
import { type CartProduct, toThumbnail } from './cart-line.ts';
import { GRID_SIZES } from './grid-sizes.ts';
import { Picture } from './picture.tsx';
import { PriceTag } from './price-tag.tsx';
import { StockNote } from './stock-note.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { WishButton } from '#web/wishlist/wish-button.tsx';

export type CardActions = {
  /** Asked for a good that comes in variants. */
  onChoose: (card: Card) => void;
  /** Asked for a good that is sold out. */
  onRequest: (card: Card) => void;
};

type ProductCardProps = CardActions & {
  card: Card;
  /** Among the first pictures of the page: fetched at once. */
  priority?: boolean;
  level?: 2 | 3;
};

/** Wide enough for a phone of three pixels to the dot, and for two on a desk. */
const GRID_WIDTH = 640;
// The cart is kept by script: without it the card is a link, and says no more.
const actionLook = `${buttonClasses({ variant: 'secondary' })} noscript:hidden`;

/**
 * A good in a grid or, inside a list, in a row: one link, one heart, one thing to do. A page holds fifty of them, so that every element
 * counts: `data-step` makes a step inside the shop of a plain link.
 */
export function ProductCard({ card, priority, level = 3, ...actions }: ProductCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const origin = [card.craft, card.place].filter(Boolean).join(' · ');
  return (
    <article className="product-card">
      <CardPicture card={card} priority={priority} />
      <div className="card-words">
        <Heading className="card-name">
          <a href={paths.product(card.id)} className="card-link" data-step="">
            {card.name}
          </a>
        </Heading>
        {origin && <p className="card-origin">{origin}</p>}
        <p className="card-facts">
          {card.ratingCount > 0 && <RatingStars average={card.rating} count={card.ratingCount} size={14} />}
          {card.inStock && <StockNote pieces={card.stockQuantity} />}
        </p>
        <CardPrice card={card} />
        <CardAction card={card} {...actions} />
      </div>
    </article>
  );
}

function CardPicture({ card, priority }: Pick<ProductCardProps, 'card' | 'priority'>) {
  // Fetched only once somebody points at the card, which no phone does.
  const [isPointedAt, setPointedAt] = useState(false);
  const { hoverPicture } = card;
  return (
    <div
      className="card-picture"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(true)}
    >
      <Picture
        picture={card.picture}
        alt={card.picture ? card.picture.alt || card.name : undefined}
        sizes={GRID_SIZES}
        upTo={GRID_WIDTH}
        priority={priority}
        className="h-full w-full"
      />
      {isPointedAt && hoverPicture && (
        <Picture
          picture={hoverPicture}
          alt=""
          sizes={GRID_SIZES}
          upTo={GRID_WIDTH}
          className="card-second-picture"
        />
      )}
      {(card.discountPercent > 0 || !card.inStock) && (
        <p className="card-badges">
          {card.discountPercent > 0 && <Badge tone="madder">{`${card.discountPercent}% off`}</Badge>}
          {!card.inStock && <Badge>Out of Stock</Badge>}
        </p>
      )}
      <WishButton cartProduct={toCartProduct(card)} inStock={card.inStock} className="card-wish" />
    </div>
  );
}

function CardPrice({ card }: { card: Card }): ReactNode {
  return (
    <p className="card-price">
      <PriceTag {...card} isFrom={card.hasVariants} hasBadge />
      <span className="card-tax">incl. of all taxes</span>
    </p>
  );
}

function CardAction({ card, onChoose, onRequest }: CardActions & { card: Card }) {
  const addToCart = useAddToCart();
  const [words, act] = !card.inStock
    ? ['Request', () => onRequest(card)]
    : card.hasVariants
      ? ['Choose options', () => onChoose(card)]
      : ['Add to Cart', () => addToCart(toCartProduct(card))];
  return (
    <button
      type="button"
      onClick={act}
      aria-label={`${words}: ${card.name}`}
      className={`${actionLook} card-action`}
    >
      {words}
    </button>
  );
}

function toCartProduct(card: Card): CartProduct {
  const { id, name, pricePaise, salePricePaise, stockQuantity: stock, categorySlug: category } = card;
  return { id, name, pricePaise, salePricePaise, stock, category, image: toThumbnail(card.picture) };
}
