import { listMissingSellerFacts, Seller } from '#domain/seller/seller.ts';
import { formatTurnoverWarning } from '#domain/gst-return/turnover.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { readTurnover } from '#shop/invoices/read-turnover.ts';
import { listSellerNotices } from '#shop/seller/list-seller-notices.ts';
import type { Command, Arguments } from './command.ts';

/** The flags of `set-seller`, each with the path of its value in the settings. */
const FACTS: Record<string, readonly [keyof Seller, string?]> = {
  kind: ['kind'],
  name: ['legalName'],
  'trade-name': ['tradeName'],
  gstin: ['gstin'],
  pan: ['pan'],
  street: ['address', 'line1'],
  area: ['address', 'line2'],
  city: ['address', 'city'],
  state: ['address', 'state'],
  pin: ['address', 'postalCode'],
  email: ['email'],
  phone: ['phone'],
  signatory: ['signatoryName'],
  officer: ['grievanceOfficer', 'name'],
  'officer-email': ['grievanceOfficer', 'email'],
  'officer-phone': ['grievanceOfficer', 'phone'],
};

export const SELLER_FLAGS = Object.keys(FACTS);

export const sellerCommands: Record<string, Command> = {
  seller: {
    takes: '',
    means: 'shows who sells, and what is missing before the shop can sell',
    run: async (ctx) => {
      const { seller } = await readSettings(ctx);
      const missing = await listSellerNotices(ctx);
      const warning = formatTurnoverWarning(seller, await readTurnover(ctx));
      return [...formatSeller(seller, missing), warning].filter(Boolean).join('\n');
    },
  },
  'set-seller': {
    takes: '--kind regular|composition|unregistered --name NAME --state UP …',
    means: `says who sells; each fact stays until it is given again: ${SELLER_FLAGS.map((flag) => `--${flag}`).join(' ')}`,
    run: async (ctx, { flags }) => {
      const { seller } = await readSettings(ctx);
      const wanted = withFacts(seller, flags);
      await saveSettings(ctx, { seller: wanted });
      const saved = Seller.parse(wanted);
      return formatSeller(saved, listMissingSellerFacts(saved)).join('\n');
    },
  },
};

/** Returns the seller with the given values; the State of the address also becomes that of the registration. */
function withFacts(seller: Seller, flags: Arguments['flags']): Seller {
  const wanted: Record<string, unknown> = structuredClone(seller);
  for (const [flag, [field, part]] of Object.entries(FACTS)) {
    const given = flags[flag];
    if (given === undefined) continue;
    const value = given === '' && (field === 'gstin' || field === 'pan') ? null : given;
    if (part === undefined) wanted[field] = value;
    else wanted[field] = { ...(wanted[field] as object), [part]: value };
  }
  if (flags['state'] !== undefined) wanted['homeState'] = flags['state'];
  return wanted as Seller;
}

function formatSeller({ legalName, address, gstin, kind }: Seller, missing: readonly string[]): string[] {
  const head = [legalName || 'No name yet', address.city, gstin ? `GSTIN ${gstin}` : 'no GSTIN', kind].filter(
    Boolean,
  );
  if (missing.length === 0) return [head.join(', '), 'The seller is complete: the shop can take orders.'];
  return [head.join(', '), 'Still missing:', ...missing.map((sentence) => `- ${sentence}`)];
}
