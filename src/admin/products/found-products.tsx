import { Check } from 'lucide-react';

export type NamedProduct = { id: string; name: string };

type FoundProps = {
  products: readonly NamedProduct[];
  /** The ids that are chosen already, which are ticked and not offered again. */
  chosen: readonly string[];
  onChoose: (product: NamedProduct) => void;
};

const row = 'flex min-h-11 w-full items-center gap-2 px-3 text-left';

/** The products that a search found, to choose some of them. */
export function FoundProducts({ products, chosen, onChoose }: FoundProps) {
  if (products.length === 0) return <p className="text-quiet">No product on sale has this name.</p>;
  return (
    <ul aria-label="Found products" className="divide-y divide-line rounded-md border border-line bg-card">
      {products.map(({ id, name }) => (
        <li key={id}>
          {chosen.includes(id) ? (
            <p className={`${row} text-quiet`}>
              <Check aria-label="Chosen" size={18} className="flex-none text-leaf" />
              {name}
            </p>
          ) : (
            <button
              type="button"
              className={`${row} cursor-pointer hover:bg-sand`}
              onClick={() => onChoose({ id, name })}
            >
              {name}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
