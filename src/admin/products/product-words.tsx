import { Archive, CircleCheck, CircleDashed, Clock, EyeOff } from 'lucide-react';
import type { ProductStatus, ProductWarning } from '#domain/catalogue/product-status.ts';
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
export const WARNINGS: Record<ProductWarning, { name: string; sentence: string }> = {
  no_picture: { name: 'No photo', sentence: 'There is no photo yet.' },
  one_picture: {
    name: 'One photo only',
    sentence: 'Add a second photo: in use, or beside a hand for its size.',
  },
  color_without_picture: { name: 'Colour without a photo', sentence: 'A colour has no photo of its own.' },
  no_tax_rate: { name: 'No GST rate', sentence: 'There is no GST rate for this HSN code today.' },
  no_weight: { name: 'No weight', sentence: 'The weight is missing: couriers charge by it.' },
};

export const WARNING_CHOICES = Object.entries(WARNINGS).map(([value, { name }]) => ({ value, label: name }));
