import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '#admin/session/use-me.ts';
import { buttonClasses } from '#ui/form/button.tsx';

/** Links to the rules by which reviews are held, for people who may change them. */
export function ReviewRulesLink() {
  if (!useMay()('edit_settings')) return null;
  return (
    <Link to="/settings/reviews" className={buttonClasses({ variant: 'secondary' })}>
      <Settings aria-hidden="true" size={18} />
      Rules
    </Link>
  );
}
