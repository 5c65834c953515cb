import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { loadPart } from '#admin/load-part.tsx';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { classes } from '#ui/classes.ts';
import { PackOrder } from './order/pack-order.tsx';
import { OutboxNotice } from './outbox/outbox-notice.tsx';
import { PackingQueue } from './queue/packing-queue.tsx';
import { usePile } from './queue/use-pile.ts';
import {
  type PackingStage,
  useNextOrder,
  usePicturesAhead,
  useQueue,
  useUnpacked,
} from './queue/use-queue.ts';
import { useScans } from './scan/scans.ts';
import { useKeyboardScanner } from './scan/use-keyboard-scanner.ts';

const CameraView = loadPart(async () => (await import('./camera/camera-view.tsx')).CameraView, {
  giveUp: ({ onFailure }) => onFailure(),
});

/** The packing table: on a phone the queue or one order, on a desk both side by side. */
export function Component() {
  const { number } = useParams();
  const navigate = useNavigate();
  const toPack = useUnpacked('to_pack');
  const toHandOver = useUnpacked('to_hand_over');
  const queues = { to_pack: toPack, to_hand_over: toHandOver };
  const all = [...(toPack?.orders ?? []), ...(toHandOver?.orders ?? [])];
  const order = all.find(({ order_number }) => order_number === number);
  const [search] = useSearchParams();
  const stage = order ? toStage(order.stage) : toStage(search.get('stage'));
  const next = useNextOrder(queues[stage]);
  const placeIn = { to_pack: usePile(toPack), to_hand_over: usePile(toHandOver) };
  const [isCameraOn, setCameraOn] = useState(false);
  const [isByHand, setByHand] = useState(false);
  const loads = [useQueue('to_pack'), useQueue('to_hand_over')];
  // The device stores a parcel before the next order opens; its packer may have opened another one or left in the meantime.
  const open = useRef<string>(undefined);
  useEffect(() => {
    open.current = number;
    return () => void (open.current = undefined);
  }, [number]);
  useKeyboardScanner();
  usePicturesAhead(toPack);
  useScans((code) => {
    const scanned = all.find(({ order_number }) => order_number === code.toUpperCase());
    if (scanned && !order) void navigate(`/pack/${scanned.order_number}`);
  });
  useTitle(number ?? 'Pack');
  if (!toPack || !toHandOver) {
    const failed = loads.find(({ isLoadingError }) => isLoadingError);
    if (!failed) return <ScreenSkeleton />;
    return <CannotReach error={failed.error} retry={() => void failed.refetch()} />;
  }
  function openNext() {
    if (open.current !== number) return;
    const found = order && next(order.id);
    void navigate(found ? `/pack/${found.order_number}` : toQueue(stage), { replace: true });
  }
  const queue = queues[stage]?.orders ?? [];
  return (
    <div className="gap-6 px-4 py-4 md:px-6 lg:grid lg:grid-cols-[minmax(20rem,2fr)_minmax(0,3fr)]">
      <div className={classes(number && 'max-lg:hidden')}>
        <PackingQueue {...{ queues, stage }} open={number} />
      </div>
      <div className={classes('flex flex-col gap-3', !number && 'max-lg:hidden')}>
        {order && isCameraOn && <CameraView onFailure={() => setCameraOn(false)} />}
        {order ? (
          <PackOrder
            key={order.id}
            {...{ order, isCameraOn, isByHand }}
            place={placeIn[stage](order)}
            onCamera={() => setCameraOn(!isCameraOn)}
            onByHand={() => setByHand(!isByHand)}
            onClose={() => void navigate(toQueue(stage))}
            onDone={openNext}
          />
        ) : (
          <p className="text-quiet">
            {number
              ? `${number} is not waiting to be packed or handed over.`
              : queue.length > 0 && 'Choose an order, or scan the number on its packing slip.'}
          </p>
        )}
        {number && (
          <div className="lg:hidden">
            <OutboxNotice />
          </div>
        )}
      </div>
    </div>
  );
}

function toStage(text: string | null): PackingStage {
  return text === 'to_hand_over' ? 'to_hand_over' : 'to_pack';
}

function toQueue(stage: PackingStage): string {
  return stage === 'to_pack' ? '/pack' : `/pack?stage=${stage}`;
}
