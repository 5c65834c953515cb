import { useId, useState } from 'react';
import { classes } from '#ui/classes.ts';

type RangeSliderProps = {
  legend: string;
  min: number;
  max: number;
  step: number;
  value: [number, number];
  /** Names of the two thumbs. */
  names: [string, string];
  format: (value: number) => string;
  /** Called when a thumb is released. */
  onCommit: (value: [number, number]) => void;
  className?: string;
};

/** A range with two thumbs. It uses the browser's own sliders, so arrows, Home, End and touch work as usual. */
export function RangeSlider({
  legend,
  min,
  max,
  step,
  value,
  names,
  format,
  onCommit,
  className,
}: RangeSliderProps) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value.join());
  if (seen !== value.join()) {
    setSeen(value.join());
    setDraft(value);
  }
  const id = useId();
  const share = (amount: number) => ((amount - min) / (max - min)) * 100;
  const commit = () => draft.join() !== seen && onCommit(draft);
  const thumbs = [0, 1] as const;
  return (
    <fieldset className={className}>
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="relative h-11">
        <span className="absolute inset-x-0 top-5 h-1 rounded-full bg-line" />
        <span
          className="absolute top-5 h-1 rounded-full bg-madder"
          style={{ left: `${share(draft[0])}%`, right: `${100 - share(draft[1])}%` }}
        />
        {thumbs.map((thumb) => (
          <input
            key={thumb}
            type="range"
            id={`${id}-${thumb}`}
            aria-label={names[thumb]}
            aria-valuetext={format(draft[thumb])}
            {...{ min, max, step }}
            value={draft[thumb]}
            onChange={(event) => setDraft(move(draft, thumb, Number(event.target.value)))}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
            // When both thumbs meet at the upper end, the lower one must lie on top, or neither could be dragged.
            className={classes('range-thumb', thumb === 0 && draft[0] > (min + max) / 2 && 'z-10')}
          />
        ))}
      </div>
      <p className="flex justify-between text-sm text-quiet figures">
        <output htmlFor={`${id}-0`}>{format(draft[0])}</output>
        <output htmlFor={`${id}-1`}>{format(draft[1])}</output>
      </p>
    </fieldset>
  );
}

/** Returns the range after moving one thumb, which stops at the other. */
export function move([low, high]: [number, number], thumb: 0 | 1, to: number): [number, number] {
  return thumb === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)];
}
