import { useState } from 'react';
import type { TaxRateJson } from '#domain/tax/tax-rate.ts';
import { taxRateKey } from '#domain/tax/tax-rate.ts';
import { Loaded } from '#admin/loaded.tsx';
import { indianToday } from '#admin/money/periods.ts';
import { useMay } from '#admin/session/use-me.ts';
import { formatDay } from '#admin/format/format-time.ts';
import { rupees } from '#admin/format/rupees.ts';
import { useTitle } from '#admin/use-title.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import { AddRate } from './add-rate.tsx';
import { useRates } from './use-rates.ts';

/** The dated GST rates by HSN code, those of the past and of the future too. */
export function Component() {
  const may = useMay();
  const rates = useRates();
  const [typed, setTyped] = useState('');
  useTitle('GST rates');
  return (
    <div className="flex max-w-4xl flex-col gap-4 px-4 py-4 md:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto font-display text-xl font-medium">GST rates</h1>
        {may('edit_settings') && rates.data && <AddRate table={rates.data} />}
      </div>
      <p className="max-w-prose text-quiet">
        Each sale uses the rate of its day, from the longest code that matches. A rate that was used for a
        sale stays; add the new one from a later day.
      </p>
      <TextInput
        label="Search"
        type="search"
        hint="Code or keyword, such as brass or cotton."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded query={rates}>{(table) => <Rates rates={findRates(table.rates, typed)} />}</Loaded>
    </div>
  );
}

function Rates({ rates }: { rates: readonly TaxRateJson[] }) {
  const today = indianToday();
  if (rates.length === 0) return <p className="text-quiet">No rate matches.</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-card">
      {rates.map((rate) => (
        <li key={taxRateKey(rate)} className="flex flex-wrap gap-x-4 gap-y-1 p-3">
          <span className="w-20 font-medium figures">{rate.hsn}</span>
          <span className="w-14 figures">{rate.rate}%</span>
          <span className="min-w-0 flex-1 basis-48 break-words">{describe(rate, today)}</span>
          {rate.note && <span className="w-full break-words text-sm text-quiet">{rate.note}</span>}
        </li>
      ))}
    </ul>
  );
}

function describe({ valid_from, valid_to, up_to_unit_price: most }: TaxRateJson, today: string): string {
  const from = valid_from > today ? `begins on ${formatDay(valid_from)}` : `since ${formatDay(valid_from)}`;
  const until = valid_to && `${valid_to < today ? 'ended' : 'ends'} on ${formatDay(valid_to)}`;
  return [from, until, most !== null && `up to ${rupees(most)} a piece`].filter(Boolean).join(', ');
}

function findRates(rates: readonly TaxRateJson[], typed: string): TaxRateJson[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return rates.filter(({ hsn, note }) =>
    words.every((word) => hsn.startsWith(word) || note.toLowerCase().includes(word)),
  );
}
