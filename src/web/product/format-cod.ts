import { formatRupees, type Paise } from '#domain/money/money.ts';

export type CodTerms = {
  /** Most that is collected on delivery, the charge included; null where it is not offered. */
  codLimitPaise: Paise | null;
  codChargePaise?: Paise;
};
type CodAtPlace = {
  pricePaise: Paise;
  terms: CodTerms;
  place: { pin: string; isCodOffered: boolean };
};

/** Says whether a product can be paid on delivery at a PIN code. */
export function formatCod({ pricePaise, terms, place }: CodAtPlace): string {
  const { codLimitPaise, codChargePaise = 0 } = terms;
  if (codLimitPaise === null) return 'Cash on delivery is not available at present.';
  if (!place.isCodOffered) return `Cash on delivery is not available in PIN code ${place.pin}.`;
  const money = (paise: Paise) => formatRupees(paise, { decimals: 'auto' });
  if (pricePaise + codChargePaise > codLimitPaise) return `Cash on delivery up to ${money(codLimitPaise)}`;
  const charge = codChargePaise > 0 ? `, for a charge of ${money(codChargePaise)}` : '';
  return `Cash on delivery available${charge}`;
}
