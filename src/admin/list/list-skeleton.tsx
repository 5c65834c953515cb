import { Skeleton } from '#ui/skeleton.tsx';

/** Takes the place of rows that are being loaded, at their height. It appears after 150 ms, so that fast responses do not flicker. */
export function ListSkeleton() {
  return (
    <div role="status" className="appear-late mt-3 flex flex-col rounded-md border border-line bg-card">
      <span className="sr-only">Loading</span>
      {Array.from({ length: 8 }, (_, index) => (
        <div
          key={index}
          className="flex h-18 items-center gap-6 border-b border-line px-4 last:border-0 md:h-11"
        >
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
