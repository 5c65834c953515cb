import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { Spinner } from '#ui/spinner.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dark';
  size?: 'md' | 'lg';
  /** Makes the button as wide as its container. */
  wide?: boolean;
};

// The classes are written out in styles/buttons.css, because a page may hold a hundred buttons.
const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
  dark: 'button-dark',
};

const sizes = { md: 'button-md', lg: 'button-lg' };

/** Returns the classes of a button, for links that look like one. */
export function buttonClasses({ variant = 'primary', size = 'md', wide }: ButtonLook = {}): string {
  return classes('button', variants[variant], sizes[size], wide && 'w-full');
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** While `busy` is set, the button keeps its width, its label and the focus, shows the loader and ignores presses. */
export function Button({ variant, size, wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // A button that is disabled loses the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(buttonClasses({ variant, size, wide }), busy && 'relative', className)}
    >
      {busy && <Spinner label="" size={20} />}
      {children}
    </button>
  );
}
