import { Skeleton } from '#ui/skeleton.tsx';

/** Takes the place of a record that is being loaded. */
export function ScreenSkeleton() {
  return (
    <div role="status" className="appear-late flex flex-col gap-4 px-4 py-4 md:px-6">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-11 w-64 max-w-full" />
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </div>
  );
}
