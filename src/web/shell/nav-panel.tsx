import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { classes } from '#ui/classes.ts';

type NavPanelProps = {
  /** A link or button; hovering or focusing it opens the panel. */
  trigger: ReactNode;
  children: ReactNode;
  /** The edge of the trigger with which the panel is aligned. */
  align?: 'left' | 'right';
  as?: 'li' | 'div';
  className?: string;
  panelClassName?: string;
};

/**
 * A panel under its trigger that is open while either is hovered or focused. It uses only the style sheet, so it works with script off.
 * Script adds Escape, and closes it after a link in it was followed. It stays closed until the mouse or the focus comes back from outside:
 * closing takes it from under a mouse that has not moved, which must not open it again.
 */
export function NavPanel({
  trigger,
  children,
  align = 'left',
  as: Tag = 'li',
  className,
  panelClassName,
}: NavPanelProps) {
  const [isDismissed, setDismissed] = useState(false);
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true),
    onClick: (event: MouseEvent) => setDismissed((event.target as Element).closest('a') !== null),
    onPointerEnter: () => setDismissed(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) =>
      !currentTarget.contains(relatedTarget) && setDismissed(false),
  };
  return (
    <Tag
      className={classes('group/panel relative', className)}
      data-dismissed={isDismissed || undefined}
      {...handlers}
    >
      {trigger}
      <div
        className={classes(
          'invisible absolute top-full z-40 translate-y-1 opacity-0 transition-[opacity,transform,visibility] duration-150',
          'group-focus-within/panel:visible group-focus-within/panel:translate-y-0 group-focus-within/panel:opacity-100',
          'group-hover/panel:visible group-hover/panel:translate-y-0 group-hover/panel:opacity-100 group-hover/panel:delay-75',
          'group-data-dismissed/panel:invisible! group-data-dismissed/panel:opacity-0!',
          align === 'left' ? '-left-4' : '-right-2',
        )}
      >
        <div className={classes('mt-2 rounded-md border border-line bg-card shadow-lift', panelClassName)}>
          <div aria-hidden="true" className="mx-px printed-fringe overflow-hidden rounded-t-md text-madder" />
          {children}
        </div>
      </div>
    </Tag>
  );
}
