import { useState } from 'react';
import { type TypedParcel, findParcelMistakes, toShipOrder } from '#admin/orders/courier/courier-choices.ts';
import type { ListedOrder } from '#admin/orders/orders-list.tsx';
import { useMe } from '#admin/session/use-me.ts';
import { Button } from '#ui/form/button.tsx';
import { addParcel } from '../outbox/outbox.ts';
import { countOf, toUncounted } from './count-pieces.ts';
import { MissingDialog } from './missing-dialog.tsx';
import { OrderHead } from './order-head.tsx';
import { PackLineRow } from './pack-line-row.tsx';
import { type CountingProps, PackTools } from './pack-tools.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { SaidNotice } from './said-notice.tsx';
import { ShipmentFields } from './shipment-fields.tsx';
import { useClaim } from './use-claim.ts';
import { usePacking } from './use-packing.ts';

type PackProps = CountingProps & {
  order: ListedOrder;
  place: string;
  onClose: () => void;
  onDone: () => void;
};

/** Packs one order: its pieces are counted, the parcel is photographed, and the courier’s number is scanned. */
export function PackOrder({ order, place, onClose, onDone, ...tools }: PackProps) {
  const { id: staffId } = useMe().staff;
  const isToPack = order.stage === 'to_pack';
  const claim = useClaim(order.id, isToPack);
  const packing = usePacking(order, { isLocked: claim.refusal !== undefined, onCounted: claim.renew });
  const [isMissing, setMissing] = useState(false);
  const [photos, setPhotos] = useState<readonly Blob[]>([]);
  const [mistakes, setMistakes] = useState<Partial<TypedParcel>>({});
  const { lines, counts, shipment } = packing;
  // A parcel without a number is packed but not handed over, so that a courier of the list can still give it one.
  const isHandedOver = !isToPack || shipment.tracking_number !== '';

  async function finish() {
    const found = isHandedOver ? findParcelMistakes(shipment) : {};
    setMistakes(found);
    if (Object.keys(found).length > 0) return;
    claim.finish();
    packing.forget();
    await addParcel({
      orderId: order.id,
      number: order.order_number,
      staffId,
      version: isToPack ? order.version : undefined,
      photos: await Promise.all(
        photos.map(async (photo) => ({ type: photo.type, bytes: await photo.arrayBuffer() })),
      ),
      shipment: isHandedOver ? toShipOrder(shipment) : undefined,
      at: Date.now(),
    });
    onDone();
  }
  return (
    <section aria-label={`Order ${order.order_number}`} className="flex flex-col gap-3">
      <OrderHead order={order} place={place} onClose={onClose} />
      {claim.refusal === undefined ? (
        <SaidNotice said={packing.said} />
      ) : (
        <p role="alert" className="rounded-md border border-alert bg-alert/12 px-4 py-3 text-lg font-medium">
          {claim.refusal}
        </p>
      )}
      <ul className="divide-y divide-line rounded-md border border-line bg-card px-3">
        {lines.map((line) => (
          <PackLineRow
            key={line.id}
            line={line}
            counted={isToPack ? countOf(counts, line.id) : line.quantity}
            onCount={
              tools.isByHand && isToPack && !claim.refusal ? (by) => packing.countByHand(line, by) : undefined
            }
          />
        ))}
      </ul>
      <PackTools
        {...tools}
        isToPack={isToPack}
        mayBeMissing={isToPack && !packing.isComplete && !claim.refusal}
        onMissing={() => setMissing(true)}
      >
        <ParcelPhotos photos={photos} onChange={setPhotos} />
      </PackTools>
      {packing.isComplete && (
        <ShipmentFields {...{ shipment, mistakes }} mayWait={isToPack} onChange={packing.change} />
      )}
      <div className="sticky bottom-14 z-10 -mx-4 border-t border-line bg-paper px-4 py-3 md:static md:mx-0 md:border-0 md:px-0">
        <Button
          size="lg"
          wide
          disabled={!packing.isComplete || claim.refusal !== undefined}
          onClick={() => void finish()}
        >
          {isToPack ? 'Done, next' : 'Hand over'}
        </Button>
      </div>
      {isMissing && (
        <MissingDialog
          order={order}
          uncounted={toUncounted(lines, counts)}
          onClose={() => setMissing(false)}
          onDone={() => {
            claim.finish();
            onDone();
          }}
        />
      )}
    </section>
  );
}
