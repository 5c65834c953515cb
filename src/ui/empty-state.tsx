import type { ReactNode } from 'react';
import { type Vignette, VignettePicture } from './ornament/vignette.tsx';

type EmptyStateProps = {
  picture: Vignette;
  title: ReactNode;
  children?: ReactNode;
  /** One or two buttons or links to continue with. */
  actions: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 1 | 2;
};

/** Shown when there is nothing to list or something failed: a picture, what happened, and links to continue with. */
export function EmptyState({ picture, title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-12 text-center">
      <VignettePicture of={picture} className="mb-2" />
      <Heading className="font-display text-2xl font-medium">{title}</Heading>
      {children && <div className="text-lg text-balance text-quiet [&_p]:text-balance">{children}</div>}
      <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}
