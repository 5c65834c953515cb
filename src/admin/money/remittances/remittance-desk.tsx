import { useState } from 'react';
import { formatCount } from '#domain/format-count.ts';
import { ChooseFile } from '#admin/choose-file.tsx';
import { Part } from '#admin/shell/part.tsx';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { isAcceptable, useRemittance } from './remittance.ts';
import { RemittanceLines } from './remittance-lines.tsx';
import { Transfers } from './transfers.tsx';

/** Checks the file of a courier, shows what matches and what does not, and books it. */
export function RemittanceDesk() {
  const [file, setFile] = useState<File>();
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set());
  const check = useRemittance();
  const book = useRemittance();
  const answer = book.data ?? check.data;
  const count = (check.data?.matched ?? 0) + accepted.size;
  const failure = (book.error ?? check.error)?.messageOr(
    'No answer from the shop. Nothing is lost. Try again.',
  );

  function choose(chosen: File) {
    setFile(chosen);
    setAccepted(new Set());
    book.reset();
    check.mutate({ file: chosen, isDryRun: true, accepted: [] });
  }
  function accept(line: number, isAccepted: boolean) {
    const others = [...accepted].filter((each) => each !== line);
    setAccepted(new Set(isAccepted ? [...others, line] : others));
  }
  function press() {
    book.mutate(
      { file: file!, isDryRun: false, accepted: [...accepted] },
      { onSuccess: ({ booked }) => notify(`${formatCount(booked, 'line')} booked`) },
    );
  }
  return (
    <Part
      title="Courier remittance"
      aside={<ChooseFile label="Add file" accept=".csv,.xlsx,text/csv" onChoose={choose} />}
    >
      <p className="text-sm text-quiet">
        The CSV or Excel file that came with the courier’s transfer, unchanged. Nothing is booked until you
        have seen it.
      </p>
      <p role="alert" className="mt-2 text-alert empty:hidden">
        {failure}
      </p>
      <div role="status" className="mt-2">
        {check.isPending && 'The file is being read.'}
        {answer && (
          <p className="font-medium">
            {file?.name}:{' '}
            {summarise(answer.lines.length, book.data ? answer.booked : answer.matched, book.data)}
          </p>
        )}
      </div>
      {answer && (
        <>
          <Transfers lines={answer.lines} />
          <RemittanceLines
            lines={answer.lines}
            accepted={book.data ? undefined : accepted}
            onAccept={accept}
          />
          {!book.data && (
            <Button className="mt-3" disabled={count === 0} busy={book.isPending} onClick={press}>
              {count === 0 ? 'Nothing to book' : `Book ${formatCount(count, 'line')}`}
            </Button>
          )}
          {!book.data && count > 0 && answer.lines.some(isAcceptable) && (
            <p className="mt-2 text-sm text-quiet">
              An accepted order counts as paid in full. Settle the difference with the courier.
            </p>
          )}
        </>
      )}
    </Part>
  );
}

function summarise(lines: number, matched: number, isBooked: unknown): string {
  const of = formatCount(lines, 'line');
  return isBooked ? `${matched} of ${of} booked` : `${matched} of ${of} ${lines === 1 ? 'matches' : 'match'}`;
}
