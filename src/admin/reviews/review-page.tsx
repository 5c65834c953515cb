import type { ComponentProps } from 'react';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { RatingStars } from '#ui/rating-stars.tsx';
import { AboutProduct } from './about-product.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewReply } from './review-reply.tsx';
import { type AdminReview, ReviewState, explainHold } from './review-words.tsx';

/** One review in its author's words, the buttons to publish or hide it, and the reply of the shop. */
export function ReviewPage({ review }: { review: AdminReview }) {
  const { author, rating, title, text, created_at, state, held_for, hidden_reason } = review;
  return (
    <>
      <ScreenHead title={author} actions={<ReviewActions review={review} />}>
        <ReviewState review={review} />
      </ScreenHead>
      <div className="mt-4 grid items-start gap-4 grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-4">
          <Part title="Review" aside={<RatingStars average={rating} size={20} />}>
            {state === 'held' && <p className="mb-3 text-quiet">{explainHold(held_for)}</p>}
            {state === 'hidden' && <p className="mb-3 text-quiet">Hidden: {hidden_reason}</p>}
            {title && <p className="font-medium wrap-anywhere">{title}</p>}
            <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
            <Photos review={review} />
            <p className="mt-2 text-sm text-quiet">{formatMoment(created_at)}</p>
          </Part>
          <ReviewReply key={review.reply?.text} review={review} />
        </div>
        <About review={review} />
      </div>
    </>
  );
}

function Photos({ review: { photos, author } }: { review: AdminReview }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {photos.map(({ id, url, width, height }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={`${index + 1} of ${photos.length}, by ${author}`}
              {...{ width, height }}
              className="h-40 w-auto rounded-sm bg-sand"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function About({ review: { product, customer_id, order_number } }: { review: AdminReview }) {
  const links: ComponentProps<typeof AboutProduct>['links'] = [
    { to: `/products/${product.id}`, name: product.name, ability: 'edit_products' },
    ...(order_number
      ? [{ to: `/orders/${order_number}`, name: `Order ${order_number}`, ability: 'see_orders' as const }]
      : []),
    ...(customer_id ? [{ to: `/customers/${customer_id}`, name: 'Customer’s account' }] : []),
    { to: `/reviews?product=${encodeURIComponent(product.sku)}`, name: 'All reviews of this product' },
  ];
  return <AboutProduct links={links} shopPath={`${product.path}#reviews`} />;
}
