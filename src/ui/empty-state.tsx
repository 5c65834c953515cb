import { lazy, type ReactNode, Suspense } from 'react';
import type { Vignette, VignettePicture } from './ornament/vignette.tsx';

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
      <Suspense fallback={<NoPicture className="mb-2" />}>
        <Picture of={picture} className="mb-2" />
      </Suspense>
      <Heading className="font-display text-2xl font-medium">{title}</Heading>
      {children && <div className="text-lg text-balance text-quiet [&_p]:text-balance">{children}</div>}
      <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>
    </div>
  );
}

/** Most visits see no empty page, so the pictures are loaded when one is first shown. Without a network its place stays empty. */
const Picture = lazy<typeof VignettePicture>(async () => {
  const loaded = await import('./ornament/vignette.tsx').catch(() => undefined);
  return { default: loaded?.VignettePicture ?? NoPicture };
});

function NoPicture({ className }: { className?: string }) {
  return <svg aria-hidden="true" width="200" height="140" className={className} />;
}
