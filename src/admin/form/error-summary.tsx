import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { formatCount } from '#domain/format-count.ts';

type SummaryProps = {
  errors: FieldErrors<FieldValues>;
  labels: Readonly<Record<string, string | undefined>>;
  onFollow: (field: string) => void;
};

/** Lists all mistakes after a press on Save, in the words shown next to the fields. It takes the focus, and its links go to the fields. */
export function ErrorSummary({ errors, labels, onFollow }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const found = listErrors(errors);
  const count = found.length;
  useEffect(() => {
    if (count > 0) box.current?.focus();
    // The summary takes the focus when it is mounted, after each press on Save, but not while mistakes are being corrected.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  if (count === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-label={`${formatCount(count, 'thing')} to correct`}
      className="rounded-md border-2 border-alert bg-card p-4"
    >
      <p className="font-medium">
        {count === 1 ? 'Please correct one thing' : `Please correct ${count} things`}
      </p>
      <ul className="mt-2 flex flex-col">
        {found.map(({ field, message }) => (
          <li key={field}>
            <button type="button" className="min-h-11 text-left link" onClick={() => onFollow(field)}>
              {labels[field] ? `${labels[field]}: ${message}` : message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function listErrors(errors: FieldErrors<FieldValues>, under = ''): { field: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const field = under ? `${under}.${name}` : name;
    if (!error || typeof error !== 'object') return [];
    if (typeof error.message === 'string') return [{ field, message: error.message }];
    return listErrors(error as FieldErrors<FieldValues>, field);
  });
}
