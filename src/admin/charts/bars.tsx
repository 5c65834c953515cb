/** One bar: what it stands for and how high it is, with the words of its tooltip. */
export type Bar = { id: string; value: number; words: string };

/** Columns beside each other, one for each day or month. The figures are in the table, which `label` says. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * 10} 100`}
      preserveAspectRatio="none"
      className="h-32 w-full border-b border-line text-indigo"
    >
      {bars.map(({ id, value, words }, index) => (
        <rect
          key={id}
          x={index * 10 + 1}
          width={8}
          y={100 - (value / most) * 100}
          height={(value / most) * 100}
          fill="currentColor"
        >
          <title>{words}</title>
        </rect>
      ))}
    </svg>
  );
}
