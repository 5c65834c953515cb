import { Link, Outlet, useLocation } from 'react-router';
import { ABILITY_WORDS } from '#admin/people/ability-words.ts';
import { findRefusal } from './find-refusal.ts';
import { useMay } from './use-me.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** The screen at the current address. If the person may not open it, a page shows the right that it needs instead. */
export function PermittedScreen() {
  const { pathname } = useLocation();
  const needed = findRefusal(pathname, useMay());
  if (!needed) return <Outlet />;
  const rights = needed.map((ability) => `“${ABILITY_WORDS[ability]}”`).join(' or ');
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title="You do not have access to this screen"
      actions={
        <Link to="/" className={buttonClasses()}>
          Go to start
        </Link>
      }
    >
      You need the right {rights}. The shop’s owner can give it to you.
    </EmptyState>
  );
}
