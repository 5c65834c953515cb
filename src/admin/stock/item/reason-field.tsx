import { ChoiceChips } from '#admin/charts/choice-chips.tsx';
import { TextInput } from '#ui/form/text-input.tsx';

type ReasonProps = {
  /** Common reasons, each with a button. */
  reasons: readonly string[];
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
};

/** Asks why stock is changed: a common reason by one press, or free text. */
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
