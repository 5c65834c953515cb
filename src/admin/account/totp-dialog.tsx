import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { ApiError } from '#contract/api-error.ts';
import type { Answer } from '#contract/endpoints.ts';
import { ConfirmTotp } from '#contract/staff/second-factor.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { CopyButton } from '#admin/copy-button.tsx';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { FieldMessage } from '#ui/form/field.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type Begun = Answer<'POST /admin/me/second-factors/totp'>;

type TotpDialogProps = {
  begun: Begun;
  onAdded: (recoveryCodes: string[]) => void;
  onClose: () => void;
};

/** Shows the secret for the authenticator app, as a picture, as a link for an app on the same phone and as text, and asks for the first code of the app. */
export function TotpDialog({ begun: { id, secret, uri, qr }, onAdded, onClose }: TotpDialogProps) {
  const form = useForm({ resolver: zodResolver(ConfirmTotp), defaultValues: { code: '' } });
  const confirm = useMutation<Answer<'POST /admin/me/second-factors/{id}/confirmation'>, ApiError, string>({
    mutationFn: (code) =>
      callAdmin('POST /admin/me/second-factors/{id}/confirmation', { params: { id }, body: { code } }),
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
    onError: ({ fields: { code: message } }) => {
      if (message) form.setError('code', { message }, { shouldFocus: true });
    },
  });
  const { code } = form.formState.errors;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add an authenticator app"
      size="sm"
      footer={
        <DialogButtons onCancel={onClose} type="submit" form="totp-form" busy={confirm.isPending}>
          Confirm
        </DialogButtons>
      }
    >
      <form
        id="totp-form"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => confirm.mutate(values.code))(event)}
      >
        <p>Scan this with the app on your phone, such as Google Authenticator or Aegis.</p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt="QR code for the app"
          className="w-48 self-center max-sm:w-28"
        />
        <p>
          <a href={uri} className="inline-flex min-h-11 items-center link">
            Open my authenticator app
          </a>{' '}
          if it is on this device.
        </p>
        <p className="text-sm text-quiet">
          Or type this key into the app:{' '}
          <span className="block text-base text-ink">{secret.match(/.{1,4}/g)?.join(' ')}</span>
        </p>
        <CopyButton
          label="Copy key"
          text={secret}
          done="Key copied"
          failed="Not copied. Select the key and copy it by hand."
          isStart={false}
        />
        <TextInput
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={code?.message}
          {...form.register('code')}
        />
        {!code && (
          <FieldMessage
            id="totp-failure"
            error={confirm.error?.messageOr('Not added. Check the network and try again.')}
          />
        )}
      </form>
    </Dialog>
  );
}
