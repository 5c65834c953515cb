import { z } from 'zod';
import { hourMs } from '#domain/durations.ts';

export const StaffLinkPurpose = z.enum(['invitation', 'password', 'setup']);
export type StaffLinkPurpose = z.infer<typeof StaffLinkPurpose>;

/** How long a link is valid. The link of an empty shop is renewed at each start. */
export const STAFF_LINK_LIFE_MS = {
  invitation: 3 * 24 * hourMs,
  password: 24 * hourMs,
  setup: 7 * 24 * hourMs,
} as const satisfies Record<StaffLinkPurpose, number>;

const PAGES = { invitation: '/admin/join', password: '/admin/join', setup: '/admin/setup' } as const;

/** Returns the path of a one-time link. Browsers do not send the part after the `#`, so no log of a server or proxy has the token. */
export function toStaffLinkPath(purpose: StaffLinkPurpose, token: string): string {
  return `${PAGES[purpose]}#token=${token}`;
}
