import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { PaymentMarks } from '#web/product-card/payment-marks.tsx';
import { useOffered } from '#web/shell/use-offered.ts';
import * as words from './words.ts';

/** Shows the ways to pay online, and links to the return policy and the grievance officer. */
export function Trust() {
  const { onlinePayment } = useOffered();
  return (
    <div className="mt-4 border-t border-line pt-4 text-sm">
      {onlinePayment && (
        <>
          <p className="mb-2 text-quiet">{words.waysToPay}</p>
          <PaymentMarks />
        </>
      )}
      <p className="mt-1 flex flex-wrap gap-x-6">
        <Link to={paths.returns()} className={line}>
          {words.returns}
        </Link>
        <Link to={`${paths.contact()}#grievance`} className={line}>
          {words.grievanceOfficer}
        </Link>
      </p>
    </div>
  );
}

const line = 'inline-flex min-h-11 items-center link';
