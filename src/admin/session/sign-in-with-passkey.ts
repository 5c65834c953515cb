import { startAuthentication } from '@simplewebauthn/browser';
import { callAdmin } from '#admin/call-admin.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Asks the device for a passkey and signs in with it. Returns false if the person or the device cancelled. Throws ApiError. */
export async function signInWithPasskey(): Promise<boolean> {
  const { options } = await callAdmin('POST /admin/login/passkey/options');
  const credential = await startAuthentication({ optionsJSON: options as unknown as Options }).catch(
    () => undefined,
  );
  if (!credential) return false;
  await callAdmin('POST /admin/login/passkey', {
    body: { credential: { ...credential, clientExtensionResults: {} } },
  });
  return true;
}
