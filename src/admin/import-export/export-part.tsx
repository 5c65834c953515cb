import { toPath } from '#contract/client.ts';
import { FileButton } from '#admin/file-button.tsx';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';

const EXPORTS = [
  { kind: 'products', label: 'Products', ability: 'edit_products' },
  { kind: 'customers', label: 'Customers', ability: 'answer_customers' },
  { kind: 'orders', label: 'Orders', ability: 'see_orders' },
] as const;

const FORMATS = [
  { ending: 'csv', name: 'CSV', type: 'text/csv' },
  {
    ending: 'xlsx',
    name: 'Excel',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
] as const;

/** Offers all data of the shop as files. */
export function ExportPart() {
  const may = useMay();
  return (
    <Part title="To a file">
      <p className="mb-3 text-quiet">
        All your data, in the columns that the import reads. If you import the file again unchanged, nothing
        changes.
      </p>
      <ul className="flex flex-col gap-3">
        {EXPORTS.filter(({ ability }) => may(ability)).map(({ kind, label }) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="w-20">{label}</span>
            {FORMATS.map(({ ending, name, type }) => (
              <FileButton
                key={ending}
                path={toPath('GET /admin/exports/{file}', { params: { file: `${kind}.${ending}` } })}
                type={type}
                name={`${kind}.${ending}`}
                label={name}
                describes={`${label} as ${name}`}
              />
            ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}
