import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { formatCount } from '#domain/format-count.ts';
import type { Answer } from '#contract/endpoints.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { Part } from '#admin/shell/part.tsx';
import { formatMoment } from '#admin/format/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { OrderNumber } from '#admin/format/order-number.tsx';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { useTitle } from '#admin/use-title.ts';

type Books = Answer<'GET /admin/books-audit'>;
type Difference = Books['differences'][number];

const timeoutMs = 120_000;

/** Checks stock, orders, money and invoices against each other at the press of a button, and names each difference with its order. */
export function Component() {
  const books = useQuery({
    queryKey: ['books-audit'],
    queryFn: ({ signal }) => callAdmin('GET /admin/books-audit', { signal, timeoutMs }),
    // It reads every money table, so it runs only on request.
    enabled: false,
  });
  useTitle('Books');
  return (
    <div className="flex max-w-4xl flex-col gap-4 px-4 py-4 md:px-6">
      <h1 className="font-display text-xl font-medium">Books</h1>
      <p className="text-quiet">
        Checks that stock, orders, payments, refunds, invoices and their numbers agree. Nothing is changed. In
        a large shop it can take up to a minute.
      </p>
      <div>
        <Button busy={books.isFetching} onClick={() => void books.refetch()}>
          {books.data ? 'Check again' : 'Check the books'}
        </Button>
      </div>
      <div role="status" className="flex flex-col gap-4">
        {books.isFetching && 'The books are being checked.'}
        {books.data && !books.isFetching && <Result books={books.data} />}
      </div>
      {books.isError && !books.isFetching && (
        <CannotReach error={books.error} retry={() => void books.refetch()} />
      )}
    </div>
  );
}

function Result({ books: { checked, at, differences } }: { books: Books }) {
  if (differences.length === 0)
    return (
      <p className="flex items-center gap-2 font-medium">
        <CircleCheck aria-hidden="true" size={20} className="flex-none text-leaf" />
        The books agree: {checked} rules checked, {formatMoment(at)}.
      </p>
    );
  return (
    <>
      <p className="font-medium text-alert">
        {formatCount(differences.length, 'rule is', 'rules are')} broken, of {checked} checked.
      </p>
      <p>
        If the bank refused a refund, send it again. Show anything else to the person who looks after your
        shop’s software.
      </p>
      {differences.map((difference) => (
        <Broken key={difference.rule} difference={difference} />
      ))}
    </>
  );
}

function Broken({ difference: { rule, count, items } }: { difference: Difference }) {
  const more = count - items.length;
  return (
    <Part title={`${rule}.`}>
      <p className="text-sm text-quiet">{count === 1 ? 'Not true for:' : `Not true for ${count}:`}</p>
      <ul className="mt-1 divide-y divide-line">
        {items.map(({ id, order_number, name, refund_failed }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
            {order_number && <OrderNumber number={order_number} />}
            {name !== order_number && <span className="break-all">{name}</span>}
            {refund_failed && <span className="text-alert">The bank refused a refund</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-quiet">and {more} more</p>}
    </Part>
  );
}
