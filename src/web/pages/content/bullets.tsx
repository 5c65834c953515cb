import { Check, X } from 'lucide-react';

/** A list of short statements, ticked or crossed. */
export function Bullets({ lines, sign = 'yes' }: { lines: readonly string[]; sign?: 'yes' | 'no' }) {
  const Icon = sign === 'yes' ? Check : X;
  return (
    <ul className="flex flex-col gap-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Icon
            aria-hidden="true"
            size={20}
            className={sign === 'yes' ? 'mt-0.5 text-leaf' : 'mt-0.5 text-alert'}
          />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}
