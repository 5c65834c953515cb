import type { ReactNode } from 'react';
import { NeedsScript } from '#web/page-states/needs-script.tsx';

/** The frame of every sign-in page: a card under a printed border. */
export function SignInCard({
  title,
  children,
  foot,
}: {
  title: string;
  children: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">
      <section className="overflow-hidden rounded-md border border-line bg-card shadow-card">
        <div aria-hidden="true" className="printed-border text-madder" />
        <div className="flex flex-col gap-6 p-6 sm:p-8">
          <h1 className="font-display text-2xl font-medium">{title}</h1>
          <NeedsScript />
          {children}
        </div>
      </section>
      {foot && <div className="mt-5 flex flex-col items-center gap-1 text-center">{foot}</div>}
    </div>
  );
}
