import { formatDayMonthYear } from '#domain/day-words.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { RatingStars } from '#ui/rating-stars.tsx';
import { type Photo, ReviewPhotos } from './review-photos.tsx';
import * as words from '../words.ts';

export type Review = {
  id: string;
  author: string;
  rating: number;
  title: string;
  body: string;
  createdAt: Date;
  reply: { text: string; at: Date } | null;
  photos: Photo[];
};

/** One review with its photos and the reply of the shop. */
export function ReviewItem({ review, shopName }: { review: Review; shopName: string }) {
  const { author, rating, title, body, createdAt, reply, photos } = review;
  return (
    <li className="mb-5 border-b border-line pb-5">
      <RatingStars average={rating} />
      {title && <h3 className="mt-1 font-medium">{title}</h3>}
      <p className="mt-1 max-w-prose wrap-anywhere">{body}</p>
      {photos.length > 0 && <ReviewPhotos {...{ photos, author }} />}
      <p className="mt-2 text-sm text-quiet">
        {author} ·{' '}
        <time dateTime={createdAt.toISOString()}>{formatDayMonthYear(toIndianDay(createdAt))}</time>
      </p>
      {reply && (
        <div className="mt-3 border-l-2 border-turmeric pl-4">
          <p className="text-sm font-medium">{words.replyFrom(shopName)}</p>
          <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{reply.text}</p>
        </div>
      )}
    </li>
  );
}
