import type { UseFormRegisterReturn } from 'react-hook-form';
import { STAFF_ABILITIES, type StaffAbility } from '#domain/staff/abilities.ts';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { ABILITY_WORDS } from './ability-words.ts';

type AbilityChoicesProps = {
  /** The result of react-hook-form's `register` for a list of abilities. */
  field: UseFormRegisterReturn;
  hint?: string;
  error?: string | undefined;
  /** The abilities that may be chosen; all where it is left out. */
  offered?: readonly StaffAbility[];
  disabled?: boolean;
};

/** Asks what a person or a key may do, with a box for each ability. */
export function AbilityChoices({
  field,
  hint,
  error,
  offered = STAFF_ABILITIES,
  disabled,
}: AbilityChoicesProps) {
  return (
    <fieldset aria-describedby={`${field.name}-message`}>
      <legend className="mb-2 text-base font-medium">Can do</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {offered.map((ability) => (
          <CheckboxLine
            key={ability}
            {...field}
            value={ability}
            disabled={disabled}
            label={ABILITY_WORDS[ability]}
          />
        ))}
      </div>
      <FieldMessage id={`${field.name}-message`} hint={hint} error={error} />
    </fieldset>
  );
}
