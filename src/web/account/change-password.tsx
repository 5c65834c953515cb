import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { PASSWORD_LEAST } from '#domain/sign-in/password-least.ts';
import { callApi } from '#web/api-client.ts';
import { toFailureWords } from '#web/sign-in/failure-words.ts';
import { readFields } from '#web/shell/read-fields.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { SettingsSection } from './settings-section.tsx';
import * as words from './words.ts';

/** Changes the password of an account that has one. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  return (
    <SettingsSection title={words.passwordTitle} lead={words.passwordLead}>
      <PasswordForm onChanged={onChanged} />
    </SettingsSection>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setFields({});
    try {
      const body = readFields(event.currentTarget, ['current_password', 'password']);
      const { message } = await callApi('PUT /profile/password', { body });
      form.current?.reset();
      notify(message);
      onChanged();
    } catch (failure) {
      setFields(toFields(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex max-w-md flex-col gap-4"
    >
      <TextInput
        label={words.currentPassword}
        name="current_password"
        type="password"
        autoComplete="current-password"
        error={fields.current_password}
      />
      <TextInput
        label={words.newPassword}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={words.passwordHint(PASSWORD_LEAST)}
        error={fields.password}
      />
      <Button type="submit" variant="secondary" className="self-start" busy={isBusy}>
        {words.changePassword}
      </Button>
    </form>
  );
}

/** Puts a wrong current password under its own field. */
function toFields(failure: unknown): Record<string, string> {
  const { code, fields } = failure instanceof ApiError ? failure : { code: '', fields: {} };
  const message = toFailureWords(failure);
  if (code === 'password.wrong') return { current_password: message };
  return Object.keys(fields).length > 0 ? fields : { password: message };
}
