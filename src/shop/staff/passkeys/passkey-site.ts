import type { Ctx } from '#shop/context.ts';

/** Returns for which site a passkey is made, by PUBLIC_URL: a passkey of another host or scheme is worth nothing here. */
export function toPasskeySite({ publicUrl }: Pick<Ctx, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Loads the WebAuthn library when somebody uses a passkey: it takes 25 MB, which a shop without one is spared. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
