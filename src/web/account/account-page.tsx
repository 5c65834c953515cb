import type { ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';

type AccountPageProps = {
  title: string;
  /** Beside the title: what one does here most. */
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of every page of one's own. */
export function AccountPage({ title, action, children }: AccountPageProps) {
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 sm:py-12">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl font-medium">{title}</h1>
        {action}
      </header>
      {children}
    </div>
  );
}

/** Until it is known who looks, or while they are led to the login. */
export function AccountWaiting({ title }: { title: string }) {
  return (
    <AccountPage title={title}>
      <div className="flex justify-center py-16 text-madder">
        <Spinner />
      </div>
    </AccountPage>
  );
}

/** The cards of a list, each of this height, until they have come. */
export function CardsWaiting({ className }: { className: string }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      {[1, 2, 3].map((each) => (
        <Skeleton key={each} className={`${className} w-full`} />
      ))}
    </div>
  );
}

/** The reading of one's own data failed. */
export function AccountFailure({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 rounded-md border border-line bg-card p-5">
      <p className="mr-auto">{children}</p>
      {action}
    </div>
  );
}
