import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import { type Chosen, toFilterValue, toggleFilter } from '#domain/catalogue/filters.ts';
import type { Facet } from '#contract/catalogue/product-query.ts';
import { toSwatch } from '#domain/catalogue/swatch.ts';
import { CachedFragment } from '#web/rendering/fragment.tsx';
import { CheckboxLine } from '#ui/form/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import * as words from '../words.ts';

type FilterGroupsProps = {
  facets: readonly Facet[];
  sets: readonly FilterSet[];
  chosen: Chosen;
  onChange: (next: Chosen) => void;
};

const OPEN_AT_FIRST = 3;

/** Renders a block for each filter, with the number of products that every option would leave; options that leave none are disabled. */
export function FilterGroups(props: FilterGroupsProps) {
  return (
    <CachedFragment name={`filters ${JSON.stringify(props.chosen.filters)}`} of={props.facets}>
      <Groups {...props} />
    </CachedFragment>
  );
}

function Groups({ facets, sets, chosen, onChange }: FilterGroupsProps) {
  return facets.map((facet, index) => {
    const values = chosen.filters[facet.key] ?? [];
    const set = sets[index]!;
    return (
      <Disclosure
        key={facet.key}
        title={facet.label}
        defaultOpen={index < OPEN_AT_FIRST || values.length > 0}
        aside={values.length > 0 ? words.selected(values.length) : undefined}
      >
        <fieldset>
          <legend className="sr-only">{facet.label}</legend>
          {facet.options.map((option) => {
            const isChosen = values.includes(option.value);
            return (
              <CheckboxLine
                key={option.value}
                name={facet.key}
                value={toFilterValue(option.value)}
                checked={isChosen}
                disabled={option.count === 0 && !isChosen}
                onChange={() => onChange(toggleFilter(chosen, set, option.value))}
                label={<OptionLabel facet={facet} option={option} />}
                aside={<Count count={option.count} />}
              />
            );
          })}
        </fieldset>
      </Disclosure>
    );
  });
}

function OptionLabel({ facet, option }: { facet: Facet; option: Facet['options'][number] }) {
  if (facet.kind !== 'colour') return option.label;
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-5 rounded-full border border-edge"
        style={{ background: toSwatch(option.value) }}
      />
      {option.label}
    </span>
  );
}

function Count({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{words.countAloud(count)}</span>
    </>
  );
}
