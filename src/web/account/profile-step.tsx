import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { saveNewProfile } from './sign-in-calls.ts';

type ProfileStepProps = { onDone: () => void; onSkip: () => void };

/** What a new customer may tell about themselves, or skip. */
export function ProfileStep({ onDone, onSkip }: ProfileStepProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // The box of the code, where the keyboard stood, is gone.
  useEffect(() => first.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('Please enter your name');
    setBusy(true);
    try {
      await saveNewProfile({ name: name.trim(), email: email.trim() });
      onDone();
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <TextInput
        ref={first}
        label="Full Name"
        required
        autoComplete="name"
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <TextInput
        label="Email (optional)"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint="Recommended for order updates"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" size="lg" wide busy={isBusy}>
        Complete Registration
      </Button>
      <Button variant="quiet" onClick={onSkip}>
        Skip for now
      </Button>
    </form>
  );
}
