import type { Offered } from '#domain/seller/offered.ts';
import type { Config } from './config.ts';
import type { Shop } from './start-shop.ts';

type Opening = {
  shop: Shop;
  config: Config;
  tookMs: number;
  /** Whether the output goes to a terminal; other output ends up in log files. */
  isTerminal: boolean;
};

/** Returns the lines that the program prints once it is open. */
export function greet({ shop, config, tookMs, isTerminal }: Opening): string[] {
  const ready = `(ready in ${Math.round(tookMs)} ms)`;
  if (config.ROLE === 'worker') return [`Haat works on its jobs ${ready}`];
  const url = config.PUBLIC_URL ?? shop.url;
  const opening = `Haat is open at ${url} ${ready}`;
  if (config.demo === 'off') {
    return [opening, ...greetFirstOwner(shop, config), ...shop.missing, ...listTurnedOff(shop.offered)];
  }
  return [
    opening,
    ...greetDemoOwner(shop, isTerminal),
    ...(shop.outbox ? [`Messages land in ${url}/outbox`] : []),
    ...(config.razorpay ? [] : ['Payments go to the built-in sandbox: nothing is charged.']),
    ...(config.demo === 'public' ? ['Anyone can read what is typed into this public demo.'] : []),
  ];
}

/** The link is printed to logs too: without it an operator who has no terminal could not open the shop. It is worthless once used. */
function greetFirstOwner({ setup, url }: Shop, { PUBLIC_URL }: Config): string[] {
  return setup ? [`Set the shop up here, once, within seven days: ${PUBLIC_URL ?? url}${setup}`] : [];
}

function greetDemoOwner({ demo }: Shop, isTerminal: boolean): string[] {
  if (!demo) return [];
  const { email, password } = demo;
  const how = isTerminal
    ? `with the password ${password}; it is not shown again.`
    : 'whose password is shown at a terminal only. To let in another owner: npm run admin -- add-staff EMAIL NAME owner';
  return [`The demo products are loaded. Their owner is ${email}, ${how}`];
}

const turnedOff: Record<keyof Offered, string> = {
  onlinePayment: 'Online payment is off: RAZORPAY_KEY_ID is not set.',
  sms: 'SMS is off: SMS_PROVIDER is not set.',
  whatsapp: 'WhatsApp is off: WHATSAPP_PROVIDER is not set.',
  email: 'E-mail is off, for customers and for you: SMTP_URL is not set.',
};

function listTurnedOff(offered: Offered): string[] {
  const features = Object.keys(turnedOff) as (keyof Offered)[];
  return features.filter((feature) => !offered[feature]).map((feature) => turnedOff[feature]);
}
