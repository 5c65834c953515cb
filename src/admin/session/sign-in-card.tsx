import type { ReactNode, RefObject } from 'react';

type CardProps = { title: string; headingRef?: RefObject<HTMLHeadingElement | null>; children: ReactNode };

/** The frame of the pages before the sign-in: a card under a printed border. */
export function SignInCard({ title, headingRef, children }: CardProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center px-4 py-8">
      <section className="overflow-hidden rounded-md border border-line bg-card shadow-card">
        <div aria-hidden="true" className="printed-border text-madder" />
        <div className="flex flex-col gap-5 p-6 sm:p-8">
          <h1 ref={headingRef} tabIndex={-1} className="font-display text-2xl font-medium outline-none">
            {title}
          </h1>
          {children}
        </div>
      </section>
    </main>
  );
}
