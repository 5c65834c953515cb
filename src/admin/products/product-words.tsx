import { Archive, CircleCheck, CircleDashed, Clock, EyeOff } from 'lucide-react';
import { listValues } from '#domain/catalogue/variant-choice.ts';
import type { ProductStatus, ProductWarning } from '#domain/catalogue/product-status.ts';
import type { Product } from '#admin/products/use-product.ts';
import { StateMark } from '#admin/format/state-mark.tsx';

const STATUSES = {
  draft: { tone: 'act', icon: CircleDashed, word: 'Draft' },
  scheduled: { tone: 'moving', icon: Clock, word: 'Scheduled' },
  live: { tone: 'done', icon: CircleCheck, word: 'Live' },
  hidden: { tone: 'quiet', icon: EyeOff, word: 'Hidden' },
  archived: { tone: 'quiet', icon: Archive, word: 'Archived' },
} as const satisfies Record<ProductStatus, unknown>;

export const STATUS_CHOICES = Object.entries(STATUSES).map(([value, { word }]) => ({ value, label: word }));

export function ProductState({ status }: { status: ProductStatus }) {
  return <StateMark {...STATUSES[status]} />;
}

/** The warnings of a product, as a name in the filter and as a sentence on the form. */
export const WARNINGS: Record<ProductWarning, { name: string; format: (product: Product) => string }> = {
  no_picture: { name: 'No photo', format: () => 'There is no photo yet.' },
  one_picture: {
    name: 'One photo only',
    format: () => 'Add a second photo: in use, or next to a hand to show its size.',
  },
  color_without_picture: { name: 'Colour without a photo', format: formatUnshown },
  no_tax_rate: { name: 'No GST rate', format: () => 'There is no GST rate for this HSN code today.' },
  no_weight: { name: 'No weight', format: () => 'The weight is missing: couriers charge by it.' },
};

export const WARNING_CHOICES = Object.entries(WARNINGS).map(([value, { name }]) => ({ value, label: name }));

/** Names the colours that are not set on any photo. */
function formatUnshown({ variants, pictures }: Product): string {
  const colors = listValues(variants, 'color').filter(
    (each) => !pictures.some(({ color }) => color === each),
  );
  return `No photo is marked as ${colors.join(' or ')}. Press a photo to choose its colour.`;
}
