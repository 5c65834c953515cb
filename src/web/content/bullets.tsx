import { Check, Info, X } from 'lucide-react';

const signs = {
  yes: { Icon: Check, look: 'text-leaf' },
  no: { Icon: X, look: 'text-alert' },
  note: { Icon: Info, look: 'text-indigo' },
};

/** A list of short statements with ticks, crosses or neutral marks. */
export function Bullets({ lines, sign = 'yes' }: { lines: readonly string[]; sign?: keyof typeof signs }) {
  const { Icon, look } = signs[sign];
  return (
    <ul className="flex flex-col gap-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Icon aria-hidden="true" size={20} className={`mt-0.5 ${look}`} />
          <span className="min-w-0">{line}</span>
        </li>
      ))}
    </ul>
  );
}
