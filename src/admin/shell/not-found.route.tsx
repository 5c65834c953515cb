import { Link, useLocation } from 'react-router';
import { AREA_SCREENS } from '#admin/search/find-screens.ts';
import { useTitle } from '#admin/use-title.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SCREENS, isWithin } from './screens.ts';

const screens = [...Object.values(AREA_SCREENS).flat(), ...SCREENS];

/** Says that an address has no screen, and links to the screen that it lies within, usually the list of such records. */
export function Component({ title = 'There is no such screen' }: { title?: string }) {
  const { pathname } = useLocation();
  useTitle(title);
  const screen = screens.find((each) => each.path !== pathname && isWithin(each, pathname));
  return (
    <EmptyState
      level={1}
      picture="not-found"
      title={title}
      actions={
        <Link to={screen?.path ?? '/'} className={buttonClasses()}>
          Go to {screen?.name ?? 'start'}
        </Link>
      }
    >
      Check the address, or {screen ? `look under ${screen.name}` : 'go back to the start'}.
    </EmptyState>
  );
}
