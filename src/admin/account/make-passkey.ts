import { startRegistration } from '@simplewebauthn/browser';
import { callAdmin } from '#admin/call-admin.ts';
import { nameDevice } from './name-device.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Asks the device for a passkey and adds it; returns the recovery codes that came with it. Throws ApiError, or the browser's refusal. */
export async function makePasskey(password: string): Promise<string[]> {
  const { options } = await callAdmin('POST /admin/me/passkeys/options', { body: { password } });
  const credential = await startRegistration({ optionsJSON: options as unknown as Options });
  // Extension results are not used, and they reveal more about the device than needed.
  const body = {
    name: nameDevice(navigator.userAgent),
    credential: { ...credential, clientExtensionResults: {} },
  };
  return (await callAdmin('POST /admin/me/passkeys', { body })).recovery_codes;
}
