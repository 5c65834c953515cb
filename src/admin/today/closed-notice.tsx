import { ChevronRight, CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useReady } from '#admin/setup/use-ready.ts';

/** Tells people who can open the shop that it is still closed, with a link to what is missing. */
export function ClosedNotice() {
  const { data } = useReady();
  if (!data || data.is_open) return null;
  return (
    <Link
      to="/ready"
      className="flex min-h-14 items-center gap-3 rounded-md bg-turmeric-wash px-4 py-2 hover:underline"
    >
      <CircleAlert aria-hidden="true" size={20} className="flex-none" />
      <span className="flex-1">
        The shop is closed: nobody can order. {data.closed_words ? 'Open it again.' : 'See what is missing.'}
      </span>
      <ChevronRight aria-hidden="true" size={20} className="flex-none" />
    </Link>
  );
}
