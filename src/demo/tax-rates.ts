/** A GST rate of one HSN code from a day on. Days are Indian calendar days; both ends count. */
export type DemoTaxRate = {
  hsn: string;
  rateBp: number;
  validFrom: string;
  validTo?: string;
  /** Holds only up to this tax-inclusive price of one piece; absent means at every price. */
  upToUnitPaise?: number;
  note: string;
};

/** A rate that a product claims by its `gst_rule`, where goods of one HSN code are not all taxed alike. */
export type DemoTaxException = DemoTaxRate & { rule: string };

// GST reform of the 56th Council: Notification 13/2025-CT(Rate) replaces the handicraft table of 21/2018 and
// applies from this day. Earlier rates are left out because the shop has no supply from before it.
const reform = '2025-09-22';

// Rs 2,500 of taxable value plus 5 %: the highest inclusive price that still falls under the lower rate.
const madeUpsLimitPaise = 262_500;

const handicraft = 'Handicraft table of Notification 13/2025-CT(Rate)';
const madeUps = 'Textile made-ups, value per piece';

/** Current rates for every HSN code of crafts.csv. A suggestion: the owner's accountant confirms classification and rate. */
export const demoTaxRates: DemoTaxRate[] = [
  current('34060010', 500, 'Candles of every kind'),
  current('42022110', 1800, 'Leather handbags, not in the handicraft table; accountant to confirm'),
  current('42022220', 500, `${handicraft}: cloth bags`),
  current('42022230', 500, `${handicraft}: jute bags`),
  current('42022290', 500, `${handicraft}: potlis and other bags`),
  current('42023290', 500, `${handicraft}: pouches`),
  current('44149000', 500, `${handicraft}: wooden frames`),
  current('44199090', 500, 'Wooden trays and tableware; accountant to confirm'),
  current(
    '44201900',
    500,
    `${handicraft}: wooden statuettes; deities stay at 5 % unless a nil entry is confirmed`,
  ),
  current('44209010', 500, `${handicraft}: wood with inlay`),
  current('44209090', 500, `${handicraft}: carved and lacquered wood`),
  current('44219990', 500, `${handicraft}: other wooden articles`),
  current('46021100', 500, `${handicraft}: bamboo basketware`),
  current('46021911', 500, `${handicraft}: palm-leaf basketware`),
  current('46021990', 500, `${handicraft}: grass, reed and fibre basketware`),
  current('48201090', 1800, 'Diaries; plain notebooks may be nil, accountant to confirm'),
  current('48239090', 500, `${handicraft}: papier-mache and paper`),
  current('56090020', 500, `${handicraft}: torans`),
  current('56090090', 500, `${handicraft}: torans and cord articles`),
  current('57011010', 500, `${handicraft}: hand-knotted carpets`),
  current('57050024', 500, `${handicraft}: handmade durries`),
  ...madeUpsRates('63025190'),
  ...madeUpsRates('63049289'),
  current('63079090', 500, 'Rakhi: 5 % unless a nil entry is confirmed'),
  current(
    '68029100',
    500,
    `${handicraft}: carved marble; deities stay at 5 % unless a nil entry is confirmed`,
  ),
  current(
    '68029900',
    500,
    `${handicraft}: carved stone; deities stay at 5 % unless a nil entry is confirmed`,
  ),
  current('68159990', 500, `${handicraft}: stone inlay`),
  current('69120020', 500, `${handicraft}: clay tableware`),
  current('69120040', 0, 'Exempt: earthen pots and clay lamps'),
  current('69139000', 500, `${handicraft}: ornamental ceramics`),
  current('70099200', 500, `${handicraft}: framed ornamental mirrors`),
  current('71131110', 300, `${handicraft}: silver filigree`),
  current('73269099', 500, `${handicraft}: iron art ware`),
  current('74181021', 500, `${handicraft}: brassware`),
  current('74198030', 500, `${handicraft}: brass art ware`),
  current('83061000', 500, `${handicraft}: bells`),
  current('83062910', 500, `${handicraft}: base-metal statuettes`),
  current('83062990', 500, `${handicraft}: base-metal ornaments`),
  current('83063000', 500, `${handicraft}: metal frames and mirrors`),
  current('94036000', 1800, 'Wooden furniture, not in the handicraft table; accountant to confirm'),
  ...madeUpsRates('94044010'),
  current('94051900', 500, `${handicraft}: hand-crafted lamps`),
  current('94052900', 500, `${handicraft}: hand-crafted table lamps`),
  current('94055000', 500, `${handicraft}: oil lamps`),
  current('95030010', 500, `${handicraft}: wooden toys`),
  current('95030090', 500, `${handicraft}: dolls and puppets`),
  current('95044000', 500, `${handicraft}: ganjifa cards`),
  current('96019040', 500, `${handicraft}: horn and bone`),
  current('97019100', 500, `${handicraft}: hand paintings`),
];

/** Clay idols share their HSN code with taxable ornaments but are exempt by themselves (Circular 20/20/2017-GST). */
export const demoTaxExceptions: DemoTaxException[] = [
  { rule: 'exempt-clay-idol', ...current('69139000', 0, 'Exempt: idols of clay, terracotta among them') },
];

function current(hsn: string, rateBp: number, note: string): DemoTaxRate {
  return { hsn, rateBp, validFrom: reform, note };
}

function madeUpsRates(hsn: string): DemoTaxRate[] {
  return [
    { ...current(hsn, 500, `${madeUps} up to Rs 2,500`), upToUnitPaise: madeUpsLimitPaise },
    current(hsn, 1800, `${madeUps} above Rs 2,500`),
  ];
}
