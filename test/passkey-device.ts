import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, UsedPasskey } from '#contract/staff/passkey.ts';

/** The flags that the device sets: the person was present and verified by PIN, finger or face. */
const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

type Asked = { challenge: string };
type Site = { id?: string; origin?: string };

export type PasskeyDevice = {
  make: (options: Asked, site?: Site) => NewPasskey;
  use: (options: Asked, site?: Site & { count?: number; flags?: number }) => UsedPasskey;
};

/** Returns a device that makes one passkey and signs with it, as WebAuthn specifies: https://www.w3.org/TR/webauthn-3/ */
export function createPasskeyDevice(): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const shared = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  let count = 0;
  return {
    make({ challenge }, { id: rpId = 'localhost', origin = 'http://localhost' } = {}) {
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, toCoseKey(publicKey)]);
      const data = toAuthData({ rpId, flags: PRESENT_AND_VERIFIED | HAS_CREDENTIAL, count: 0 });
      const attestation = toAttestation(Buffer.concat([data, credential]));
      const clientData = toClientData('webauthn.create', challenge, origin);
      return {
        ...shared,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    use({ challenge }, { id: rpId = 'localhost', origin = 'http://localhost', ...said } = {}) {
      count += 1;
      const data = toAuthData({ rpId, flags: PRESENT_AND_VERIFIED, count, ...said });
      const clientData = toClientData('webauthn.get', challenge, origin);
      const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
      return {
        ...shared,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

function toClientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function toAuthData({ rpId, flags, count }: { rpId: string; flags: number; count: number }): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
}

/** Returns `{1: 2, 3: -7, -1: 1, -2: x, -3: y}` in CBOR: a key of the curve P-256 for ES256. */
function toCoseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x!, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y!, 'base64url'),
  ]);
}

/** Returns `{fmt: 'none', attStmt: {}, authData}` in CBOR: the device does not prove its manufacturer. */
function toAttestation(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'),
    Buffer.from('686175746844617461', 'hex'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
}
