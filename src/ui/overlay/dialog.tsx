import type { ReactNode } from 'react';
import { useId } from 'react';
import { X } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { useModal } from './use-modal.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  hideTitle?: boolean;
  /** `full` covers the screen and is meant for pictures. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** Buttons at the bottom, which stay in view. */
  footer?: ReactNode;
  children: ReactNode;
};

const widths = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-4xl',
  full: 'h-dvh max-h-dvh w-screen max-w-none rounded-none',
};

/**
 * A modal window over the page. The browser keeps the focus inside, closes it on Escape and returns the focus to the opener. Its content
 * exists only while it is open.
 */
export function Dialog({ open, onClose, title, hideTitle, size = 'md', footer, children }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={classes(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] animate-rise overflow-hidden rounded-md bg-card p-0 text-ink shadow-lift backdrop:animate-fade backdrop:bg-ink/55 open:flex',
        widths[size],
      )}
    >
      {open && (
        <div className="flex min-h-0 w-full flex-col">
          <header
            className={
              hideTitle
                ? 'absolute top-2 right-2 z-10 rounded-full bg-card/90'
                : 'flex items-start gap-4 border-b border-line py-3 pr-2 pl-5'
            }
          >
            <h2
              id={titleId}
              className={hideTitle ? 'sr-only' : 'flex-1 pt-2 font-display text-xl font-medium'}
            >
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <X aria-hidden="true" size={22} />
            </IconButton>
          </header>
          <div className={classes('min-h-0 flex-1 overflow-y-auto overscroll-contain', !hideTitle && 'p-5')}>
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line p-4">{footer}</footer>
          )}
        </div>
      )}
    </dialog>
  );
}
