import { toVariantLabel, VARIANT_WORDS } from '#domain/catalogue/variant-choice.ts';
import { Button } from '#ui/form/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { VariantSelection } from './use-wanted-variant.ts';
import * as words from './words.ts';

type VariantFieldProps = {
  /** Undefined when there is no choice to make. */
  choice: VariantSelection | undefined;
  isLoading: boolean;
  problem: string | undefined;
  retry: () => void;
};

/** Chooses the variant of a request, where the product has several sold-out variants. */
export function VariantField({ choice, isLoading, problem, retry }: VariantFieldProps) {
  if (problem) {
    return (
      <div role="alert" className="mt-5 flex flex-wrap items-center gap-3">
        <p className="text-alert">{problem}</p>
        <Button variant="secondary" onClick={retry}>
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  if (isLoading) {
    return (
      <div aria-busy="true" className="mt-5">
        <Skeleton className="h-13 w-full" />
      </div>
    );
  }
  if (!choice) return null;
  return (
    <Select
      className="mt-5"
      label={words.variant}
      required
      value={choice.value}
      onChange={({ target }) => {
        target.setCustomValidity('');
        choice.select(target.value);
      }}
      onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(VARIANT_WORDS.choose)}
    >
      <option value="">{words.chooseVariant}</option>
      {choice.soldOut.map((variant, index) => (
        <option key={toVariantLabel(variant)} value={String(index)}>
          {toVariantLabel(variant)}
        </option>
      ))}
    </Select>
  );
}
