import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { classes } from '#ui/classes.ts';

type NavPanelProps = {
  /** Renders the link or button under which the panel opens, and gives these attributes to the button that opens it. */
  renderTrigger: (opener: Opener) => ReactNode;
  children: ReactNode;
  /** The edge of the trigger with which the panel is aligned. */
  align?: 'left' | 'right';
  as?: 'li' | 'div';
  className?: string;
  panelClassName?: string;
};

type Opener = { 'aria-expanded': boolean; onClick: (event: MouseEvent<HTMLElement>) => void };

/**
 * A panel below its trigger. The style sheet alone keeps it open while either is hovered, so that this works with script off; then it is
 * also open while it has the focus. A button opens and closes it for keyboard and touch: a closed panel does not take the focus, and a
 * panel that loses the focus closes. Escape closes it, and so does a link in it: it then stays closed until the mouse has left and comes
 * back, because closing removes it from under a mouse that has not moved, which must not open it again.
 */
export function NavPanel({
  renderTrigger,
  children,
  align = 'left',
  as: Tag = 'li',
  className,
  panelClassName,
}: NavPanelProps) {
  const [state, setState] = useState<'open' | 'dismissed'>();
  const isOpen = state === 'open';
  const opener = {
    'aria-expanded': isOpen,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Safari does not focus a pressed button, and the focus keeps the panel open.
      currentTarget.focus();
      setState(isOpen ? 'dismissed' : 'open');
    },
  };
  const handlers = {
    onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (isOpen) currentTarget.querySelector('button')!.focus();
      setState('dismissed');
    },
    onClick: ({ target }: MouseEvent) => (target as Element).closest('a') && setState('dismissed'),
    onPointerEnter: () => isOpen || setState(undefined),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      isOpen && !currentTarget.contains(relatedTarget) && setState(undefined),
  };
  return (
    <Tag className={classes('group/panel relative', className)} data-panel={state} {...handlers}>
      {renderTrigger(opener)}
      <div
        className={classes(
          'invisible absolute top-full z-40 translate-y-1 opacity-0 transition-[opacity,transform,visibility] duration-150',
          'group-data-[panel=open]/panel:visible group-data-[panel=open]/panel:translate-y-0 group-data-[panel=open]/panel:opacity-100',
          'group-hover/panel:visible group-hover/panel:translate-y-0 group-hover/panel:opacity-100 group-hover/panel:delay-75',
          'noscript:group-focus-within/panel:visible noscript:group-focus-within/panel:opacity-100',
          'group-data-[panel=dismissed]/panel:invisible! group-data-[panel=dismissed]/panel:opacity-0!',
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
