import { Star } from 'lucide-react';
import { useId } from 'react';
import { FieldMessage } from './field.tsx';

type StarInputProps = {
  legend: string;
  /** The meanings of one to five stars, in order. */
  names: readonly string[];
  /** Names a choice for screen readers: `2 stars: Fair`. */
  labelOf: (stars: number, name: string) => string;
  /** One to five, or 0 while nothing is chosen. */
  value: number;
  onValueChange: (stars: number) => void;
  error?: string | undefined;
};

/** A choice of one to five stars; for keyboard and screen reader it is five radio buttons. */
export function StarInput({ legend, names, labelOf, value, onValueChange, error }: StarInputProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-message` : undefined}>
      <legend className="mb-1 text-base font-medium">{legend}</legend>
      <div className="-mx-2 flex items-center gap-1">
        {names.map((name, index) => (
          <label
            key={name}
            title={name}
            className="relative rounded-sm p-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-indigo"
          >
            <input
              type="radio"
              name={id}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              aria-label={labelOf(index + 1, name)}
              checked={value === index + 1}
              onChange={() => onValueChange(index + 1)}
            />
            <Star
              aria-hidden="true"
              size={28}
              className={index < value ? 'fill-current text-turmeric' : 'text-edge'}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-quiet">
          {names[value - 1]}
        </span>
      </div>
      <FieldMessage id={`${id}-message`} error={error} />
    </fieldset>
  );
}
