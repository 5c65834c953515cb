import { CircleCheck } from 'lucide-react';
import { toPath } from '#contract/client.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { runInPortions } from '#admin/list/bulk/run-in-portions.ts';
import type { BulkAction, ListDefinition } from '#admin/list/list-definition.ts';
import { formatShort } from '#admin/format/format-time.ts';
import { formatCount } from '#domain/format-count.ts';
import { MOST_CHANGED_AT_ONCE } from '#domain/paging.ts';
import { RatingStars } from '#ui/rating-stars.tsx';
import { ReviewRulesLink } from './review-rules-link.tsx';
import { type AdminReview, ReviewState, STATES } from './review-words.tsx';

const approve: BulkAction = {
  id: 'approve',
  label: 'Approve',
  icon: CircleCheck,
  done: 'approved',
  ask: (count) => ({
    title: `Approve ${formatCount(count, 'review')}?`,
    effect: 'They appear in the shop with their photos. Each customer gets an e-mail.',
    button: `Approve ${count}`,
  }),
  run: (ids, key) =>
    runInPortions(ids, { atOnce: MOST_CHANGED_AT_ONCE, key }, (portion, portionKey) =>
      callAdmin('POST /admin/reviews/approvals', {
        headers: { 'idempotency-key': portionKey },
        body: { ids: portion },
      }),
    ),
};

export const reviewsList: ListDefinition<AdminReview> = {
  name: 'reviews',
  title: 'Reviews',
  noun: { one: 'review', many: 'reviews' },
  growsByItself: true,
  idOf: ({ id }) => id,
  nameOf: ({ author, product }) => `${author}, ${product.name}`,
  hrefOf: ({ id }) => `/reviews/${id}`,
  searchHint: 'Text, name, product, SKU',
  tabs: {
    id: 'state',
    label: 'Reviews by state',
    choices: Object.entries(STATES).map(([value, { word }]) => ({ value, label: word })),
  },
  filters: [
    {
      id: 'stars',
      label: 'Stars',
      kind: 'choice',
      choices: ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value })),
    },
    {
      id: 'replied',
      label: 'Reply',
      kind: 'choice',
      isSingle: true,
      choices: [
        { value: 'false', label: 'No reply yet' },
        { value: 'true', label: 'Replied' },
      ],
    },
    {
      id: 'photos',
      label: 'Photos',
      kind: 'choice',
      isSingle: true,
      choices: [{ value: 'true', label: 'With photos' }],
    },
    { id: 'product', label: 'SKU', kind: 'text', hint: 'The SKU of a product' },
  ],
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
    { value: 'worst', label: 'Fewest stars first' },
  ],
  columns: [
    { id: 'author', label: 'From', cell: ({ author }) => author },
    { id: 'stars', label: 'Stars', cell: ({ rating }) => <RatingStars average={rating} /> },
    {
      id: 'text',
      label: 'Review',
      cell: (review) => <span className="line-clamp-2 max-w-md">{toFirstWords(review)}</span>,
    },
    { id: 'product', label: 'Product', cell: ({ product }) => product.name },
    { id: 'state', label: 'State', cell: (review) => <ReviewState review={review} /> },
    { id: 'photos', label: 'Photos', align: 'end', cell: ({ photos }) => photos.length || '' },
    { id: 'reply', label: 'Reply', cell: ({ reply }) => (reply ? 'Yes' : '') },
    { id: 'time', label: 'Written', cell: ({ created_at }) => formatShort(created_at) },
    { id: 'order', label: 'Order', cell: ({ order_number }) => order_number ?? '', isExtra: true },
  ],
  card: (review) => <ReviewCard review={review} />,
  actions: [approve],
  allows: (_, { state }) => state !== 'published',
  load: async (query, options) => {
    const { reviews, total, counts } = await callAdmin('GET /admin/reviews', { query, ...options });
    return { rows: reviews, total, counts };
  },
  csv: (query) => toPath('GET /admin/reviews', { query }),
  empty: {
    title: 'No reviews yet',
    text: 'Customers are asked for a review a few days after their parcel arrives.',
  },
  tools: <ReviewRulesLink />,
};

function ReviewCard({ review }: { review: AdminReview }) {
  const { author, product, rating, created_at, reply, photos } = review;
  return (
    <span className="flex flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 truncate font-medium text-indigo">{author}</span>
        <RatingStars average={rating} />
        <span className="ml-auto text-sm text-quiet figures">{formatShort(created_at)}</span>
      </span>
      <span className="line-clamp-2 text-sm">{toFirstWords(review)}</span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
        <ReviewState review={review} />
        {photos.length > 0 && formatCount(photos.length, 'photo')}
        {reply && 'Replied'}
        <span className="min-w-0 truncate">{product.name}</span>
      </span>
    </span>
  );
}

function toFirstWords({ title, text }: AdminReview): string {
  return title ? `${title}. ${text}` : text;
}
