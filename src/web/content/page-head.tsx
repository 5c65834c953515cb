import type { ReactNode } from 'react';
import { Divider } from '#ui/ornament/divider.tsx';

/** Title and subtitle of an information page. */
export function PageHead({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  children?: ReactNode;
}) {
  return (
    <header className="mx-auto max-w-prose pt-8 text-center sm:pt-14">
      <h1 className="font-display text-3xl font-medium sm:text-4xl">{title}</h1>
      {subtitle && <p className="mt-3 text-lg text-quiet">{subtitle}</p>}
      {children}
      <Divider className="mt-6" />
    </header>
  );
}

/** A section of an information page under a heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="mb-4 font-display text-2xl font-medium">{title}</h2>
      {children}
    </section>
  );
}

export const card = 'rounded-md border border-line bg-card p-5 shadow-card sm:p-6';
