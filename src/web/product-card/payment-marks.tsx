import * as words from './words.ts';

/** Shows the marks of the online payment methods, as on the door of a shop. */
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
