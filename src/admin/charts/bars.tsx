/** One bar: its id, its value and the text of its tooltip. */
export type Bar = { id: string; value: number; words: string };

type BarsProps = {
  label: string;
  bars: readonly Bar[];
  /** Labels the axis: its first and last day, and the format of the highest value. */
  axis: { from: string; to: string; format: (value: number) => string };
};

/** Columns next to each other, one for each day or month. The table has the figures, as `label` says. */
export function Bars({ label, bars, axis }: BarsProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const most = Math.max(1, highest);
  return (
    <div className="text-sm text-quiet figures">
      <p aria-hidden="true">{axis.format(highest)}</p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * 10} 100`}
        preserveAspectRatio="none"
        className="h-32 w-full border-y border-line text-indigo"
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
      <p aria-hidden="true" className="flex justify-between">
        <span>{axis.from}</span>
        <span>{axis.to}</span>
      </p>
    </div>
  );
}
