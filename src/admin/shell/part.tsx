import type { ReactNode } from 'react';

/** A part of a screen: a card under its title. The elements next to the title stay together, and wrap below a long one. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-card p-4">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="grow text-lg font-medium">{title}</h2>
        {aside && <div className="flex flex-wrap items-center gap-2">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
