import { z } from 'zod';
import { PIN_PATTERN } from '#domain/customer/pin-code.ts';
import { Gstin, gstinState, Pan } from '#domain/tax/gstin.ts';
import { getState, StateKey } from '#domain/tax/state.ts';

const line = z.string().trim().max(200);

/**
 * The seller's GST registration: registered and charging tax (CGST Act s.22), under the composition levy (s.10), or not registered because
 * the turnover is small (s.22, 23).
 */
export const SellerKind = z.enum(['regular', 'composition', 'unregistered']);
export type SellerKind = z.infer<typeof SellerKind>;

const kindNames: Record<SellerKind, string> = {
  regular: 'a regular GST taxpayer',
  composition: 'a composition dealer',
  unregistered: 'not registered under GST',
};

/** Returns the kind of a seller within a sentence for staff: "a composition dealer". */
export function formatSellerKind(kind: SellerKind): string {
  return kindNames[kind];
}

/**
 * The business that issues the invoices, with the facts that Rules 46 and 49 require in print and the E-Commerce Rules 2020 require on the
 * site.
 */
export const Seller = z
  .object({
    kind: SellerKind.default('regular'),
    legalName: line.default(''),
    tradeName: line.default(''),
    gstin: Gstin.nullable().default(null),
    pan: Pan.nullable().default(null),
    address: z
      .object({
        line1: line.default(''),
        line2: line.default(''),
        city: line.default(''),
        state: StateKey.default('UP'),
        postalCode: line.default(''),
      })
      .prefault({}),
    email: line.default(''),
    phone: line.default(''),
    homeState: StateKey.default('UP'),
    /** HSN digits on invoices: 4 up to ₹5 crore turnover, 6 above (Notification 78/2020); 8 is always right. */
    hsnDigits: z.literal([4, 6, 8]).default(8),
    signatoryName: line.default(''),
    signatureImage: line.nullable().default(null),
    grievanceOfficer: z
      .object({
        name: line.default(''),
        designation: line.default('Grievance Officer'),
        email: line.default(''),
        phone: line.default(''),
      })
      .prefault({}),
    /** Turnover of a financial year up to which the seller may keep this kind; null uses the limit of the home State. */
    turnoverLimitPaise: z.int().min(0).max(100_000_000_00).nullable().default(null),
  })
  .superRefine((seller, issues) => {
    const registered = seller.gstin ? gstinState(seller.gstin) : undefined;
    if (registered === undefined || registered === seller.homeState) return;
    const message = `The GSTIN is registered in ${getState(registered).name}, so the home State must be the same`;
    issues.addIssue({ code: 'custom', path: ['homeState'], message });
  });
export type Seller = z.infer<typeof Seller>;

export type MissingFact = { about: 'identity' | 'gst'; sentence: string };

/**
 * Returns the facts that a seller must still give before anything can be sold or invoiced, each as a sentence for staff; empty when nothing
 * is missing. Sources: CGST Rules 46 and 49 (name, address, GSTIN), Consumer Protection (E-Commerce) Rules 2020 rule 4 (contact, grievance
 * officer).
 */
export function findMissingSellerFacts(seller: Seller): MissingFact[] {
  const { kind, gstin, address, homeState, grievanceOfficer: officer } = seller;
  const missing: [isMissing: boolean, sentence: string, about?: MissingFact['about']][] = [
    [!seller.legalName, 'Enter the legal name of the business.'],
    [!address.line1, 'Enter the street address of the business.'],
    [!address.city, 'Enter the city of the business.'],
    [!PIN_PATTERN.test(address.postalCode), 'Enter the 6-digit PIN code of the business.'],
    [
      address.state !== homeState,
      `The business address is in ${getState(address.state).name}, but the home State is ${getState(homeState).name}: set both to the same State.`,
    ],
    [!seller.email && !seller.phone, 'Enter an e-mail address or a phone number for customers.'],
    [
      kind !== 'unregistered' && !gstin,
      `Enter the GSTIN: the seller is ${formatSellerKind(kind)}. Without a GSTIN, choose “Not registered”.`,
      'gst',
    ],
    [
      kind === 'unregistered' && gstin !== null,
      'Remove the GSTIN, or choose “Regular” or “Composition”.',
      'gst',
    ],
    [
      !officer.name || (!officer.email && !officer.phone),
      'Add a grievance officer with an e-mail address or a phone number.',
    ],
  ];
  return missing
    .filter(([isMissing]) => isMissing)
    .map(([, sentence, about = 'identity']) => ({ about, sentence }));
}

/** Returns the sentences of the facts that a seller must still give. */
export function listMissingSellerFacts(seller: Seller): string[] {
  return findMissingSellerFacts(seller).map(({ sentence }) => sentence);
}
