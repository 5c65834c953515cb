import { useEffect, useId, useRef } from 'react';
import { OTPField } from '@base-ui/react/otp-field';
import { FieldMessage } from './field.tsx';

type OtpInputProps = {
  label: string;
  /** Names a box for screen readers: `Digit 2 of 6`. */
  digitLabel: (digit: number, length: number) => string;
  value: string;
  onValueChange: (value: string) => void;
  /** Called once all digits are typed. */
  onComplete?: (value: string) => void;
  length?: number;
  hint?: string;
  error?: string;
  disabled?: boolean;
};

/**
 * A one-time code. Pasting fills all boxes and phones offer the code from the message; after a refusal has emptied the boxes, typing starts
 * at the first one.
 */
export function OtpInput({
  label,
  digitLabel,
  value,
  onValueChange,
  onComplete,
  length = 6,
  hint,
  error,
  disabled,
}: OtpInputProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const first = useRef<HTMLInputElement>(null);
  const isEmpty = value === '';
  useEffect(() => {
    if (isEmpty) first.current?.focus();
  }, [isEmpty]);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-base font-medium">
        {label}
      </label>
      <OTPField.Root
        {...{ id, length, value, disabled }}
        aria-describedby={error || hint ? messageId : undefined}
        onValueChange={onValueChange}
        onValueComplete={(code) => onComplete?.(code)}
        className="flex max-w-sm gap-2"
      >
        {Array.from({ length }, (_, index) => (
          <OTPField.Input
            key={index}
            ref={index === 0 ? first : undefined}
            aria-label={index === 0 ? undefined : digitLabel(index + 1, length)}
            aria-invalid={error ? true : undefined}
            className="h-13 w-full min-w-0 rounded-sm border border-edge bg-card text-center text-xl figures transition-colors hover:border-ink focus:border-indigo aria-invalid:border-alert disabled:bg-sand"
          />
        ))}
      </OTPField.Root>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
