import type { CSSProperties } from 'react';

/** Five stars filled to `average`, with the average as text for screen readers. */
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

// Formats with a locale only where digits need grouping: the first use of a locale costs a phone 50 ms.
function group(count: number): string {
  return count < 1_000 ? String(count) : count.toLocaleString('en-IN');
}
