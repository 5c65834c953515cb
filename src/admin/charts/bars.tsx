/** One bar: what it stands for and how high it is, with the words of its tooltip. */
export type Bar = { id: string; value: number; words: string };

type BarsProps = {
  label: string;
  bars: readonly Bar[];
  /** Names the ends of the axis and the highest bar: the first day, the last, and rupees. */
  axis: { from: string; to: string; format: (value: number) => string };
};

/** Columns beside each other, one for each day or month. The figures are in the table, which `label` says. */
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
