import { Search } from 'lucide-react';
import { Link } from 'react-router';

/** The bar at the top of a phone: the link to the start, and the global search. */
export function TopBar({ onSearch }: { onSearch: () => void }) {
  return (
    <header className="flex items-center gap-2 border-b border-line bg-card px-4 py-1.5 md:hidden">
      <Link to="/" className="inline-flex min-h-11 items-center font-display text-lg font-medium text-madder">
        Admin
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        className="ml-auto flex min-h-11 w-40 min-w-0 items-center gap-2 rounded-sm border border-edge px-3 text-quiet"
        onClick={onSearch}
      >
        <Search aria-hidden="true" size={20} />
        Search
      </button>
    </header>
  );
}
