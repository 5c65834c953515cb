import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { saveNewProfile } from './sign-in-calls.ts';
import * as words from './words.ts';

type ProfileStepProps = { onDone: () => void; onSkip: () => void };
type Problems = { name?: string; email?: string; whole?: string };

/** Optional details of a new customer. */
export function ProfileStep({ onDone, onSkip }: ProfileStepProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  // The code field had the focus and is gone, so the focus moves to the first field.
  useEffect(() => first.current?.focus(), []);
  const complain = (next: Problems) => {
    setProblems(next);
    if (next.name) first.current?.focus();
    if (next.email) second.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return complain({ name: words.nameMissing });
    setProblems({});
    setBusy(true);
    try {
      await saveNewProfile({ name: name.trim(), email: email.trim() });
      onDone();
    } catch (failure) {
      complain(toProblems(failure as Error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <TextInput
        ref={first}
        label={words.fullName}
        required
        autoComplete="name"
        value={name}
        error={problems.name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextInput
        ref={second}
        label={words.optionalEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={words.emailHint}
        value={email}
        error={problems.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <p role="alert" className="text-alert empty:hidden">
        {problems.whole}
      </p>
      <Button type="submit" size="lg" wide busy={isBusy}>
        {words.completeRegistration}
      </Button>
      <Button variant="quiet" onClick={onSkip}>
        {words.skip}
      </Button>
    </form>
  );
}

/** Puts the message next to its field, or next to the button. */
function toProblems({ message, cause }: Error): Problems {
  const [field] = cause instanceof ApiError ? Object.keys(cause.fields) : [];
  return field === 'name' || field === 'email' ? { [field]: message } : { whole: message };
}
