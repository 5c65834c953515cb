import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import * as words from './words.ts';

/** The reason why the server does not accept the order. */
export type Refusal = { code: string; message: string };

/** Shows why the order is not accepted, with a link to the unpaid orders if they hold too many pieces. */
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
