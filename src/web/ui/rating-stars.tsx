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
  const words = `${average.toFixed(1)} out of 5`;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm">
      <span className="sr-only">{words}</span>
      <span aria-hidden="true" className="relative inline-flex text-line">
        <Stars size={size} />
        <span
          className="absolute inset-y-0 left-0 overflow-hidden text-turmeric"
          style={{ width: `${(average / 5) * 100}%` }}
        >
          <Stars size={size} />
        </span>
      </span>
      {count !== undefined && (
        <span className="text-quiet figures">
          ({count.toLocaleString('en-IN')}
          <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>)
        </span>
      )}
    </span>
  );
}

// One shape for all five: a list shows hundreds of stars.
const star = '1.8l2.5 5.3 5.7.8-4.1 4.1 1 5.8L';
const fiveStars = [10, 30, 50, 70, 90]
  .map((x) => `M${x} ${star}${x} 15l-5.1 2.8 1-5.8L${x - 8.2} 7.9l5.7-.8Z`)
  .join('');

function Stars({ size }: { size: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 20"
      width={size * 5}
      height={size}
      fill="currentColor"
      className="flex-none"
    >
      <path d={fiveStars} />
    </svg>
  );
}
