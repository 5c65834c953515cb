import type { Ctx } from '#shop/context.ts';

/** Returns the site that a passkey is made for, by PUBLIC_URL: a passkey of another host or scheme is invalid here. */
export function toPasskeySite({ publicUrl }: Pick<Ctx, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Loads the WebAuthn library when a passkey is first used: it takes 25 MB, which a shop without passkeys is spared. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
