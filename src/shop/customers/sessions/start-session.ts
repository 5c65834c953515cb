import { expiryFrom } from '#domain/sign-in/session.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { hashToken, newToken } from './token.ts';

export type StartSession = {
  owner: { customerId: string } | { staffId: string };
  /** What the browser says it is, for the list of sessions. */
  device: string;
  /** The id in its cookie, by which it is known the next time; only the hash is stored. */
  deviceId?: string | undefined;
  /** The same as it is stored, when it replaces a session. */
  deviceHash?: Buffer | null;
  /** The login it descends from, when it replaces a session. */
  familyId?: string;
};

export type StartedSession = { token: string; expiresAt: Date; sessionId: string };

const longestDevice = 200;

/** Begins a session. The token leaves the shop once, here; only its hash is kept. */
export async function startSession(
  tx: Tx,
  { owner, device, deviceId, deviceHash, familyId }: StartSession,
): Promise<StartedSession> {
  const token = newToken(tx);
  const now = tx.clock.now();
  const expiresAt = expiryFrom(now.getTime());
  const sessionId = makeId(tx, 'ses');
  await tx.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      customer_id: 'customerId' in owner ? owner.customerId : null,
      staff_id: 'staffId' in owner ? owner.staffId : null,
      token_hash: hashToken(token),
      family_id: familyId ?? sessionId,
      device: device.slice(0, longestDevice),
      device_hash: deviceId ? hashToken(deviceId) : (deviceHash ?? null),
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt, sessionId };
}
