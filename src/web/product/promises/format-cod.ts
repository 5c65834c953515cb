import { formatRupees, type Paise } from '#domain/money/money.ts';
import * as words from '../words.ts';

export type CodTerms = {
  /** The highest amount collected on delivery, charge included; null where cash on delivery is not offered. */
  codLimitPaise: Paise | null;
  codChargePaise?: Paise;
};
type CodAtPlace = {
  pricePaise: Paise;
  terms: CodTerms;
  place: { pin: string; isCodOffered: boolean };
};

/** Returns a sentence about whether a product is available for cash on delivery at a PIN code. */
export function formatCod({ pricePaise, terms, place }: CodAtPlace): string {
  const { codLimitPaise, codChargePaise = 0 } = terms;
  if (codLimitPaise === null) return words.noCod;
  if (!place.isCodOffered) return words.noCodAt(place.pin);
  const money = (paise: Paise) => formatRupees(paise, { decimals: 'auto' });
  if (pricePaise + codChargePaise > codLimitPaise) return words.codUpTo(money(codLimitPaise));
  return codChargePaise > 0 ? words.codForCharge(money(codChargePaise)) : words.cod;
}
