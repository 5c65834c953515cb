import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from '#ui/form/icon-button.tsx';

type ScreenHeadProps = {
  title: string;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  children?: ReactNode;
  /** The screen that Back leads to where no other came before; else the one whose address this one's begins with. */
  parent?: string;
};

/** The head of the screen of one record: back, its name, words beside it, and what may be done with it. */
export function ScreenHead({ title, actions, children, parent = '..' }: ScreenHeadProps) {
  const navigate = useNavigate();
  // A screen that was opened from a link in an e-mail has none of the admin before it.
  const isFirst = useLocation().key === 'default';
  const goBack = () => (isFirst ? navigate(parent, { relative: 'path' }) : navigate(-1));
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <IconButton label="Back" className="-ml-2" onClick={() => void goBack()}>
        <ArrowLeft aria-hidden="true" size={20} />
      </IconButton>
      <div className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="font-display text-xl font-medium wrap-anywhere tabular-nums">{title}</h1>
        {children}
      </div>
      {actions && <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>}
    </header>
  );
}
