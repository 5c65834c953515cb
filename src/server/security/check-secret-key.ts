import type { Database } from '#db/open.ts';
import type { SecretsFor } from './secret-keys.ts';

/**
 * Throws a sentence unless one of the keys is the first key of the last start. The first start stores an HMAC of a fixed text under its
 * first key. A start with that key in second place moves the check to the new first key, with which new passwords are hashed.
 */
export async function checkSecretKey(db: Database['db'], secretsFor: SecretsFor): Promise<void> {
  const hmacs = secretsFor('secret key check');
  const [hmac] = hmacs;
  await db
    .insertInto('secret_key_check')
    .values({ hmac })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db.selectFrom('secret_key_check').select('hmac').executeTakeFirstOrThrow();
  if (!hmacs.includes(stored.hmac)) throw new Error(wrongKey);
  if (stored.hmac !== hmac) await acceptSecretKey(db, secretsFor);
}

/** Stores the check of the first key, whichever key the shop had before. */
export async function acceptSecretKey(db: Database['db'], secretsFor: SecretsFor): Promise<void> {
  const [hmac] = secretsFor('secret key check');
  await db
    .insertInto('secret_key_check')
    .values({ hmac })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ hmac }))
    .execute();
}

const wrongKey =
  'SECRET_KEY is not the key of this shop, so nobody could log in with a password: set it to the key the shop last started with, or ' +
  'to NEW,OLD to change it (with the embedded database the key is the file secret-key in DATA_DIR; bring it back from a backup). ' +
  'If the key is lost, run "npm run admin -- accept-secret-key" with the new one';
