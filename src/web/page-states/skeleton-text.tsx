import { Skeleton } from '#ui/skeleton.tsx';

const paragraphs = [3, 5, 4, 5, 3];

/** Placeholders of a text page under its heading, shown while it loads. */
export function SkeletonText({ title }: { title: string }) {
  return (
    <div aria-busy="true" className="mx-auto w-full max-w-3xl">
      <h1 className="mb-8 font-display text-3xl font-medium">{title}</h1>
      {paragraphs.map((lines, index) => (
        <div key={index} className="mb-8 flex flex-col gap-3">
          <Skeleton className="mb-1 h-6 w-1/3" />
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} className={line === lines - 1 ? 'h-4 w-2/3' : 'h-4 w-full'} />
          ))}
        </div>
      ))}
    </div>
  );
}
