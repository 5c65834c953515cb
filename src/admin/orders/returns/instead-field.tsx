import { ProductSearch } from '#admin/orders/new/product-search.tsx';
import { type ChosenLine, MOST_OF_A_LINE, addPiece } from '#admin/orders/new/order-values.ts';
import { NumberStepper } from '#ui/form/number-stepper.tsx';

type InsteadProps = { lines: readonly ChosenLine[]; onChange: (lines: readonly ChosenLine[]) => void };

/** Asks for the replacement pieces, with the same search as an order by telephone. */
export function InsteadField({ lines, onChange }: InsteadProps) {
  const setQuantity = (line: ChosenLine, quantity: number) =>
    onChange(
      lines.map((each) => (each === line ? { ...each, quantity } : each)).filter((each) => each.quantity > 0),
    );
  return (
    <>
      <ul className="flex flex-col gap-3 empty:hidden">
        {lines.map((line) => (
          <li key={`${line.productId}/${line.variantId}`} className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1 basis-28">{line.name}</p>
            <NumberStepper
              label={`New pieces of ${line.name}`}
              value={line.quantity}
              min={0}
              max={MOST_OF_A_LINE}
              onValueChange={(quantity) => setQuantity(line, quantity)}
            />
          </li>
        ))}
      </ul>
      <ProductSearch onAdd={(chosen) => onChange(addPiece(lines, chosen))} />
    </>
  );
}

/** Returns the chosen pieces as the API takes them; undefined where none is chosen. */
export function toInstead(lines: readonly ChosenLine[]) {
  if (lines.length === 0) return undefined;
  return lines.map(({ productId, variantId, quantity }) => ({
    product_id: productId,
    ...(variantId && { variant_id: variantId }),
    quantity,
  }));
}
