import { expiryFrom } from '#domain/sign-in/session.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { hashToken, newToken } from '#shop/token.ts';

export type StartSession = {
  owner: { customerId: string } | { staffId: string };
  /** The browser's user agent, for the list of sessions. */
  device: string;
  /** The id in the browser's cookie, by which the device is recognised the next time; only its hash is stored. */
  deviceId?: string | undefined;
  /** The stored hash of the device id, when this session replaces another. */
  deviceHash?: Buffer | null;
  /** The family (login) of the session that this one replaces. */
  familyId?: string;
};

export type StartedSession = { token: string; expiresAt: Date; sessionId: string };

const longestDevice = 200;

/** Begins a session and returns its token, which is not stored; only its hash is kept. */
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
      awaits_first_use: familyId !== undefined,
    })
    .execute();
  return { token, expiresAt, sessionId };
}
