import { type RawBuilder, sql } from 'kysely';
import { Supplier as SupplierName, type Supplier, SUPPLIER_VARIABLES } from '#domain/seller/readiness.ts';
import { POLICY_NAMES } from '#domain/content/policies.ts';
import { findMissingSellerFacts } from '#domain/seller/seller.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Readiness, StepReadiness, SupplierReadiness } from '#contract/seller/readiness.ts';
import { GATEWAY_NAMES } from '#domain/shipment/courier-gateway.ts';
import { listUnreadPolicies } from '#shop/content/pages/unread-policies.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { findMissingPayment, findMissingSignIn } from './list-missing.ts';
import { findMissingRates, hasProducts } from './list-seller-notices.ts';

type Facts = Omit<StepReadiness, 'state'> & { isBegun: boolean; suppliers?: SupplierReadiness[] };

/**
 * Returns the requirements that the shop still has to meet before it may open and before it goes live, step by step, and the test results
 * of its suppliers. Throws forbidden.
 */
export async function readReadiness(ctx: Ctx): Promise<Readiness> {
  requireAbility(ctx, 'edit_settings');
  const [settings, saved, suppliers, isStocked, unrated, isGuarded, hasCopy, hasOrder, unread] =
    await Promise.all([
      readSettings(ctx),
      readSavedSections(ctx),
      readSuppliers(ctx),
      hasProducts(ctx),
      findMissingRates(ctx),
      haveOwnersSecondFactor(ctx),
      hasRow(ctx, sql`restore_tests where status = 'passed'`),
      hasRow(ctx, sql`orders`),
      listUnreadPolicies(ctx),
    ]);
  const facts = findMissingSellerFacts(settings.seller);
  const about = (noun: 'identity' | 'gst') =>
    facts.filter((fact) => fact.about === noun).map(({ sentence }) => sentence);
  const set = (names: Supplier[]) =>
    suppliers.filter(({ supplier, is_set }) => is_set && names.includes(supplier));
  const channels = set(['email', 'sms', 'whatsapp']);
  const has = (section: string) => saved.has(section);
  const steps: Facts[] = [
    needed(
      'shop',
      has('general') ? [] : ['Name your shop, and choose how many days you accept returns.'],
      false,
    ),
    optional(
      'logo',
      settings.general.logo !== null,
      'Upload your logo, if you have one. Without one, your pages show the name of the shop.',
    ),
    needed('seller', about('identity'), has('seller')),
    needed('gst', [...about('gst'), ...unrated], has('seller')),
    {
      ...needed('payments', listMissingPayment(ctx, settings), has('payment')),
      suppliers: set(['razorpay']),
    },
    optional(
      'delivery',
      has('shipping'),
      'Check the delivery charges and save them. Until then, our defaults apply.',
    ),
    {
      ...needed('policies', [], has('seller')),
      needed_to_open: false,
      missing: [
        ...(about('identity').length > 0 ? ['The policy pages need your seller details.'] : []),
        ...unread.map((slug) => `Read the built-in text ${POLICY_NAMES[slug]}, and confirm it on its page.`),
      ],
    },
    {
      ...needed('messages', listSentence(findMissingSignIn(ctx)), false),
      suppliers: channels,
    },
    needed('products', isStocked ? [] : ['Add a product with a price, and publish it.'], false),
    ...listCourierStep(ctx, settings, set(['courier'])),
    optional(
      'domain',
      ctx.publicUrl.startsWith('https://'),
      'Set PUBLIC_URL to the https address of the shop.',
    ),
    optional(
      'sign_in',
      isGuarded,
      'Every owner needs a second step to sign in: an authenticator app or a passkey.',
    ),
    optional(
      'messages_tried',
      channels.length > 0 &&
        channels.every(({ checked_at, failure }) => checked_at !== null && failure === null),
      'Send yourself a test message through each channel that your customers use.',
    ),
    optional('backup', hasCopy, 'Make a backup, and test that it can be restored.'),
    optional(
      'test_order',
      hasOrder,
      'Place an order as a customer would, see it arrive here, and cancel it.',
    ),
  ];
  const judged = steps.map(judge);
  const can_open = judged.every(({ needed_to_open, state }) => !needed_to_open || state === 'done');
  const { isOpen, closedWords } = settings.opening;
  const is_open = isOpen && facts.length === 0;
  return { is_open, closed_words: closedWords, can_open, steps: judged, suppliers };
}

function needed(step: StepReadiness['step'], missing: string[], isBegun: boolean): Facts {
  return { step, needed_to_open: true, missing, isBegun };
}

function optional(step: StepReadiness['step'], isDone: boolean, sentence: string): Facts {
  return { step, needed_to_open: false, missing: isDone ? [] : [sentence], isBegun: false };
}

/** A step has failed if the last test of one of its suppliers failed. */
function judge({ isBegun, suppliers = [], ...step }: Facts): StepReadiness {
  const failures = suppliers.flatMap(({ failure }) => failure ?? []);
  if (failures.length > 0) return { ...step, state: 'failed', missing: [...step.missing, ...failures] };
  if (step.missing.length === 0) return { ...step, state: 'done' };
  return { ...step, state: isBegun ? 'in_progress' : 'not_started' };
}

/** A shop that takes online payment may open before it can confirm numbers for cash on delivery. */
function listMissingPayment(ctx: Ctx, settings: Settings): string[] {
  const turnProofOff = 'Turn off “Ask for a confirmed mobile number” (Payments, Cash on delivery rules)';
  return listOffered(ctx).onlinePayment ? [] : listSentence(findMissingPayment(ctx, settings, turnProofOff));
}

/** A courier is a step only for a shop that has chosen one: others ship by hand. */
function listCourierStep(ctx: Ctx, { courier }: Settings, suppliers: SupplierReadiness[]): Facts[] {
  const { gateway, pickupLocation, pickupPin } = courier;
  if (gateway === null) return [];
  const missing: string[] = [];
  if (!ctx.couriers[gateway])
    missing.push(
      `You chose ${GATEWAY_NAMES[gateway]}, but its keys are not set, so parcels cannot be booked.`,
    );
  if (pickupLocation === '')
    missing.push('Enter the pickup place exactly as it is named in the courier’s panel.');
  if (pickupPin === '') missing.push('Enter the PIN code of the pickup place.');
  return [{ step: 'courier', needed_to_open: false, missing, isBegun: true, suppliers }];
}

function listSentence(sentence: string | undefined): string[] {
  return sentence === undefined ? [] : [sentence];
}

/** Returns whether every owner has a second factor, so that a stolen password is not enough to become an owner. */
async function haveOwnersSecondFactor({ db }: Ctx): Promise<boolean> {
  const without = await db
    .selectFrom('staff as s')
    .leftJoin('second_factors as f', (join) =>
      join.onRef('f.staff_id', '=', 's.id').on('f.confirmed_at', 'is not', null),
    )
    .select('s.id')
    .where('s.role', '=', 'owner')
    .where('s.ended_at', 'is', null)
    .where('f.id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return without === undefined;
}

async function hasRow({ db }: Ctx, from: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from ${from}) as has`.execute(db);
  return rows[0]!.has;
}

async function readSavedSections({ db }: Ctx): Promise<Set<string>> {
  const rows = await db.selectFrom('settings').select('section').execute();
  return new Set(rows.map(({ section }) => section));
}

/** Returns the result of the last test of a supplier. Throws forbidden. */
export async function readSupplier(ctx: Ctx, supplier: Supplier): Promise<SupplierReadiness> {
  requireAbility(ctx, 'edit_settings');
  return (await readSuppliers(ctx)).find((each) => each.supplier === supplier)!;
}

async function readSuppliers(ctx: Ctx): Promise<SupplierReadiness[]> {
  const { onlinePayment: razorpay, ...channels } = listOffered(ctx);
  const courier = Object.values(ctx.couriers).some((port) => port !== undefined);
  const isSet: Record<Supplier, boolean> = { razorpay, ...channels, courier };
  const checks = await ctx.db.selectFrom('supplier_checks').selectAll().execute();
  return SupplierName.options.map((supplier) => {
    const check = checks.find((each) => each.supplier === supplier);
    return {
      supplier,
      variables: [...SUPPLIER_VARIABLES[supplier]],
      is_set: isSet[supplier],
      checked_at: check?.checked_at.toISOString() ?? null,
      failure: check?.failure ?? null,
    };
  });
}
