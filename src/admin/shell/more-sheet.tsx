import { ScreenLink } from './screen-link.tsx';
import type { Screen } from './screens.ts';
import { toGroups } from './use-screens.ts';

const line = 'flex min-h-12 min-w-0 items-center gap-3 px-5 hover:bg-sand aria-[current=page]:text-madder';

/** The screens that the bar of a phone does not have, by group and in two columns, so that they fit without scrolling. */
export function MoreSheet({ screens }: { screens: readonly Screen[] }) {
  return (
    <>
      {toGroups(screens).map((group) => (
        <section key={group.name} aria-label={group.name} className="border-b border-line py-1">
          <h3 className="px-5 pt-1 text-sm text-quiet" aria-hidden="true">
            {group.name}
          </h3>
          <div className="grid grid-cols-2">
            {group.screens.map((screen) => (
              <ScreenLink key={screen.path} screen={screen} className={line}>
                <screen.icon aria-hidden="true" size={20} className="flex-none" />
                {screen.name}
              </ScreenLink>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
