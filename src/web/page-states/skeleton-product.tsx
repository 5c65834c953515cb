import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholders of a product's pictures, name, price and buttons, shown while its page loads. */
export function SkeletonProduct() {
  return (
    <div
      aria-busy="true"
      className="grid gap-8 lg:grid-cols-[minmax(0,min(37rem,52%))_minmax(0,1fr)] lg:gap-14"
    >
      <Skeleton className="aspect-4/5 w-full" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="h-8 w-1/4" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-13 w-full" />
      </div>
    </div>
  );
}
