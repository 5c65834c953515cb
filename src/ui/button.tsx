import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dark';
  size?: 'md' | 'lg';
  /** As wide as its container. */
  wide?: boolean;
};

// Written out in styles/buttons.css: a page may hold a hundred of them.
const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
  dark: 'button-dark',
};

const sizes = { md: 'button-md', lg: 'button-lg' };

/** The look of a button, for links that are one. */
export function buttonClasses({ variant = 'primary', size = 'md', wide }: ButtonLook = {}): string {
  return classes('button', variants[variant], sizes[size], wide && 'w-full');
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** While `busy` it keeps its width and words, shows the loader and takes no second press. */
export function Button({ variant, size, wide, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled ?? busy}
      aria-busy={busy || undefined}
      className={classes(buttonClasses({ variant, size, wide }), busy && 'relative', className)}
    >
      {busy && <Spinner label="" size={20} />}
      {children}
    </button>
  );
}
