import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classes } from '#ui/classes.ts';
import { FieldMessage } from './field.tsx';

type LineProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Content at the end of the line, such as a count or a price. */
  aside?: ReactNode;
};
type CheckboxProps = LineProps & { hint?: ReactNode; error?: string };

/** Renders a checkbox with room for a message. */
export function Checkbox({ hint, error, className, ...line }: CheckboxProps) {
  const messageId = useId();
  return (
    <div className={className}>
      <CheckboxLine
        {...line}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? messageId : undefined}
      />
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}

/** Renders a checkbox whose label is part of the 44-pixel target. It uses no id, so that a fragment may hold it. */
export function CheckboxLine({ label, aside, ...input }: Omit<LineProps, 'className'>) {
  return (
    <label className={classes('flex min-h-11 items-center gap-3 py-1', input.disabled && 'text-quiet')}>
      <input
        {...input}
        type="checkbox"
        className="size-5 flex-none cursor-pointer accent-madder disabled:cursor-not-allowed"
      />
      <span className="min-w-0 flex-1">{label}</span>
      {aside && <span className="text-sm text-quiet figures">{aside}</span>}
    </label>
  );
}
