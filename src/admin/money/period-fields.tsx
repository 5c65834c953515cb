import { ChoiceChips } from '#admin/charts/choice-chips.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { PERIODS, indianToday } from './periods.ts';
import type { Period } from './use-report.ts';

type FieldsProps = { period: Period; onChange: (period: Period) => void };

/** The days of a report: usual periods by one press, others by their first and last day. */
export function PeriodFields({ period, onChange }: FieldsProps) {
  const today = indianToday();
  const chosen = PERIODS.find(({ of }) => {
    const { from, to } = of(today);
    return from === period.from && to === period.to;
  });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <ChoiceChips
        label="Period"
        choices={PERIODS}
        chosen={chosen?.value}
        onChoose={(value) => onChange(PERIODS.find((each) => each.value === value)!.of(today))}
      />
      <TextInput
        label="From"
        type="date"
        value={period.from}
        max={period.to}
        onChange={({ target }) => target.value && onChange({ ...period, from: target.value })}
      />
      <TextInput
        label="Until"
        type="date"
        value={period.to}
        min={period.from}
        onChange={({ target }) => target.value && onChange({ ...period, to: target.value })}
      />
    </div>
  );
}
