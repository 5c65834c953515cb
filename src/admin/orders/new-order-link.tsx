import { PhoneIncoming } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '#admin/session/use-me.ts';
import { buttonClasses } from '#ui/form/button.tsx';

/** Links to the form for an order by telephone, filled with a phone number if one is given. */
export function NewOrderLink({ phone }: { phone?: string }) {
  const may = useMay();
  if (!may('take_orders')) return null;
  const search = phone ? `?${new URLSearchParams({ phone })}` : '';
  return (
    <Link to={`/orders/new${search}`} className={buttonClasses({ variant: 'secondary' })}>
      <PhoneIncoming aria-hidden="true" size={18} />
      Phone order
    </Link>
  );
}
