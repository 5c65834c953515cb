import { useState } from 'react';
import type { CardDetails, ProductCard as Card } from '#domain/catalogue/product.ts';
import { toStockState } from '#domain/stock/stock.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClasses } from '#ui/form/button.tsx';
import { RatingStars } from '#ui/rating-stars.tsx';
import { type CartProduct, toThumbnail } from './cart-line.ts';
import { GRID_SIZES } from './grid-sizes.ts';
import { Picture } from './picture.tsx';
import { PriceTag } from './price-tag.tsx';
import { StockNote } from './stock-note.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { WishButton } from '#web/wishlist/wish-button.tsx';
import * as words from './words.ts';

export type CardActions = {
  /** Called for a product with variants, to choose one. */
  onChoose: (card: Card) => void;
  /** Called for a sold-out product, to request it. */
  onRequest: (card: Card) => void;
};

type ProductCardProps = CardActions & {
  card: Card;
  /** The card's picture is among the first of the page and is loaded eagerly. */
  priority?: boolean;
  level?: 2 | 3;
};

/** The width serves a phone with three device pixels per CSS pixel, and a desktop with two. */
const GRID_WIDTH = 640;
// The cart needs script: without it the button is hidden and the card is only a link.
const actionLook = `${buttonClasses({ variant: 'secondary' })} noscript:hidden`;

/**
 * A product in a grid or, inside a list, in a row: one link, one heart, one button. A page holds fifty cards, so every element counts:
 * `data-step` turns a plain link into client navigation.
 */
export function ProductCard({ card, priority, level = 3, ...actions }: ProductCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { details } = card;
  const origin = details?.origin || (card.place ?? card.craft);
  // The second picture is loaded only once the mouse points at the card, which never happens on a phone.
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <article
      className="product-card"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointedAt(true)}
    >
      <CardPicture {...{ card, priority, isPointedAt }} />
      <div className="card-words">
        <Heading className="card-name">
          <a href={paths.product(card.slug)} className="card-link" data-step="">
            {card.name}
          </a>
        </Heading>
        {origin && <p className="card-origin">{origin}</p>}
        {details && <CardWords details={details} maker={card.maker} />}
        <CardFacts card={card} />
        <p className="card-price">
          <PriceTag {...card} isFrom={card.pricesVary} hasBadge />
        </p>
        <CardAction card={card} {...actions} />
      </div>
    </article>
  );
}

type CardPictureProps = Pick<ProductCardProps, 'card' | 'priority'> & { isPointedAt: boolean };

function CardPicture({ card, priority, isPointedAt }: CardPictureProps) {
  const { hoverPicture } = card;
  return (
    <div className="card-picture">
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
          {card.discountPercent > 0 && <Badge tone="madder">{words.percentOff(card.discountPercent)}</Badge>}
          {!card.inStock && <Badge>{words.soldOut}</Badge>}
        </p>
      )}
      <WishButton cartProduct={toCartProduct(card)} inStock={card.inStock} className="card-wish" />
    </div>
  );
}

/** Description, maker and choices, for a row of a list. The style sheet hides them on a phone, which has no rows. */
function CardWords({ details, maker }: { details: CardDetails; maker: string | null }) {
  const { about, colors, sizes } = details;
  const facts = [
    { name: words.madeBy, value: maker },
    { name: words.colours, value: colors.join(', ') },
    { name: words.sizes, value: sizes.join(', ') },
  ].filter(({ value }) => value);
  return (
    <div className="card-details">
      <p>{about}</p>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{words.factOf(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Shows the stars of a product that has reviews, and how few pieces are left; renders nothing if neither applies. */
function CardFacts({ card: { rating, ratingCount, inStock, stockQuantity } }: { card: Card }) {
  const isFew = inStock && stockQuantity !== undefined && toStockState(stockQuantity).kind === 'few';
  if (ratingCount === 0 && !isFew) return null;
  return (
    <p className="card-facts">
      {ratingCount > 0 && <RatingStars average={rating} count={ratingCount} size={14} />}
      {isFew && <StockNote pieces={stockQuantity} />}
    </p>
  );
}

function CardAction({ card, onChoose, onRequest }: CardActions & { card: Card }) {
  const addToCart = useAddToCart();
  const [action, act] = !card.inStock
    ? [words.request, () => onRequest(card)]
    : card.hasVariants
      ? [words.chooseOptions, () => onChoose(card)]
      : [words.addToCart, () => addToCart(toCartProduct(card))];
  return (
    <button
      type="button"
      onClick={act}
      aria-label={words.actionOn(action, card.name)}
      className={`${actionLook} card-action`}
    >
      {action}
    </button>
  );
}

function toCartProduct(card: Card): CartProduct {
  const { id, name, pricePaise, salePricePaise, stockQuantity: stock, categorySlug: category } = card;
  return { id, name, pricePaise, salePricePaise, stock, category, image: toThumbnail(card.picture) };
}
