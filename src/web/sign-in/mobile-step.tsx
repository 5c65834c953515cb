import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { OTP_WORDS } from '#domain/sign-in/otp.ts';
import {
  LOGIN_COUNTRY_CODES,
  isMobileNumber,
  isWholeNumber,
  mobileWords,
  toNationalDigits,
} from '#domain/customer/phone.ts';
import { Button } from '#ui/form/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import type { Mobile } from './sign-in-calls.ts';
import * as words from './words.ts';

type MobileStepProps = {
  mobile: Mobile;
  onChange: (mobile: Mobile) => void;
  onSubmit: () => Promise<void>;
  /** The label of the button, such as 'Send OTP'. */
  action: string;
  error: string | undefined;
  /** Accepts Indian numbers only and hides the choice of country. */
  onlyIndia?: boolean;
  /** Focuses the number field, because the button that opened this step had the focus and is gone. */
  takesFocus?: boolean;
  /** Text shown before the button. */
  note?: ReactNode;
};

/** Asks for the number to which a code is sent. */
export function MobileStep({
  mobile,
  onChange,
  onSubmit,
  action,
  error,
  onlyIndia,
  takesFocus,
  note,
}: MobileStepProps) {
  const [isBusy, setBusy] = useState(false);
  const [ownError, setOwnError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typed = readTyped(form.current!);
    if (typed.number && typed.number !== mobile.number) onChange({ ...mobile, ...typed });
    // Reads only what was typed before hydration: from then on React handles every key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isMobileNumber(mobile.number, mobile.countryCode)) {
      setOwnError(onlyIndia ? OTP_WORDS.indianMobile : mobileWords(mobile.countryCode));
      return;
    }
    setOwnError(undefined);
    setBusy(true);
    await onSubmit().finally(() => setBusy(false));
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <div className="flex gap-3">
        {!onlyIndia && (
          <Select
            label={words.country}
            className="w-32 flex-none"
            value={mobile.countryCode}
            name="country_code"
            onChange={({ target: { value } }) =>
              onChange({ countryCode: value, number: toNationalDigits(mobile.number, value) })
            }
          >
            {LOGIN_COUNTRY_CODES.map(({ code, country }) => (
              <option key={code} value={code}>
                {country} +{code}
              </option>
            ))}
          </Select>
        )}
        <TextInput
          label={words.mobile}
          className="min-w-0 flex-1"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          name="mobile_number"
          placeholder={mobile.countryCode === '91' ? '98765 43210' : undefined}
          before={onlyIndia ? '+91' : undefined}
          value={mobile.number}
          error={ownError ?? error}
          // oxlint-disable-next-line no-autofocus
          autoFocus={takesFocus}
          onChange={(event) => {
            setOwnError(undefined);
            onChange({ ...mobile, number: toNationalDigits(event.target.value, mobile.countryCode) });
          }}
        />
      </div>
      {note}
      <Button
        type="submit"
        size="lg"
        wide
        busy={isBusy}
        disabled={!isWholeNumber(mobile.number, mobile.countryCode)}
      >
        {action}
      </Button>
    </form>
  );
}

/** Reads the fields of a form that the server rendered. */
function readTyped(form: HTMLFormElement): Partial<Mobile> & { number: string } {
  const typed = new FormData(form);
  const countryCode = typed.get('country_code');
  const number = toNationalDigits(String(typed.get('mobile_number') ?? ''), String(countryCode ?? '91'));
  return { number, ...(countryCode !== null && { countryCode: String(countryCode) }) };
}
