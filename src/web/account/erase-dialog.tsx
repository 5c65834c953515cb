import { Link } from 'react-router';
import { ERASURE_CONSEQUENCES } from '#domain/customer/erasure.ts';
import { paths } from '#web/paths.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountFailure } from './account-page.tsx';
import { EraseForm } from './erase-form.tsx';
import { useAnswer } from '#web/state/use-answer.ts';
import * as words from './words.ts';

/** Shows what will be erased and what will be kept, before anything is erased. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { answer, error, again } = useAnswer('GET /profile/erasure');
  return (
    <Dialog open onClose={onClose} title={words.deleteAccount}>
      {error ? (
        <AccountFailure message={error.message} again={() => void again()} />
      ) : !answer ? (
        <Skeleton className="h-64 w-full" />
      ) : answer.allowed ? (
        <div className="flex flex-col gap-5">
          <p className="font-medium">{words.cannotUndo}</p>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {ERASURE_CONSEQUENCES.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <EraseForm erasure={answer} onClose={onClose} />
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          <p>{answer.reason}</p>
          <WayOn orders={answer.orders} />
        </div>
      )}
    </Dialog>
  );
}

/** Links to the orders that block the erasure, or to the shop, which can erase the account on request. */
function WayOn({ orders }: { orders: string[] }) {
  if (orders.length === 0)
    return (
      <Link to={paths.contact()} className={buttonClasses({ wide: true })}>
        {words.writeToUs}
      </Link>
    );
  return (
    <>
      {/* The sentence above already names a single order. */}
      {orders.length > 1 && (
        <ul className="figures">
          {orders.map((number) => (
            <li key={number}>{number}</li>
          ))}
        </ul>
      )}
      <Link to={paths.orders()} className={buttonClasses({ wide: true })}>
        {words.orders}
      </Link>
    </>
  );
}
