import { X } from 'lucide-react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { NumberStepper } from '#ui/form/number-stepper.tsx';
import type { ReceiptLine } from './use-receipt.ts';

const mostPieces = 100_000;

type LinesProps = { lines: readonly ReceiptLine[]; onChange: (lines: ReceiptLine[]) => void };

/** The lines of a receipt with their pieces. */
export function ReceiptLines({ lines, onChange }: LinesProps) {
  return (
    <ul aria-label="Received" className="flex flex-col divide-y divide-line empty:hidden">
      {lines.map((line) => (
        <li key={line.sku} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
          <span className="min-w-0 flex-1 basis-40">
            {line.name}
            <span className="block text-sm text-quiet figures">
              {line.sku}, {line.before} in stock
            </span>
          </span>
          <NumberStepper
            label={`pieces of ${line.name}`}
            value={line.quantity}
            max={mostPieces}
            onValueChange={(quantity) =>
              onChange(lines.map((each) => (each === line ? { ...each, quantity } : each)))
            }
          />
          <IconButton
            label={`Remove ${line.name}`}
            onClick={() => onChange(lines.filter((each) => each !== line))}
          >
            <X aria-hidden="true" size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
