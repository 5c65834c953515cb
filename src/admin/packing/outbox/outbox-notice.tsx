import { CircleAlert, CloudUpload } from 'lucide-react';
import { Link } from 'react-router';
import { useMe } from '#admin/session/use-me.ts';
import { useIsOnline } from '#admin/shell/use-is-online.ts';
import { Button } from '#ui/form/button.tsx';
import { countWaiting } from './count-waiting.ts';
import { removeParcel, useParcels } from './outbox.ts';

/** Says how many parcels wait on this device, and which of them the shop refused. */
export function OutboxNotice() {
  const { id: own } = useMe().staff;
  const parcels = useParcels();
  const isOnline = useIsOnline();
  const refused = parcels.filter(({ failure }) => failure);
  const unsent = parcels.filter(({ failure }) => !failure);
  const waiting = unsent.filter(({ staffId }) => staffId === own).length;
  const ofOthers = unsent.length - waiting;
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {waiting > 0 && (
        <p className="flex items-center gap-3 rounded-md border border-line bg-card px-4 py-3">
          <CloudUpload aria-hidden="true" size={20} className="flex-none text-indigo" />
          <span>
            {isOnline ? '' : 'No network. '}
            {countWaiting(waiting)}
          </span>
        </p>
      )}
      {ofOthers > 0 && (
        <p className="rounded-md border border-line bg-card px-4 py-3">
          {countWaiting(ofOthers)} {ofOthers === 1 ? 'It is' : 'They are'} sent when the person who packed{' '}
          {ofOthers === 1 ? 'it' : 'them'} signs in here.
        </p>
      )}
      {refused.map(({ orderId, number, failure }) => (
        <div key={orderId} className="rounded-md border border-alert bg-card px-4 py-2">
          <p className="flex gap-3 py-1">
            <CircleAlert aria-hidden="true" size={20} className="mt-0.5 flex-none text-alert" />
            <span>
              <span className="font-medium figures">{number}</span> was not taken: {failure}
            </span>
          </p>
          <p className="flex flex-wrap justify-end gap-2">
            <Link to={`/orders/${number}`} className="inline-flex min-h-11 items-center px-3 link">
              Open order
            </Link>
            <Button variant="secondary" onClick={() => void removeParcel(orderId)}>
              Remove
            </Button>
          </p>
        </div>
      ))}
    </div>
  );
}
