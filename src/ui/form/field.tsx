import type { ReactNode } from 'react';
import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { classes } from '#ui/classes.ts';

/** The texts that every form control takes besides the attributes of its element. */
export type FieldWords = {
  label: ReactNode;
  /** Text under the control while there is no error. */
  hint?: ReactNode;
  /** Says what is wrong and how to correct it; replaces the hint. */
  error?: string;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
};

export type FieldWiring = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = FieldWords & {
  id?: string;
  required?: boolean;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
};

/** Renders a label above a control and a message under it, and ties them together for screen readers. */
export function Field({ label, hint, error, hideLabel, id, required, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={classes('text-base font-medium', hideLabel && 'sr-only')}>
        {label}
        {required && (
          <span aria-hidden="true" className="text-madder">
            {' *'}
          </span>
        )}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? messageId : undefined,
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}

/** The message under a control. The live region is always rendered, so that screen readers announce a new message. */
export function FieldMessage({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <div
      id={id}
      aria-live="polite"
      className={classes('text-sm empty:hidden', error ? 'text-alert' : 'text-quiet')}
    >
      {error ? (
        <span className="flex items-start gap-1.5">
          <CircleAlert aria-hidden="true" size={16} className="mt-0.5" />
          {error}
        </span>
      ) : (
        hint
      )}
    </div>
  );
}

/** The look of every text input and select. */
export const controlLook =
  'min-h-12 w-full rounded-sm border border-edge bg-card px-3 py-2 text-base text-ink transition-colors ' +
  'placeholder:text-quiet hover:border-ink focus:border-indigo aria-invalid:border-alert ' +
  'disabled:border-line disabled:bg-sand disabled:text-quiet [&[readonly]]:bg-sand';
