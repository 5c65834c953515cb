import type { ReactNode } from 'react';
import { Spinner } from '#ui/spinner.tsx';

/** Shows, in place of an order, what the shop is doing until the order can be shown. */
export function OrderWaiting({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div
      role="status"
      className="full-page mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-20 text-center text-madder"
    >
      <Spinner label="" size={56} />
      <h1 className="font-display text-2xl font-medium text-ink">{title}</h1>
      {children}
    </div>
  );
}
