import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';
import { rupees } from '#admin/format/rupees.ts';
import { OrderNumber } from '#admin/format/order-number.tsx';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { type RemittanceLine, isAcceptable } from './remittance.ts';

type LineMark = Omit<Mark, 'word'> & { word: (line: RemittanceLine) => string };

const MARKS: Record<RemittanceLine['state'], LineMark> = {
  matched: { tone: 'done', icon: CircleCheck, word: () => 'Matches' },
  booked: { tone: 'done', icon: CircleCheck, word: () => 'Booked' },
  booked_before: { tone: 'quiet', icon: CircleCheck, word: () => 'Already booked' },
  short: { tone: 'alert', icon: CircleAlert, word: (line) => `${rupees(difference(line))} short` },
  over: { tone: 'alert', icon: CircleAlert, word: (line) => `${rupees(difference(line))} too much` },
  unknown: { tone: 'alert', icon: CircleAlert, word: () => 'No order with this number' },
  not_delivered: { tone: 'act', icon: CircleDashed, word: () => 'Not delivered yet' },
  returned: { tone: 'alert', icon: CircleAlert, word: () => 'Came back or cancelled' },
};

type LinesProps = {
  lines: readonly RemittanceLine[];
  /** The lines to book although their amount differs; left out after the booking. */
  accepted?: ReadonlySet<number> | undefined;
  onAccept?: (line: number, isAccepted: boolean) => void;
};

/** The lines of a remittance file, each with the expected and the paid amount; lines to check come first. */
export function RemittanceLines({ lines, accepted, onAccept }: LinesProps) {
  const isFine = ({ state }: RemittanceLine) => MARKS[state].tone === 'done';
  const ordered = [...lines.filter((line) => !isFine(line)), ...lines.filter(isFine)];
  return (
    <ul className="mt-2 divide-y divide-line border-t border-line">
      {ordered.map((line) => (
        <li key={line.line} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
          <span className="min-w-36 md:w-64">
            <span className="font-medium figures">{line.reference || '(empty)'}</span>{' '}
            <span className="text-quiet">line {line.line}</span>
            {line.order_number && line.order_number !== line.reference && (
              <OrderNumber number={line.order_number} className="block link figures" />
            )}
          </span>
          <span className="min-w-40 figures md:w-56">
            {rupees(line.paid)} paid
            {isDueSaid(line) && `, ${rupees(line.expected!)} due`}
          </span>
          <LineState line={line} />
          {accepted && isAcceptable(line) && (
            <CheckboxLine
              label="Accept"
              aria-label={`Accept line ${line.line}`}
              checked={accepted.has(line.line)}
              onChange={({ target }) => onAccept?.(line.line, target.checked)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function LineState({ line }: { line: RemittanceLine }) {
  const { word, ...mark } = MARKS[line.state];
  return <StateMark {...mark} word={word(line)} />;
}

/**
 * Returns whether a line shows the amount due. A line of an order that was booked before never does: nothing is due, even if its amount
 * differs after a refund.
 */
function isDueSaid({ state, expected, paid }: RemittanceLine): boolean {
  return state !== 'booked_before' && expected !== null && expected !== paid;
}

/** Returns the rupees by which a line differs from what is due, without a sign. */
function difference({ expected, paid }: RemittanceLine): number {
  return Math.abs(Math.round(((expected ?? 0) - paid) * 100)) / 100;
}
