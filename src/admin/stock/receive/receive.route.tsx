import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { formatCount } from '#domain/format-count.ts';
import { indianToday } from '#admin/money/periods.ts';
import { Part } from '#admin/shell/part.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { useTitle } from '#admin/use-title.ts';
import { Button } from '#ui/form/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { MOST_RECEIVED, readPieces } from '../read-pieces.ts';
import { ScanPart } from '../scan-part.tsx';
import { findScanned } from '../use-item.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import { SkuSearch } from './sku-search.tsx';
import { useReceipt } from './use-receipt.ts';

/** Books a delivery: SKUs by scan or search with their pieces, the supplier, and the day. */
export function Component() {
  const { draft, isLost, book, refusals, change, discard, add, submit } = useReceipt();
  useAskedSku(add);
  useTitle('Receive');
  const { fields } = book.error ?? {};
  const pieces = draft.lines.reduce((sum, line) => sum + (readPieces(line.pieces, MOST_RECEIVED) ?? 0), 0);
  return (
    <form
      noValidate
      className="flex max-w-2xl flex-col gap-4 px-4 py-4 md:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ScreenHead
        title="Receive stock"
        actions={
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        }
      />
      {isLost && (
        <p role="status" className="text-alert">
          A receipt saved on this device is from an older version and cannot be read. Please enter it again.
        </p>
      )}
      <Part title="What came in">
        <div className="flex flex-col gap-3">
          <ScanPart onFound={add} />
          <SkuSearch onAdd={add} />
          <ReceiptLines lines={draft.lines} refusals={refusals} onChange={(lines) => change({ lines })} />
        </div>
      </Part>
      <Part title="Received from">
        <div className="flex flex-col gap-4">
          <TextInput
            label="Maker or supplier (optional)"
            autoComplete="off"
            maxLength={200}
            value={draft.supplier}
            onChange={({ target }) => change({ supplier: target.value })}
          />
          <TextInput
            label="Day"
            type="date"
            max={indianToday()}
            value={draft.receivedOn || indianToday()}
            error={fields?.received_on}
            onChange={({ target }) => change({ receivedOn: target.value })}
          />
          <TextArea
            label="Note (optional)"
            hint="Bill number or remarks."
            rows={2}
            maxLength={500}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        </div>
      </Part>
      <p role="alert" className="text-alert empty:hidden">
        {book.error?.messageOr('Not booked: no answer from the shop. Try again.')}
      </p>
      <Button type="submit" size="lg" disabled={draft.lines.length === 0} busy={book.isPending}>
        Receive {formatCount(pieces, 'piece')}
      </Button>
    </form>
  );
}

/** Adds the SKU in the address, once. */
function useAskedSku(add: ReturnType<typeof useReceipt>['add']): void {
  const [search, setSearch] = useSearchParams();
  const sku = search.get('sku');
  useEffect(() => {
    if (!sku) return;
    setSearch({}, { replace: true });
    findScanned(sku).then(
      (item) => (item ? add(item) : notify(`There is no SKU ${sku} in this shop.`, { tone: 'error' })),
      () =>
        notify(`The shop did not answer, so ${sku} is not in the receipt. Add it below.`, { tone: 'error' }),
    );
    // The address is read only once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sku]);
}
