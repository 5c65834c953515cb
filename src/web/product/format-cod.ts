import { formatRupees, type Paise } from '#domain/money/money.ts';

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

/** Says whether a product is available for cash on delivery at a PIN code. */
export function formatCod({ pricePaise, terms, place }: CodAtPlace): string {
  const { codLimitPaise, codChargePaise = 0 } = terms;
  if (codLimitPaise === null) return 'Cash on delivery is not available at present.';
  if (!place.isCodOffered) return `Cash on delivery is not available in PIN code ${place.pin}.`;
  const money = (paise: Paise) => formatRupees(paise, { decimals: 'auto' });
  if (pricePaise + codChargePaise > codLimitPaise) return `Cash on delivery up to ${money(codLimitPaise)}`;
  const charge = codChargePaise > 0 ? `, for a charge of ${money(codChargePaise)}` : '';
  return `Cash on delivery available${charge}`;
}
