type NamedBar = { name: string; value: number };
type NamedBarsProps = { label: string; bars: readonly NamedBar[]; format: (value: number) => string };

const mostShown = 12;

/** Rows with a name, a bar and its figure, the largest first, for data without a natural order. Only the table lists all of them. */
export function NamedBars({ label, bars, format }: NamedBarsProps) {
  const shown = bars.toSorted((a, b) => b.value - a.value).slice(0, mostShown);
  const most = Math.max(1, ...shown.map(({ value }) => value));
  const rest = bars.length - shown.length;
  return (
    <>
      <ol aria-label={label} className="flex flex-col gap-2 text-sm">
        {shown.map(({ name, value }, index) => (
          <li key={index}>
            <span className="flex gap-3">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="figures">{format(value)}</span>
            </span>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              className="mt-1 h-2 w-full text-indigo"
            >
              <rect width={Math.max(0.5, (value / most) * 100)} height={8} fill="currentColor" />
            </svg>
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <p className="mt-2 text-sm text-quiet">and {rest.toLocaleString('en-IN')} more in the table</p>
      )}
    </>
  );
}
