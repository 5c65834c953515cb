import { type TaxRateJson, taxRateKey } from '#domain/tax/tax-rate.ts';
import { formatDay } from '#admin/format/format-time.ts';
import { addDays } from '#domain/indian-time.ts';

/** The table of rates with a new rate, and the sentences that describe the change before it is saved. */
export type RatePlan = { rates: TaxRateJson[]; changes: string[] };

/**
 * Adds a rate to the table. A rate for the same code and price that is in force on its first day ends the day before; one that begins on
 * the same day is replaced.
 */
export function planRate(rates: readonly TaxRateJson[], added: TaxRateJson): RatePlan {
  const isOfSame = (rate: TaxRateJson) =>
    rate.hsn === added.hsn && rate.up_to_unit_price === added.up_to_unit_price;
  const replaced = rates.find((rate) => taxRateKey(rate) === taxRateKey(added));
  const ending = rates.find(
    (rate) =>
      isOfSame(rate) &&
      rate.valid_from < added.valid_from &&
      (rate.valid_to === null || rate.valid_to >= added.valid_from),
  );
  const next = rates
    .filter((rate) => rate !== replaced)
    .map((rate) => (rate === ending ? { ...rate, valid_to: addDays(added.valid_from, -1) } : rate));
  const changes = [
    ...(ending ? [`${ending.rate}% ends on ${formatDay(addDays(added.valid_from, -1))}.`] : []),
    ...(replaced
      ? [`${replaced.rate}% from ${formatDay(added.valid_from)} becomes ${added.rate}%.`]
      : [`${added.rate}% begins on ${formatDay(added.valid_from)}.`]),
  ];
  return { rates: [...next, added], changes };
}
