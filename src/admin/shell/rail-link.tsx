import { ScreenLink } from './screen-link.tsx';
import type { Screen } from './screens.ts';

/** The look of a line of the rail. */
export const railLine =
  'flex min-h-11 shrink-0 scroll-my-11 items-center gap-3 rounded-sm px-3 text-sm font-medium transition-colors max-xl:justify-center ' +
  'hover:bg-sand aria-[current=page]:bg-madder-wash aria-[current=page]:text-madder-deep';

/** The link to a screen. */
export function RailLink({ screen }: { screen: Screen }) {
  const { name, icon: Icon } = screen;
  return (
    <ScreenLink screen={screen} className={railLine} title={name}>
      <Icon aria-hidden="true" size={20} />
      <span className="max-xl:sr-only">{name}</span>
    </ScreenLink>
  );
}
