import type { MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { X } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { useModal } from './use-modal.ts';

type DrawerProps = {
  title: ReactNode;
  side?: 'left' | 'right';
  /** Content under the scrolling part, which stays in view. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A panel at the edge of the screen. The browser keeps the focus inside and returns it when the panel closes. */
export function Drawer({ open, onClose, ...frame }: DrawerProps & { open: boolean; onClose: () => void }) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog {...modal} aria-labelledby={titleId} className={drawerLook(frame.side)}>
      {open && <Frame {...frame} titleId={titleId} onClose={onClose} />}
    </dialog>
  );
}

/**
 * A drawer whose content is always in the page and which the browser opens without script: put `{...opensDrawer(id)}` on its button.
 * Following a link in it closes it, and so does `closeDrawer(id)`.
 */
export function StandingDrawer({ id, ...frame }: DrawerProps & { id: string }) {
  const titleId = `${id}-title`;
  return (
    <dialog id={id} aria-labelledby={titleId} className={drawerLook(frame.side)} {...closesBeside}>
      <Frame {...frame} titleId={titleId} closes={id} onClose={() => closeDrawer(id)} />
    </dialog>
  );
}

export function closeDrawer(id: string): void {
  findDialog(id)?.close();
}

/** Returns the attributes of a button that opens a standing drawer; the handler serves browsers without `command`. */
export function opensDrawer(id: string) {
  return {
    ...command('show-modal', id),
    'aria-haspopup': 'dialog' as const,
    onClick(event: MouseEvent) {
      event.preventDefault();
      const dialog = findDialog(id);
      if (!dialog?.open) dialog?.showModal();
    },
  };
}

function command(name: 'show-modal' | 'close', id: string): Record<string, string> {
  return { command: name, commandfor: id };
}

// The handler does what `closedby` does, for browsers that do not support it yet.
const newAttributes: Record<string, string> = { closedby: 'any' };
const closesBeside = {
  ...newAttributes,
  onClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
  },
};

function findDialog(id: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`);
}

function drawerLook(side: DrawerProps['side'] = 'left'): string {
  return classes(
    'm-0 h-dvh max-h-none w-[22rem] max-w-[calc(100vw-3rem)] flex-col overflow-hidden bg-paper p-0 text-ink shadow-lift open:flex',
    'backdrop:animate-fade backdrop:bg-ink/55',
    side === 'left' ? 'mr-auto open:animate-from-left' : 'ml-auto open:animate-from-right',
  );
}

type FrameProps = DrawerProps & { titleId: string; onClose: () => void; closes?: string };

function Frame({ title, titleId, footer, children, closes, onClose }: FrameProps) {
  return (
    <>
      <header className="flex items-center gap-4 border-b border-line py-2 pr-2 pl-5">
        <h2 id={titleId} className="flex-1 font-display text-xl font-medium">
          {title}
        </h2>
        <IconButton label="Close" onClick={onClose} {...(closes ? command('close', closes) : {})}>
          <X aria-hidden="true" size={22} />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
      {footer && <footer className="border-t border-line bg-card p-4">{footer}</footer>}
    </>
  );
}
