import type { ReactNode } from 'react';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { Thumbnail } from '#web/product-card/thumbnail.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { classes } from '#ui/classes.ts';

const money = (rupees: number) => formatRupees(toPaise(rupees));

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
  if (!quote) return <SummarySkeleton />;
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
      {quote.changes.map((change) => (
        <p key={change.message} role="alert" className="rounded-sm bg-turmeric-wash px-3 py-2 text-sm">
          {change.message}
        </p>
      ))}
      {quote.refusal && (
        <p role="alert" className="rounded-sm bg-alert-wash px-3 py-2 text-alert">
          {quote.refusal.message}
        </p>
      )}
      {children}
      <Totals quote={quote} />
    </div>
  );
}

function SummaryLine({ line }: { line: QuoteCartAnswer['lines'][number] }) {
  const choice = [line.color, line.size].filter(Boolean).join(', ');
  return (
    <li className="flex gap-3">
      <Thumbnail className="w-14" src={line.image} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2">{line.name}</span>
        <span className="block text-sm text-quiet">
          {choice && `${choice} · `}
          {line.quantity === 0 ? 'Sold out' : `${line.quantity} × ${money(line.price)}`}
        </span>
      </span>
      <span className="figures">{money(line.total)}</span>
    </li>
  );
}

type Totalled = Pick<QuoteCartAnswer, 'totals' | 'state_assumed'>;

/** Lists every row of the total; the tax contained in it is shown, not added. */
export function Totals({ quote }: { quote: Totalled }) {
  const { totals } = quote;
  const rows: Row[] = [
    { name: 'Items', amount: totals.subtotal, always: true },
    { name: `Promo code ${totals.coupon_code ?? ''}`.trim(), amount: -totals.coupon_amount },
    { name: 'Online payment discount', amount: -totals.prepaid_discount },
    { name: 'Shipping', amount: totals.shipping, always: true, ifNothing: 'Free' },
    { name: 'Cash on delivery charge', amount: totals.cod_charges },
    { name: 'Rounding', amount: totals.rounding },
  ];
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-4">
      {rows
        .filter(({ amount, always }) => always || amount !== 0)
        .map((row) => (
          <TotalsRow key={row.name} row={row} />
        ))}
      <div className="flex items-baseline justify-between border-t border-line pt-3 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="figures">{money(totals.total)}</dd>
      </div>
      <div className="text-sm text-quiet">
        <dt className="sr-only">Tax</dt>
        <dd>{taxWords(quote)}</dd>
      </div>
    </dl>
  );
}

type Row = { name: string; amount: number; always?: boolean; ifNothing?: string };

function TotalsRow({ row: { name, amount, ifNothing } }: { row: Row }) {
  const isSaving = amount < 0 && name !== 'Rounding';
  const words = amount === 0 && ifNothing ? ifNothing : `${amount < 0 ? '− ' : ''}${money(Math.abs(amount))}`;
  return (
    <div className={classes('flex items-baseline justify-between', isSaving && 'text-leaf')}>
      <dt>{name}</dt>
      <dd className="figures">{words}</dd>
    </div>
  );
}

function taxWords({ totals, state_assumed }: Totalled): string {
  if (totals.tax === 0) return 'No GST is charged on this order';
  const parts =
    totals.igst > 0 ? `IGST ${money(totals.igst)}` : `CGST ${money(totals.cgst)}, SGST ${money(totals.sgst)}`;
  return `Includes ${money(totals.tax)} GST${state_assumed ? '' : ` (${parts})`}`;
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
