import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import * as words from './words.ts';

/** Why the server does not take the order. */
export type Refusal = { code: string; message: string };

/** Says why the order is not taken, with the way to unpaid orders where those hold too many pieces. */
export function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  if (!refusal) return null;
  return (
    <p role="alert" className="rounded-sm bg-alert-wash px-4 py-3 text-alert">
      {refusal.message}
      {refusal.code === 'stock.held' && (
        <>
          {' '}
          <Link className="link inline-flex min-h-11 items-center" to={paths.orders()}>
            {words.goToOrders}
          </Link>
        </>
      )}
    </p>
  );
}
