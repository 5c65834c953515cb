import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { formatPiecesMistake, MOST_RECEIVED, readPieces } from '../read-pieces.ts';
import type { ReceiptLine } from './kept-receipt.ts';

type LinesProps = {
  lines: readonly ReceiptLine[];
  /** How many attempts to book the lines were refused; after each, the mistakes are shown and the first one is focused. */
  refusals: number;
  onChange: (lines: ReceiptLine[]) => void;
};

/** The lines of a receipt with their pieces. */
export function ReceiptLines({ lines, refusals, onChange }: LinesProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (refusals > 0) list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return (
    <ul ref={list} aria-label="Received" className="flex flex-col divide-y divide-line empty:hidden">
      {lines.map((line) => (
        <li key={line.sku} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
          <span className="min-w-0 flex-1 basis-40">
            {line.name}
            <span className="block text-sm text-quiet figures">
              {line.sku}, {line.before} in stock
            </span>
          </span>
          <TextInput
            label={`Pieces of ${line.name}`}
            hideLabel
            className="w-24"
            inputMode="numeric"
            autoComplete="off"
            value={line.pieces}
            error={
              refusals > 0 && readPieces(line.pieces, MOST_RECEIVED) === undefined
                ? formatPiecesMistake(MOST_RECEIVED)
                : undefined
            }
            onChange={({ target: { value: pieces } }) =>
              onChange(lines.map((each) => (each === line ? { ...each, pieces } : each)))
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
