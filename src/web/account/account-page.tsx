import type { ReactNode } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { NeedsScript } from '#web/page-states/needs-script.tsx';
import { tryAgain } from '#web/page-states/words.ts';

type AccountPageProps = {
  title: string;
  /** The main action of the page, next to the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** The layout of every account page. */
export function AccountPage({ title, action, children }: AccountPageProps) {
  return (
    <div className="full-page mx-auto w-full max-w-4xl px-4 py-8 sm:py-12">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl font-medium">{title}</h1>
        {action}
      </header>
      {children}
    </div>
  );
}

/** The placeholder while the session loads or the visitor is redirected to the login. */
export function AccountLoading({ title }: { title: string }) {
  return (
    <AccountPage title={title}>
      <NeedsScript />
      <div className="flex justify-center py-16 text-madder">
        <Spinner />
      </div>
    </AccountPage>
  );
}

/** Placeholders of this height for the cards of a list that is still loading. */
export function CardsLoading({ className }: { className: string }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} className={`${className} w-full`} />
      ))}
    </div>
  );
}

/** Shown when the customer's data could not be loaded. */
export function AccountFailure({ message, again }: { message: string; again: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-md border border-line bg-card p-5">
      <p className="mr-auto">{message}</p>
      <Button onClick={again}>{tryAgain}</Button>
    </div>
  );
}
