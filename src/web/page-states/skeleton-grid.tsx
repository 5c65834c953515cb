import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholders of the size of cards, shown while a list loads. */
export function SkeletonGrid({ count = 8, narrow }: { count?: number; narrow?: boolean }) {
  return (
    <div aria-busy="true" className="product-grid" data-narrow={narrow || undefined}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex flex-col gap-2">
          <Skeleton className="aspect-4/5 w-full" />
          <Skeleton className="mt-1 h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-7 w-1/3" />
          <Skeleton className="mt-2 h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
