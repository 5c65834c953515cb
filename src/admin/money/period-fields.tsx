import { ChoiceChips } from '#admin/charts/choice-chips.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { PERIODS, indianToday } from './periods.ts';
import type { Period } from './use-report.ts';

type FieldsProps = { period: Period; onChange: (period: Period) => void };

/** The days of a report: usual periods by one press, others by their first and last day. A first day after the last one moves that along. */
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
        onChange={({ target: { value: from } }) =>
          from && onChange({ from, to: from > period.to ? from : period.to })
        }
      />
      <TextInput
        label="Until"
        type="date"
        value={period.to}
        onChange={({ target: { value: to } }) =>
          to && onChange({ from: to < period.from ? to : period.from, to })
        }
      />
    </div>
  );
}
