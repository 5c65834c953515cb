import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { IconButton } from '#ui/form/icon-button.tsx';

type ScreenHeadProps = {
  title: string;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  children?: ReactNode;
  /** The screen that Back opens if there is no earlier one; by default the parent of the current path. */
  parent?: string;
};

/** The header of the screen of one record: Back, its name, additional words, and its actions. */
export function ScreenHead({ title, actions, children, parent = '..' }: ScreenHeadProps) {
  const navigate = useNavigate();
  // A screen that was opened from a link in an e-mail has no earlier screen of the admin.
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
