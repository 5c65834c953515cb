import type { ReactNode } from 'react';

/** One card of the settings. */
export function SettingsSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="rounded-md border border-line bg-card p-5 shadow-card sm:p-6">
      <h2 className="font-display text-xl font-medium">{title}</h2>
      <p className="mb-4 text-quiet">{lead}</p>
      {children}
    </section>
  );
}
