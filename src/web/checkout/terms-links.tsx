import { Link } from 'react-router';
import { formatReturnWindow } from '#domain/day-words.ts';
import { paths } from '#web/paths.ts';
import * as words from './words.ts';

/** Links to the terms that shoppers may check before paying; the typed text is restored when they return. */
export function TermsLinks({ returnDays }: { returnDays: number }) {
  return (
    <p className="flex flex-wrap justify-center gap-x-6 text-sm">
      <Link to={paths.returns()} className={line}>
        {returnDays > 0 ? words.returnsWithin(formatReturnWindow(returnDays)) : words.returns}
      </Link>
      <Link to={paths.shipping()} className={line}>
        {words.shippingTerms}
      </Link>
      <Link to={`${paths.contact()}#grievance`} className={line}>
        {words.grievanceOfficer}
      </Link>
    </p>
  );
}

const line = 'inline-flex min-h-11 items-center link';
