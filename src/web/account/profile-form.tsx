import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { stripToNational } from '#domain/customer/phone.ts';
import { ApiError } from '#contract/api-error.ts';
import type { User } from '#contract/customer/user.ts';
import { EditProfile } from '#contract/customer/profile.ts';
import { callApi } from '#web/api-client.ts';
import { rememberUser } from '#web/state/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useFocusAtStart } from '#ui/overlay/keep-in-page.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { keepFocus } from '#ui/form/keep-focus.ts';
import { ProveIdentity } from '#web/sign-in/prove-identity.tsx';
import * as words from './words.ts';

type ProfileFormProps = { user: User; onSaved: () => void; onClose: () => void };

/** Edits names, phone and e-mail. */
export function ProfileForm({ user, onSaved, onClose }: ProfileFormProps) {
  const start = useFocusAtStart<HTMLFormElement>();
  const form = useForm<EditProfile>({
    resolver: zodResolver(EditProfile),
    defaultValues: { ...user.profile, phone: stripToNational(user.profile.phone), email: user.email },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  /** The change of e-mail that still needs a proof of identity. */
  const [waiting, setWaiting] = useState<EditProfile>();
  const save = async ({ email, ...profile }: EditProfile, proof?: string) => {
    setWaiting(undefined);
    try {
      const answer = await callApi('PUT /profile', { body: { profile, email, proof } });
      rememberUser(answer.user);
      notify(words.saved);
      onSaved();
    } catch (error) {
      refuse(error);
    }
  };
  const submit = form.handleSubmit(async (values) => {
    const isMoving = user.email !== '' && values.email.toLowerCase() !== user.email.toLowerCase();
    if (isMoving) setWaiting(values);
    else await save(values);
  });
  const refuse = (error: unknown) => {
    const answered = error instanceof ApiError && error.kind === 'answer' ? error : undefined;
    for (const [path, message] of Object.entries(answered?.fields ?? {})) {
      const field = path.replace(/^profile\./, '') as Path<EditProfile>;
      form.setError(field, { message }, { shouldFocus: true });
    }
    notify(answered?.message ?? words.saveFailed, { tone: 'error' });
  };
  return (
    <>
      <form
        ref={start}
        tabIndex={-1}
        aria-label={words.editProfile}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5 rounded-md border border-line bg-card p-5 shadow-card outline-none sm:grid-cols-2 sm:p-6"
      >
        <TextInput
          label={words.firstName}
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...form.register('first_name')}
        />
        <TextInput
          label={words.lastName}
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...form.register('last_name')}
        />
        <TextInput
          label={words.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <TextInput
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={isSubmitting} onMouseDown={keepFocus}>
            {words.save}
          </Button>
        </div>
      </form>
      {waiting && (
        <Dialog open size="sm" onClose={() => setWaiting(undefined)} title={words.changeEmail}>
          <ProveIdentity onProven={(proof) => save(waiting, proof)} />
        </Dialog>
      )}
    </>
  );
}
