import { useState } from 'react';
import { ChoiceChips } from '#admin/charts/choice-chips.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { PERIODS, indianToday, isBackwards, isPeriod } from './periods.ts';
import type { Period } from './use-report.ts';

type FieldsProps = { period: Period; onChange: (period: Period) => void };

/** The days of a report: common periods as buttons, others by first and last day. */
export function PeriodFields({ period, onChange }: FieldsProps) {
  const today = indianToday();
  // The days while they are being typed: a browser reports a complete day after each digit.
  const [typed, setTyped] = useState<Period>();
  const { from, to } = typed ?? period;
  const chosen = PERIODS.find(({ of }) => {
    const usual = of(today);
    return usual.from === from && usual.to === to;
  });
  function take(next: Period) {
    setTyped(isPeriod(next) ? undefined : next);
    if (isPeriod(next)) onChange(next);
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChoiceChips
        label="Period"
        choices={PERIODS}
        chosen={chosen?.value}
        onChoose={(value) => take(PERIODS.find((each) => each.value === value)!.of(today))}
      />
      <TextInput
        label="From"
        type="date"
        value={from}
        max={to}
        onChange={({ target }) => target.value && take({ from: target.value, to })}
      />
      <TextInput
        label="Until"
        type="date"
        value={to}
        min={from}
        onChange={({ target }) => target.value && take({ from, to: target.value })}
      />
      <p role="status" className="w-full text-sm text-alert empty:hidden">
        {typed && isBackwards(typed) && '“From” must be before “Until”.'}
      </p>
    </div>
  );
}
