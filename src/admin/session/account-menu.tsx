import { CircleUser } from 'lucide-react';
import { AccountLines } from './account-lines.tsx';
import { useMe } from './use-me.ts';

const id = 'account-menu';

/** The person's menu at the foot of the rail, opened and closed by the browser itself. */
export function AccountMenu() {
  const { staff } = useMe();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-sm hover:bg-sand max-xl:justify-center"
      >
        <CircleUser aria-hidden="true" size={20} />
        <span className="min-w-0 truncate max-xl:sr-only">{staff.name}</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label="Your account"
        className="fixed top-auto right-auto bottom-2 left-18 w-64 rounded-md border border-line bg-card py-2 text-ink shadow-lift xl:left-54"
      >
        <AccountLines />
      </div>
    </>
  );
}
