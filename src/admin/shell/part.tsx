import type { ReactNode } from 'react';

/** A part of a screen: a card under its title. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-card p-4">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="flex-1 text-lg font-medium">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
