import type { ReactNode } from 'react';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatAmount } from '#domain/money/money.ts';
import { SummaryTotals } from '#web/cart/summary-totals.tsx';
import { Thumbnail } from '#web/product-card/thumbnail.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { classes } from '#ui/classes.ts';
import * as words from './words.ts';

/** The items and their cost, as calculated by the server; dimmed while a new quote is loading. */
export function OrderSummary({
  quote,
  isLoading,
  children,
}: {
  quote: QuoteCartAnswer | undefined;
  isLoading: boolean;
  children?: ReactNode;
}) {
  if (!quote) return isLoading && <SummarySkeleton />;
  return (
    <div
      aria-busy={isLoading}
      className={classes('flex flex-col gap-4 transition-opacity', isLoading && 'opacity-60')}
    >
      <ul className="flex flex-col gap-3">
        {quote.lines.map((line) => (
          <SummaryLine key={`${line.product_id}/${line.variant_id ?? ''}`} line={line} />
        ))}
      </ul>
      {quote.refusal && (
        <p role="alert" className="rounded-sm bg-alert-wash px-3 py-2 text-alert">
          {quote.refusal.message}
        </p>
      )}
      {children}
      <div className="border-t border-line pt-4">
        <SummaryTotals summed={quote} />
      </div>
    </div>
  );
}

function SummaryLine({ line }: { line: QuoteCartAnswer['lines'][number] }) {
  const choice = [line.color, line.size].filter(Boolean).join(', ');
  return (
    <li className="flex flex-wrap gap-x-3">
      <Thumbnail className="w-14 self-start" src={line.image} />
      <span className="min-w-0 flex-[1_1_7rem]">
        <span className="block break-words">{line.name}</span>
        <span className="block text-sm text-quiet">
          {choice && `${choice} · `}
          <span className="whitespace-nowrap">
            {line.quantity === 0 ? words.soldOut : `${line.quantity} × ${formatAmount(line.price)}`}
          </span>
        </span>
      </span>
      <span className="ml-auto figures">{formatAmount(line.total)}</span>
    </li>
  );
}

function SummarySkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
