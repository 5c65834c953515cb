import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dark';
  size?: 'md' | 'lg';
  /** As wide as its container. */
  wide?: boolean;
};

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-sm border font-medium select-none ' +
  'transition-[background-color,border-color,color,opacity,transform] active:translate-y-px ' +
  'disabled:pointer-events-none aria-disabled:pointer-events-none';

const variants = {
  primary:
    'border-madder bg-madder text-white hover:border-madder-deep hover:bg-madder-deep disabled:border-line disabled:bg-line disabled:text-quiet',
  secondary:
    'border-edge bg-card text-ink hover:border-ink hover:bg-sand disabled:border-line disabled:text-quiet',
  quiet:
    'border-transparent bg-transparent text-indigo underline-offset-4 hover:underline disabled:text-quiet',
  danger: 'border-alert bg-card text-alert hover:bg-alert-wash disabled:border-line disabled:text-quiet',
  dark: 'border-indigo bg-indigo text-white hover:border-indigo-deep hover:bg-indigo-deep disabled:border-line disabled:bg-line disabled:text-quiet',
};

const sizes = { md: 'min-h-11 px-4 py-2 text-base', lg: 'min-h-13 px-6 py-3 text-lg' };

/** The look of a button, for links that are one. */
export function buttonClasses({ variant = 'primary', size = 'md', wide }: ButtonLook = {}): string {
  return classes(base, variants[variant], sizes[size], wide && 'w-full');
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
