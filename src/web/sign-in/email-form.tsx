import { type FormEvent, useState } from 'react';
import { PASSWORD_LEAST } from '#domain/sign-in/password-least.ts';
import { ApiError } from '#contract/api-error.ts';
import { callApi } from '#web/api-client.ts';
import { startSession } from '#web/state/session-store.ts';
import { readFields } from '#web/shell/read-fields.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { TermsNote } from './terms-note.tsx';
import * as words from './words.ts';

type EmailFormProps = {
  /** The endpoint that receives the form, and the text for a call without an answer. */
  path: '/auth/login' | '/auth/register';
  action: string;
  failure: string;
  /** Another way to log in is offered before it. */
  isSecond?: boolean;
  onDone: () => void;
};

/** E-mail and password; registration also asks for a name. */
export function EmailForm({ path, action, failure, isSecond, onDone }: EmailFormProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const isNew = path === '/auth/register';
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    setErrors({});
    try {
      startSession(
        isNew
          ? await callApi('POST /auth/register', { body: readFields(form, ['name', 'email', 'password']) })
          : await callApi('POST /auth/login', { body: readFields(form, ['email', 'password']) }),
      );
      onDone();
    } catch (error) {
      const { fields } = error instanceof ApiError ? error : { fields: {} };
      setErrors(Object.keys(fields).length > 0 ? fields : { form: toMessage(error, failure) });
      setBusy(false);
      const first = Object.keys(fields)[0];
      if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {isNew && <TextInput label={words.fullName} name="name" autoComplete="name" error={errors.name} />}
      <TextInput
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email}
      />
      <TextInput
        label={words.password}
        name="password"
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? words.passwordHint(PASSWORD_LEAST) : undefined}
        error={errors.password}
      />
      {errors.form && (
        <p role="alert" className="text-alert">
          {errors.form}
        </p>
      )}
      {isNew && <TermsNote />}
      <Button type="submit" variant={isSecond ? 'secondary' : 'primary'} size="lg" wide busy={isBusy}>
        {action}
      </Button>
    </form>
  );
}

/** Returns the server's message, or else the failure text and whether the server was reached at all. */
function toMessage(error: unknown, failure: string): string {
  if (!(error instanceof ApiError)) return failure;
  if (error.kind !== 'answer') return `${failure}. ${error.message}`;
  return typeof error.body.error === 'string' ? error.message : failure;
}
