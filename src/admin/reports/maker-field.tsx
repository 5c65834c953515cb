import { NotLoaded } from '#admin/form/not-loaded.tsx';
import { type Period, useReport } from '#admin/money/use-report.ts';
import { Select } from '#ui/form/select.tsx';

type MakerProps = { period: Period; maker: string; onChange: (maker: string) => void };

/** Asks for one of the makers with sales in a period. */
export function MakerField({ period, maker, onChange }: MakerProps) {
  const sales = useReport('sales-by-maker', period);
  const { data } = sales;
  const makers = (data?.rows ?? [])
    .filter(([name, , pieces]) => name !== 'Not stated' && Number(pieces) > 0)
    .map(([name]) => String(name))
    .toSorted();
  const choices = maker && !makers.includes(maker) ? [maker, ...makers] : makers;
  return (
    <>
      <Select
        label="Maker"
        className="max-w-sm"
        hint={
          data && makers.length === 0 ? 'No product of a named maker was sold in this period.' : undefined
        }
        value={maker}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choose a maker</option>
        {choices.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <NotLoaded what="makers" query={sales} />
    </>
  );
}
