import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HSN_PATTERN } from '#domain/tax/tax-rate.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { SuggestInput } from '#admin/form/suggest-input.tsx';
import { findCodes, findMissingHeadings, findRate } from './find-rates.ts';

type HsnFieldProps = {
  label: string;
  value: string;
  /** Rupees of one piece: some rates depend on it. */
  price: number | null;
  error: string | undefined;
  onChange: (hsn: string) => void;
};

/** Asks for an HSN code by number or description and suggests the matching codes of the shop's table, each with its current rate. */
export function HsnField({ label, value, price, error, onChange }: HsnFieldProps) {
  const [day] = useState(() => toIndianDay(new Date()));
  const { data: rates = [], isSuccess } = useQuery({
    queryKey: ['tax rates'],
    queryFn: async ({ signal }) => (await callAdmin('GET /admin/tax-rates', { signal })).rates,
    staleTime: 60_000,
  });
  const rate = HSN_PATTERN.test(value) ? findRate(rates, { hsn: value, price, day }) : undefined;
  return (
    <SuggestInput
      {...{ label, error, value, onChange }}
      hint={describe({
        value,
        rate,
        isKnown: isSuccess,
        isFound: findCodes(rates, value, day).length > 0,
        headings: findMissingHeadings(rates, value),
      })}
      field="hsn"
      listLabel="Codes that match"
      suggest={(typed) =>
        findCodes(rates, typed, day).map(({ hsn, note, rate: percent }) => ({
          value: hsn,
          content: (
            <span className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-3">
              <span className="font-medium figures">{hsn}</span>
              <span className="py-1 text-sm">{note}</span>
              <span className="figures">{percent}%</span>
            </span>
          ),
        }))
      }
    />
  );
}

type Described = {
  value: string;
  rate: number | undefined;
  isKnown: boolean;
  isFound: boolean;
  headings: string[];
};

function describe({ value, rate, isKnown, isFound, headings }: Described): string {
  if (rate !== undefined) return `${rate}% GST today.`;
  if (!HSN_PATTERN.test(value)) {
    if (isKnown && headings.length > 0)
      return `Usually under ${headings.join(' or ')}, for which your table has no rate. Ask your accountant.`;
    const isWord = isKnown && !isFound && value.trim().length > 2;
    if (isWord) return 'No code in your table has this word. Ask your accountant for the code.';
    return 'Type the code or a keyword: brass, wooden, rug.';
  }
  return isKnown ? 'No rate is entered for this code. Ask your accountant.' : '';
}
