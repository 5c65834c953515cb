import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import { chooseRateBp, formatTaxSide, ratesForHsn, splitTax, taxSideOf, type DatedRate } from './gst.ts';

test.each([
  { gross: 149_900, rateBp: 500, inter: [142_762, 7138], intra: [142_762, 3569] },
  { gross: 10_100, rateBp: 500, inter: [9619, 481], intra: [9620, 240] },
  { gross: 10_000, rateBp: 1800, inter: [8475, 1525], intra: [8474, 763] },
  { gross: 99_900, rateBp: 1800, inter: [84_661, 15_239], intra: [84_662, 7619] },
  { gross: 129_900, rateBp: 300, inter: [126_117, 3783], intra: [126_116, 1892] },
  { gross: 56_857, rateBp: 0, inter: [56_857, 0], intra: [56_857, 0] },
  { gross: 0, rateBp: 1800, inter: [0, 0], intra: [0, 0] },
  { gross: 1, rateBp: 1800, inter: [1, 0], intra: [1, 0] },
])('takes $rateBp basis points out of $gross paise', ({ gross, rateBp, inter, intra }) => {
  const [taxablePaise, igstPaise] = inter;
  expect(splitTax(gross, rateBp, false)).toEqual({ taxablePaise, cgstPaise: 0, sgstPaise: 0, igstPaise });
  const [base, half] = intra;
  expect(splitTax(gross, rateBp, true)).toEqual({
    taxablePaise: base,
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: 0,
  });
});

test('tax and base add up to the amount, and the tax is within a paisa of rate × base', () => {
  const rate = fc.constantFrom(0, 25, 150, 300, 500, 1200, 1800, 2800, 4000);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), rate, fc.boolean(), (gross, rateBp, intraState) => {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitTax(gross, rateBp, intraState);
      expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(gross);
      expect(cgstPaise).toBe(sgstPaise);
      expect(intraState ? igstPaise : cgstPaise).toBe(0);
      const tax = BigInt(gross - taxablePaise) * 10_000n;
      const error = tax - BigInt(taxablePaise) * BigInt(rateBp);
      expect(error < 14_000n && error > -14_000n).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test.each([
  [-1, 500, 'Not taxable: -1 paise'],
  [1.5, 500, 'Not taxable: 1.5 paise'],
  [100, -1, 'Not a rate: -1 basis points'],
  [100, 0.5, 'Not a rate: 0.5 basis points'],
])('does not tax %d paise at %d basis points', (gross, rateBp, words) => {
  expect(() => splitTax(gross, rateBp, true)).toThrow(words);
});

function makeRate(rate: Partial<DatedRate>): DatedRate {
  return { hsn: '6304', rateBp: 500, validFrom: '2025-09-22', validTo: null, upToUnitPaise: null, ...rate };
}

const cushions = [makeRate({ upToUnitPaise: 262_500 }), makeRate({ rateBp: 1800 })];

test.each([
  [262_500, 1, 500],
  [262_501, 1, 1800],
  [525_000, 2, 500],
  [525_001, 2, 1800],
  [0, 1, 500],
])('cushions sold for %d paise, %d of them, are taxed at %d basis points', (netPaise, quantity, rateBp) => {
  const sale = { on: '2026-11-21', netPaise, quantity };
  expect(chooseRateBp({ rates: cushions }, sale)).toBe(rateBp);
  expect(chooseRateBp({ rates: cushions.toReversed() }, sale)).toBe(rateBp);
});

test.each([
  ['2025-09-21', 1200],
  ['2025-09-22', 500],
  ['2026-11-21', 500],
  ['2017-06-30', undefined],
])('on %s the rate is %s', (on, rateBp) => {
  const rates = [
    makeRate({ rateBp: 1200, validFrom: '2017-07-01', validTo: '2025-09-21' }),
    makeRate({ rateBp: 500 }),
  ];
  expect(chooseRateBp({ rates }, { on, netPaise: 100, quantity: 1 })).toBe(rateBp);
});

test('an ended rate no longer applies, even if no other rate follows it', () => {
  const rates = [makeRate({ validTo: '2026-03-31' })];
  const rateOn = (on: string) => chooseRateBp({ rates }, { on, netPaise: 100, quantity: 1 });
  expect([rateOn('2026-03-31'), rateOn('2026-04-01')]).toEqual([500, undefined]);
});

test('of two overlapping open rows, the later one applies', () => {
  const rates = [makeRate({ rateBp: 1200, validFrom: '2017-07-01' }), makeRate({ rateBp: 500 })];
  expect(chooseRateBp({ rates }, { on: '2026-11-21', netPaise: 100, quantity: 1 })).toBe(500);
});

test("a product's own rate wins over everything, also when it is nil", () => {
  expect(chooseRateBp({ rateBp: 0 }, { on: '1999-01-01', netPaise: 999_999, quantity: 1 })).toBe(0);
});

test('without rows there is no rate', () => {
  expect(chooseRateBp({ rates: [] }, { on: '2026-11-21', netPaise: 100, quantity: 1 })).toBeUndefined();
});

test('the rows for an HSN code are those of its longest matching prefix', () => {
  const rates = [makeRate({ hsn: '6912', rateBp: 500 }), makeRate({ hsn: '69120040', rateBp: 0 })];
  expect(ratesForHsn(rates, '69120040').map((row) => row.rateBp)).toEqual([0]);
  expect(ratesForHsn(rates, '69120010').map((row) => row.rateBp)).toEqual([500]);
  expect(ratesForHsn(rates, '691')).toEqual([]);
  expect(ratesForHsn(cushions, '63049231')).toEqual(cushions);
});

test.each([
  ['UP', 'UP', 'CGST + SGST'],
  ['UP', 'MH', 'IGST'],
  ['UP', 'CH', 'IGST'],
  ['CH', 'CH', 'CGST + UTGST'],
  ['LA', 'LA', 'CGST + UTGST'],
  ['LA', 'JK', 'IGST'],
  ['DL', 'DL', 'CGST + SGST'],
  ['PY', 'PY', 'CGST + SGST'],
  ['JK', 'JK', 'CGST + SGST'],
] as const)('a sale from %s to %s is taxed with %s', (home, delivery, label) => {
  expect(formatTaxSide(taxSideOf(home, delivery))).toBe(label);
});
