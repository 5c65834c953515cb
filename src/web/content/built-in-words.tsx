import { type ReactNode, Suspense, use } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';

type BuiltIn = typeof import('./built-in.ts');

let reading: Promise<BuiltIn> | undefined;

/** Shows a page with the built-in texts, without mentioning that the shop's own could not be loaded. */
export function BuiltInWords({ children }: { children: (builtIn: BuiltIn) => ReactNode }) {
  return (
    <Suspense fallback={<Waiting />}>
      <Words>{children}</Words>
    </Suspense>
  );
}

function Words({ children }: { children: (builtIn: BuiltIn) => ReactNode }) {
  return children(use(readBuiltIn()));
}

function readBuiltIn(): Promise<BuiltIn> {
  reading ??= import('./built-in.ts').catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

function Waiting() {
  return (
    <div aria-busy="true" className="mx-auto flex min-h-dvh w-full max-w-3xl flex-col gap-4 px-4 py-14">
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
