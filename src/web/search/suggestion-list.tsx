import { History, LayoutGrid, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Thumbnail } from '#web/product-card/thumbnail.tsx';
import type { Group, Option } from './suggested.ts';
import * as words from './words.ts';

type SuggestionListProps = {
  groups: readonly Group[];
  /** Index of the option that Enter selects, counted through all groups. */
  active: number;
  list: { id: string; role: string };
  optionId: (index: number) => string;
  onChoose: (option: Option) => void;
  /** Set while there are past searches in the list. */
  onForget: (() => void) | undefined;
  /** Positions the list below its field. */
  className: string;
};

/** The suggestions in groups. They are links, so that they can also be opened in another tab; the focus stays in the field. */
export function SuggestionList({
  groups,
  active,
  list,
  optionId,
  onChoose,
  onForget,
  className,
}: SuggestionListProps) {
  const firsts = groups.map((_, index) => groups.slice(0, index).flatMap(({ options }) => options).length);
  return (
    <div
      className={`absolute top-full z-30 mt-1 max-h-[min(32rem,60dvh)] animate-fade overflow-y-auto overscroll-contain rounded-md border border-line bg-card py-2 shadow-lift ${className}`}
    >
      <div {...list} aria-label={words.suggestions}>
        {groups.map(({ title, options }, group) => (
          <div key={title} role="group" aria-labelledby={`${list.id}-title-${group}`}>
            <p id={`${list.id}-title-${group}`} className="px-4 pt-2 pb-1 text-sm text-quiet">
              {title}
            </p>
            {options.map((option, index) => (
              <OptionLine
                key={option.kind + option.to}
                option={option}
                id={optionId(firsts[group]! + index)}
                isActive={firsts[group]! + index === active}
                onChoose={() => onChoose(option)}
              />
            ))}
          </div>
        ))}
      </div>
      {onForget && (
        <button
          type="button"
          onClick={onForget}
          className="mx-2 mt-1 min-h-11 cursor-pointer rounded-sm px-2 text-sm text-quiet underline underline-offset-4 hover:text-ink"
        >
          {words.clearRecent}
        </button>
      )}
    </div>
  );
}

type OptionLineProps = { option: Option; id: string; isActive: boolean; onChoose: () => void };

function OptionLine({ option, id, isActive, onChoose }: OptionLineProps) {
  const { label, aside, to } = option;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      // Otherwise the field would lose the focus before the press ends.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 items-center gap-3 px-4 py-1 hover:bg-sand aria-selected:bg-sand aria-selected:shadow-[inset_3px_0_0_var(--color-madder)]"
    >
      <Sign option={option} />
      <span className="line-clamp-2 min-w-0 flex-1">{label}</span>
      {aside && <span className="flex-none text-sm text-quiet figures">{aside}</span>}
    </Link>
  );
}

const signs: Record<Exclude<Option['kind'], 'product'>, ReactNode> = {
  past: <History aria-hidden="true" size={18} className="text-quiet" />,
  term: <Search aria-hidden="true" size={18} className="text-quiet" />,
  category: <LayoutGrid aria-hidden="true" size={18} className="text-quiet" />,
};

function Sign({ option: { kind, image = '' } }: { option: Option }) {
  return kind === 'product' ? <Thumbnail src={image} className="w-11" /> : signs[kind];
}
