import type { ReactNode } from 'react';

/** The heading of a section of the home page. */
export function SectionTitle({
  id,
  children,
  aside,
}: {
  id: string;
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <header className="mb-6 lg:mb-8">
      <h2 id={id} className="font-display text-2xl font-medium lg:text-3xl">
        {children}
      </h2>
      {aside && <p className="mt-1 text-lg text-quiet">{aside}</p>}
    </header>
  );
}
