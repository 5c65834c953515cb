import { ChoiceChips } from '#admin/charts/choice-chips.tsx';
import { TextInput } from '#ui/form/text-input.tsx';

type ReasonProps = {
  /** Usual reasons, chosen by one press. */
  reasons: readonly string[];
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
};

/** Why stock is changed: a usual reason by one press, or in other words. */
export function ReasonField({ reasons, value, error, onChange }: ReasonProps) {
  return (
    <div className="flex flex-col gap-2">
      <TextInput
        label="Reason"
        autoComplete="off"
        maxLength={500}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <ChoiceChips
        label="Usual reasons"
        choices={reasons.map((reason) => ({ value: reason, label: reason }))}
        chosen={value}
        onChoose={onChange}
      />
    </div>
  );
}
