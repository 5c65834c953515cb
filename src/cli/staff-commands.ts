import { notFound } from '#domain/error.ts';
import { formatCount } from '#domain/format-count.ts';
import { StaffRole } from '#domain/staff/abilities.ts';
import { InviteStaff } from '#contract/staff/staff.ts';
import { endStaff } from '#shop/staff/change-staff.ts';
import { inviteStaff } from '#shop/staff/invite-staff.ts';
import { resetLogin } from '#shop/staff/reset-login.ts';
import type { StaffLink } from '#shop/staff/staff-links.ts';
import type { Ctx } from '#shop/context.ts';
import type { Command } from './command.ts';
import { readArguments } from './read-arguments.ts';

export const staffCommands: Record<string, Command> = {
  'add-staff': {
    takes: `EMAIL NAME ${StaffRole.options.join('|')}`,
    means: 'invites a person to the admin and prints the link to choose their password',
    run: async (ctx, { words: [email, name, role] }) => {
      const { link } = await inviteStaff(ctx, readArguments(InviteStaff, { email, name, role }));
      return `${email} chooses a password here, once, within three days: ${toUrl(ctx, link)}`;
    },
  },
  'end-staff': {
    takes: 'EMAIL',
    means: 'ends a person’s access to the admin at once',
    run: async (ctx, { words: [email = ''] }) => {
      if (!(await endStaff(ctx, email))) throw notFound('Member of staff');
      return `${email} is no longer on the staff`;
    },
  },
  'reset-login': {
    takes: 'EMAIL',
    means:
      'for somebody who cannot sign in any more: ends their sessions and API keys, removes password and second factors',
    run: async (ctx, { words: [email = ''] }) => {
      const reset = await resetLogin(ctx, email);
      return (
        `Ended: ${[formatCount(reset.sessions, 'session'), ...reset.apiKeys.map((name) => `the API key “${name}”`)].join(', ')}. Removed: the password, ${formatCount(reset.factors, 'second factor')}, and the recovery codes.\n` +
        `${email} chooses a new password here, once, within 24 hours: ${toUrl(ctx, reset)}`
      );
    },
  },
};

function toUrl({ publicUrl }: Ctx, { path }: StaffLink): string {
  return publicUrl + path;
}
