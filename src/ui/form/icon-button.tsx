import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

// The size is in pixels, like that of the icons, so that five buttons still fit next to the logo when text is enlarged.
const look =
  'relative inline-flex size-[44px] cursor-pointer items-center justify-center rounded-full text-current ' +
  'transition-colors not-aria-disabled:hover:bg-sand aria-disabled:opacity-40';

/** Returns the classes of an icon button, for links that look like one. */
export function iconButtonClasses(className?: string): string {
  return classes(look, className);
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; children: ReactNode };

/** A button that shows only an icon; `label` is its accessible name. A disabled one keeps the focus and ignores presses. */
export function IconButton({ label, className, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // A button that is disabled loses the focus.
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
      aria-label={label}
      title={rest.title ?? label}
      className={iconButtonClasses(className)}
    />
  );
}

/** The count at the corner of an icon; zero renders nothing. The count must also be in the icon's label. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className="count-badge">
      {count > 99 ? '99+' : count}
    </span>
  );
}
