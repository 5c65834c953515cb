import * as words from './words.ts';

/** Names the ways to pay online, as the marks on the door of a shop do. */
export function PaymentMarks() {
  return (
    <span className="flex flex-wrap gap-1.5 text-sm">
      {words.waysToPay.map((mark) => (
        <span key={mark} className="rounded-sm border border-line bg-card px-1.5 text-ink">
          {mark}{' '}
        </span>
      ))}
    </span>
  );
}
