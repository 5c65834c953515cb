import { greet } from './greeting.ts';
import { UNDO_LIFE_HOURS } from '#domain/sign-in/identity-proof.ts';

type ShopEmail = { channel: 'email'; shop: string };

/** The messages to customers and staff about their account. */
export type AccountEvent =
  | ({ kind: 'email_verify'; link: string } & ShopEmail)
  | ({ kind: 'password_reset'; link: string } & ShopEmail)
  | ({ kind: 'account_cleared'; link: string } & ShopEmail)
  | ({ kind: 'password_changed' } & ShopEmail)
  | ({ kind: 'staff_invited'; name: string; link: string } & ShopEmail)
  | { kind: 'contact_changed'; channel: 'email' | 'sms'; shop: string; contact: string; link: string }
  | { kind: 'contact_added'; channel: 'email' | 'sms'; shop: string };

/** The words of an e-mail, line by line, and the values of its template's variables. */
export type EmailText = { subject: string; lines: string[]; variables?: Record<string, string> };

/** Returns the words of a message about an account. An SMS is one line, as in its registered template. */
export function composeAccountEmail(event: AccountEvent): EmailText {
  const { shop } = event;
  switch (event.kind) {
    case 'email_verify':
      return {
        subject: `Please confirm your email address for ${shop}`,
        lines: [
          'Please confirm that this address is yours:',
          event.link,
          'The link works for 24 hours. If you did not ask for it, please ignore this email.',
        ],
      };
    case 'password_reset':
      return {
        subject: `A new password for ${shop}`,
        lines: [
          'Choose a new password here:',
          event.link,
          'The link works only once, for 30 minutes. If you did not ask for it, please ignore this email.',
        ],
      };
    case 'password_changed':
      return {
        subject: `Your password at ${shop} was changed`,
        lines: [
          'Your password was changed, and every device is logged out.',
          'If this was not you, choose a new password with "Forgot password?" and contact us.',
          shop,
        ],
      };
    case 'staff_invited':
      return {
        subject: `${shop} invites you to its admin`,
        lines: [
          greet(event.name),
          `You are invited to help run ${shop}. Choose your password here:`,
          event.link,
          'The link works once, for three days. If you did not expect it, please ignore it.',
          shop,
        ],
      };
    case 'account_cleared':
      return {
        subject: `Your account at ${shop} is now yours alone`,
        lines: [
          'You have confirmed that this email address is yours. Nobody had confirmed it before, so someone else may have used the account.',
          'To keep you safe, we removed its mobile number, names, addresses and old password, and logged out every device. The orders are still there.',
          `Log in to add your details again: ${event.link}`,
          shop,
        ],
      };
    default:
      return composeContactEmail(event);
  }
}

function composeContactEmail(
  event: Extract<AccountEvent, { kind: 'contact_changed' | 'contact_added' }>,
): EmailText {
  const { shop, channel } = event;
  if (event.kind === 'contact_added') {
    const text = `This is now the contact for your ${shop} account.`;
    return { subject: `Your account at ${shop} has a new number or email`, lines: [text], variables: {} };
  }
  const { contact, link } = event;
  const subject = `Your account at ${shop} was moved to ${contact}`;
  const changed = `Your ${shop} account was moved to ${contact}.`;
  const undo = `Not you? Undo it within ${UNDO_LIFE_HOURS} hours: ${link}`;
  return {
    subject,
    lines:
      channel === 'sms'
        ? [`${changed} ${undo}`]
        : [changed, undo, 'If it was you, please ignore this.', shop],
    variables: { contact, link },
  };
}
