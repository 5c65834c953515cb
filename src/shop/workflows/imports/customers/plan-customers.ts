import { SaveAddress } from '#contract/customer/address.ts';
import { type Mistake, toMistake } from '#domain/import-export/cell.ts';
import {
  type FileAddress,
  type FileCustomer,
  readCustomer,
} from '#domain/import-export/customers/read-customer.ts';
import { chooseKnown, findKnown } from '#shop/customers/imported/find-known.ts';
import {
  type KnownCustomer,
  type ImportedCustomer,
  listCustomerChanges,
} from '#shop/customers/imported/imported-customer.ts';
import { writeImportedCustomer } from '#shop/customers/imported/write-imported-customer.ts';
import type { Ctx } from '#shop/context.ts';
import { type PinPlace, findPlaces } from '#shop/pincodes/find-pincode.ts';
import { keepSubscription, listSubscribed } from '#shop/messaging/keep-subscription.ts';
import { fillAddress, readPin } from './fill-address.ts';
import type { KeptRecord, Plan, RunningImport } from '../import-worker.ts';

/** Plans the customers of some records of a file. */
export async function planCustomers(
  ctx: Ctx,
  file: RunningImport,
  records: readonly KeptRecord[],
): Promise<Plan[]> {
  const now = ctx.clock.now().toISOString();
  const customers = records.map(({ rows }) => readCustomer(file.header, rows, now));
  const places = await findPlaces(
    ctx,
    customers.flatMap(({ addresses }) => addresses.map(readPin)),
  );
  const read = customers.map((customer) => toMoved(customer, places));
  const known = await findKnown(
    ctx,
    read.map(({ imported }) => imported),
  );
  const agreed = read.flatMap(({ customer }) => (customer.newsletterAt ? [customer.email!] : []));
  const subscribed = await listSubscribed(ctx, agreed);
  return read.map((each) => planCustomer(each, { known, subscribed, file }));
}

type Read = { customer: FileCustomer; imported: ImportedCustomer; warnings: Mistake[] };

/** Leaves out addresses that cannot be delivered to, and warns why; fills in the fields that their PIN codes imply. */
function toMoved(customer: FileCustomer, places: ReadonlyMap<string, PinPlace[]>): Read {
  const addresses: SaveAddress[] = [];
  const warnings = [...customer.warnings];
  for (const written of customer.addresses) {
    const address = fillAddress(written, places);
    const checked = SaveAddress.safeParse(address.values);
    if (checked.success) addresses.push(checked.data);
    else {
      const { issues } = checked.error;
      // An address abroad lacks an Indian State and PIN code too, so the country is the mistake to show.
      warnings.push(warnOf(address, issues.find(({ path }) => path[0] === 'country') ?? issues[0]!));
    }
  }
  const { name, mobile, email } = customer;
  return { customer, imported: { name, mobile, email, addresses }, warnings };
}

function warnOf(
  { places }: FileAddress,
  { path, message }: { path: PropertyKey[]; message: string },
): Mistake {
  const cell = places[String(path[0])] ?? places['line1'] ?? places['city'];
  const sentence = `The address is left out. ${message}`;
  return cell ? toMistake(cell, sentence) : { row: 0, column: '', value: '', message: sentence };
}

type Compared = { known: readonly KnownCustomer[]; subscribed: ReadonlySet<string>; file: RunningImport };

function planCustomer({ customer, imported, warnings }: Read, { known, subscribed, file }: Compared): Plan {
  const { cells, mistakes, newsletterAt, email } = customer;
  const locate = (_: string | undefined, message: string) =>
    toMistake(cells.email ?? cells.mobile ?? cells.name!, message);
  if (mistakes.length > 0) return { outcome: 'refused', mistakes, locate };
  const existing = chooseKnown(known, imported);
  const subscribes = newsletterAt !== null && !subscribed.has(email!);
  const isChanged = subscribes || !existing || listCustomerChanges(existing, imported) !== undefined;
  const outcome = existing ? (isChanged ? 'updated' : 'unchanged') : 'created';
  const plan: Plan = { outcome, mistakes: warnings, locate };
  if (!isChanged) return plan;
  return {
    ...plan,
    subject: existing?.id,
    write: async (tx) => {
      await writeImportedCustomer(tx, imported, file.id);
      if (subscribes) await keepSubscription(tx, { email: email!, at: new Date(newsletterAt) });
    },
  };
}
