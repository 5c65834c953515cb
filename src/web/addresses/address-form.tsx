import { zodResolver } from '@hookform/resolvers/zod';
import { LocateFixed } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Path, FormProvider, useForm, useFormContext } from 'react-hook-form';
import { COUNTRY } from '#domain/customer/address.ts';
import { stripToNational } from '#domain/customer/phone.ts';
import { toApiError } from '#contract/api-error.ts';
import { type AddressJson, SaveAddress } from '#contract/customer/address.ts';
import { callApi } from '#web/api-client.ts';
import { useSession } from '#web/state/session-store.ts';
import { Button } from '#ui/form/button.tsx';
import { useFocusAtStart } from '#ui/overlay/keep-in-page.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { AddressFields } from './saved-address-fields.tsx';
import { findMyPlace, type MyPlace } from './find-my-place.ts';
import { keepFocus } from '#ui/form/keep-focus.ts';
import type { AddressInput } from './address-input.ts';
import * as words from './words.ts';

type AddressFormProps = {
  /** The address to change; left out for a new one. */
  address?: AddressJson;
  /** Called when the address is saved, also after the form was closed. */
  onSaved: () => void;
  onClose: () => void;
};

/** Creates an address or edits an existing one. */
export function AddressForm({ address, onSaved, onClose }: AddressFormProps) {
  const title = useFocusAtStart<HTMLHeadingElement>();
  const mobile = useSession((session) => session.user?.mobile_number ?? '');
  const form = useForm<AddressInput, unknown, SaveAddress>({
    resolver: zodResolver(SaveAddress),
    defaultValues: address ? toInput(address) : { ...empty, phone: stripToNational(mobile) },
    mode: 'onTouched',
  });
  const save = async (values: SaveAddress) => {
    try {
      if (address) await callApi('PUT /profile/addresses/{id}', { params: { id: address.id }, body: values });
      else await callApi('POST /profile/addresses', { body: values });
      notify(address ? words.updated : words.added);
      onSaved();
      // The shopper may have closed this form, and opened another, before the answer came.
      if (title.current) onClose();
    } catch (error) {
      const { fields } = toApiError(error);
      for (const [path, message] of Object.entries(fields))
        form.setError(path as Path<AddressInput>, { message }, { shouldFocus: true });
      notify(words.saveFailed, { tone: 'error' });
    }
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        className="mb-8 flex flex-col gap-5 rounded-md border border-line bg-card p-5 shadow-card sm:p-6"
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 ref={title} tabIndex={-1} className="font-display text-xl font-medium outline-none">
            {address ? words.editTitle : words.newTitle}
          </h2>
          <LocateButton mobile={mobile} />
        </div>
        <AddressFields />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={form.formState.isSubmitting} onMouseDown={keepFocus}>
            {address ? words.updateButton : words.addButton}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** Asks for the browser's location, only after a press. What is typed before the place is found stays. */
function LocateButton({ mobile }: { mobile: string }) {
  const { getValues, reset } = useFormContext<AddressInput>();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const locate = async () => {
    setBusy(true);
    const before = { ...getValues() };
    try {
      const place = { line2: '', country: COUNTRY, ...(await findMyPlace()) };
      if (!button.current) return;
      const now = getValues();
      const isTypedSince = ([name]: [string, string]) =>
        now[name as keyof MyPlace] !== before[name as keyof MyPlace];
      const found = Object.fromEntries(Object.entries(place).filter((entry) => !isTypedSince(entry)));
      reset({ ...now, ...found, phone: now.phone || stripToNational(mobile) }, { keepDefaultValues: true });
      notify(words.located);
    } catch (error) {
      notify(error instanceof Error ? error.message : words.locateFailed, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button ref={button} variant="quiet" className="-mx-4" busy={isBusy} onClick={() => void locate()}>
      {!isBusy && <LocateFixed aria-hidden="true" size={20} />} {words.locate}
    </Button>
  );
}

const empty: AddressInput = {
  type: 'home',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postal_code: '',
  country: COUNTRY,
  phone: '',
  is_default: false,
};

/** Converts a saved address to the input of the form and the calls. */
export function toInput(address: AddressJson): AddressInput {
  const { type, line1, line2, city, state_code, postal_code, country, phone, is_default } = address;
  return { type, line1, line2, city, state: state_code, postal_code, country, phone, is_default };
}
