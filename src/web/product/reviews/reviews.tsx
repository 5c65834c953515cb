import type { ReviewJson } from '#contract/catalogue/review.ts';
import { callApi } from '#web/api-client.ts';
import { RatingStars } from '#ui/rating-stars.tsx';
import { REVIEWS_AT_FIRST } from './reviews-at-first.ts';
import { type Review, ReviewItem } from './review-item.tsx';
import { MoreButton } from '../more-button.tsx';
import { useMoreEntries } from '../use-more-entries.ts';
import * as words from '../words.ts';

type ReviewsProps = {
  productId: string;
  /** The name of the shop, which signs its replies. */
  shopName: string;
  reviews: { items: Review[]; total: number; average: number; spread: number[] };
};

/** The buyers' reviews, including unfavourable ones: average, distribution, and every review. */
export function Reviews({ productId, shopName, reviews }: ReviewsProps) {
  const { total, average, spread } = reviews;
  const { shown, ...more } = useMoreEntries(reviews.items, (page) => loadPage(productId, page));
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16">
      <h2 id="reviews-title" className="mb-4 font-display text-2xl font-medium">
        {words.reviews}
      </h2>
      {total === 0 ? (
        <p className="text-quiet">{words.noReviews}</p>
      ) : (
        <div className="grid gap-8 md:grid-cols-[16rem_1fr] md:gap-12">
          <Summary {...{ total, average, spread }} />
          <div>
            <ul>
              {shown.map((review) => (
                <ReviewItem key={review.id} {...{ review, shopName }} />
              ))}
            </ul>
            <MoreButton label={words.moreReviews} isAll={shown.length >= total} {...more} />
          </div>
        </div>
      )}
    </section>
  );
}

function Summary({ total, average, spread }: Omit<ReviewsProps['reviews'], 'items'>) {
  return (
    <div>
      <p className="flex items-center gap-3">
        <span aria-hidden="true" className="font-display text-4xl figures">
          {average.toFixed(1)}
        </span>
        <RatingStars average={average} size={20} />
      </p>
      <p className="mb-3 text-quiet">{words.reviewCount(total)}</p>
      <ul className="flex flex-col gap-1.5">
        {spread
          .map((count, index) => ({ stars: index + 1, count }))
          .toReversed()
          .map(({ stars, count }) => (
            <li key={stars} className="flex items-center gap-3 text-sm">
              <span className="w-14 figures">{words.starCount(stars)}</span>
              <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-line">
                <span className="block h-full bg-turmeric" style={{ width: `${(count / total) * 100}%` }} />
              </span>
              <span className="w-8 text-right text-quiet figures">{count}</span>
            </li>
          ))}
      </ul>
    </div>
  );
}

async function loadPage(productId: string, page: number): Promise<Review[]> {
  const { reviews } = await callApi('GET /products/{id}/reviews', {
    params: { id: productId },
    query: { page, limit: REVIEWS_AT_FIRST },
    timeoutMs: 8_000,
  });
  return reviews.map(fromJson);
}

function fromJson({ text, created_at, reply, ...review }: ReviewJson): Review {
  return {
    ...review,
    body: text,
    createdAt: new Date(created_at),
    reply: reply && { text: reply.text, at: new Date(reply.at) },
  };
}
