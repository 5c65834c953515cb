import { sql } from 'kysely';
import { conflict, invalidFields } from '#domain/error.ts';
import {
  fromTaxRateJson,
  type TaxRateInput,
  type TaxRateJson,
  taxRateKey,
  TaxRateJson as TaxRateSchema,
  type TaxRates,
} from '#domain/tax/tax-rate.ts';
import { staleConflict } from '#shop/audit/stale-conflict.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { listTaxRates } from './list-tax-rates.ts';
import { onConstraint } from '#shop/on-constraint.ts';

/**
 * Replaces the dated GST rates by the given ones and returns them. Throws conflict `tax_rates.stale` with the current rates, conflict
 * `tax_rates.used` for a change of a rate under which something was sold, invalid `tax_rates.twice`, forbidden.
 */
export async function saveTaxRates(ctx: Ctx, { version, rates }: TaxRates): Promise<TaxRates> {
  requireAbility(ctx, 'edit_settings');
  return change(ctx, async (tx, current) => {
    const stale = { code: 'tax_rates.stale', record: 'the rates', subject: 'tax_rates' } as const;
    if (current.version !== version)
      throw await staleConflict(tx, { ...stale, version: current.version, current });
    return rates;
  });
}

/** Adds one rate, or corrects the one of the same code, day and ceiling. Throws as `saveTaxRates`, invalid for a wrong field. */
export async function setTaxRate(ctx: Ctx, input: TaxRateInput): Promise<TaxRates> {
  requireAbility(ctx, 'edit_settings');
  const parsed = TaxRateSchema.safeParse(input);
  if (!parsed.success) throw invalidFields(parsed.error.issues);
  const rate = parsed.data;
  return change(ctx, (_, { rates }) => [
    ...rates.filter((one) => taxRateKey(one) !== taxRateKey(rate)),
    rate,
  ]);
}

type ToWanted = (tx: Tx, current: TaxRates) => TaxRateJson[] | Promise<TaxRateJson[]>;

function change(ctx: Ctx, toWanted: ToWanted): Promise<TaxRates> {
  const changed = inTransaction(ctx, async (tx) => {
    await sql`lock table tax_rates in share row exclusive mode`.execute(tx.db);
    const current = await listTaxRates(tx);
    await replace(tx, current.rates, await toWanted(tx, current));
    const saved = await listTaxRates(tx);
    await writeAuditEvent(tx, {
      action: 'tax_rates.saved',
      subject: 'tax_rates',
      version: saved.version,
      before: without(current.rates, saved.rates),
      after: without(saved.rates, current.rates),
    });
    return saved;
  });
  return changed.catch(
    onConstraint('tax_rates_used_stay', () =>
      conflict(
        'tax_rates.used',
        'You have already sold at a rate that you are changing or removing. End that rate on the day of its last sale or later, and add the new rate from a later day.',
      ),
    ),
  );
}

async function replace(tx: Tx, current: TaxRateJson[], wanted: TaxRateJson[]): Promise<void> {
  const keys = new Set(wanted.map(taxRateKey));
  if (keys.size < wanted.length)
    throw conflict(
      'tax_rates.twice',
      'An HSN code can have only one rate from the same day. Please remove one of the two.',
    );
  for (const rate of without(current, wanted).filter((one) => !keys.has(taxRateKey(one))))
    await remove(tx, rate);
  const changed = without(wanted, current).map((rate) => {
    const { hsn, rateBp, validFrom, validTo, upToUnitPaise, note } = fromTaxRateJson(rate);
    return {
      hsn,
      rate_bp: rateBp,
      valid_from: validFrom,
      valid_to: validTo,
      up_to_unit_paise: upToUnitPaise,
      note,
    };
  });
  if (changed.length === 0) return;
  await tx.db
    .insertInto('tax_rates')
    .values(changed)
    .onConflict((row) =>
      row.columns(['hsn', 'valid_from', 'up_to_unit_paise']).doUpdateSet((eb) => ({
        rate_bp: eb.ref('excluded.rate_bp'),
        valid_to: eb.ref('excluded.valid_to'),
        note: eb.ref('excluded.note'),
      })),
    )
    .execute();
}

async function remove(tx: Tx, rate: TaxRateJson): Promise<void> {
  const { hsn, validFrom, upToUnitPaise } = fromTaxRateJson(rate);
  await tx.db
    .deleteFrom('tax_rates')
    .where('hsn', '=', hsn)
    .where('valid_from', '=', validFrom)
    .where('up_to_unit_paise', 'is not distinct from', upToUnitPaise)
    .execute();
}

/** Returns the rates of the first list that the second does not contain unchanged. */
function without(rates: readonly TaxRateJson[], others: readonly TaxRateJson[]): TaxRateJson[] {
  const known = new Set(others.map((rate) => JSON.stringify(rate)));
  return rates.filter((rate) => !known.has(JSON.stringify(rate)));
}
