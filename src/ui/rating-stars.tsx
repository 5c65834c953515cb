import type { CSSProperties } from 'react';

/** Five stars filled to `average`, which is also said in words. */
export function RatingStars({
  average,
  count,
  size = 16,
}: {
  average: number;
  count?: number;
  size?: number;
}) {
  const share = { '--share': `${(average / 5) * 100}%`, fontSize: size } as CSSProperties;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span role="img" aria-label={`${average.toFixed(1)} out of 5`} className="stars" style={share} />
      {count !== undefined && (
        <span className="text-quiet figures">
          {`(${group(count)}`}
          <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>
          {')'}
        </span>
      )}
    </span>
  );
}

// A locale is asked only where there is something to group: the first one costs a phone half a tenth of a second.
function group(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString('en-IN');
}
