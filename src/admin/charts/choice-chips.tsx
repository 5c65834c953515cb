import { chipClasses } from '#ui/form/chip.tsx';

type ChoiceProps<Value extends string> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

/** A few choices as chips, of which one is pressed: chart or table, days or months. */
export function ChoiceChips<Value extends string>({ label, choices, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={chosen === choice.value}
          className={chipClasses(chosen === choice.value)}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
