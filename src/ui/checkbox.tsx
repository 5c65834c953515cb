import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classes } from './classes.ts';
import { FieldMessage } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** At the end of the line: a count, a price. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** A box to tick, its words part of the 44-pixel target. */
export function Checkbox({ label, aside, hint, error, className, ...input }: CheckboxProps) {
  const messageId = useId();
  return (
    <div className={className}>
      <label className={classes('flex min-h-11 items-center gap-3 py-1', input.disabled && 'text-quiet')}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? messageId : undefined}
          className="size-5 flex-none cursor-pointer accent-madder disabled:cursor-not-allowed"
        />
        <span className="min-w-0 flex-1">{label}</span>
        {aside && <span className="text-sm text-quiet figures">{aside}</span>}
      </label>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
