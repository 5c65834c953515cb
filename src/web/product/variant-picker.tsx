import { formatRupees } from '#domain/money/money.ts';
import { toSwatch } from '#domain/catalogue/swatch.ts';
import type { Axis, Option } from '#domain/catalogue/variant-choice.ts';
import { Picture } from '#web/product-card/picture.tsx';
import { classes } from '#ui/classes.ts';
import type { Picture as Source } from '#domain/catalogue/picture.ts';
import type { VariantChoice } from './use-variant-choice.ts';
import * as words from './words.ts';

const NAMES: Record<Axis, string> = { color: words.colour, size: words.size };

/**
 * Colours and sizes as labelled buttons, a colour with its picture, and each with its price where prices differ; an option that is unavailable with the rest of the choice is struck through and gives the reason.
 */
export function VariantPicker({ choice, pictures }: { choice: VariantChoice; pictures: Source[] }) {
  const { options, state } = choice;
  const axes = (['color', 'size'] as const).filter((axis) => options[axis].length > 0);
  if (axes.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      {axes.map((axis) => (
        <fieldset key={axis}>
          <legend className="mb-2">
            <span className="font-medium">{words.nameOf(NAMES[axis])}</span>{' '}
            {choice.choice[axis] ?? words.chooseOne}
          </legend>
          <div className="flex flex-wrap gap-2">
            {options[axis].map((option) => (
              <OptionButton
                key={option.value}
                axis={axis}
                option={option}
                picture={pictures.find(({ color }) => axis === 'color' && color === option.value)}
                onPress={() => choice.press(axis, option.value)}
              />
            ))}
          </div>
          <WhyStruck options={options[axis]} />
        </fieldset>
      ))}
      <p role="status" className="font-medium text-alert empty:hidden">
        {state?.kind === 'gone' && state.words}
      </p>
    </div>
  );
}

function toLowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Shows below the options why some are struck through. */
function WhyStruck({ options }: { options: readonly Option[] }) {
  const out = options.filter(({ disabled, chosen }) => disabled && !chosen);
  if (out.length === 0) return null;
  return (
    <p className="mt-1.5 text-sm text-quiet">
      {words.struck(out.map(({ value }) => value).join(', '), toLowerFirst(out[0]!.reason ?? ''))}
    </p>
  );
}

type OptionButtonProps = { axis: Axis; option: Option; picture: Source | undefined; onPress: () => void };

function OptionButton({ axis, option, picture, onPress }: OptionButtonProps) {
  const { value, chosen, disabled, reason, fromPaise } = option;
  const isOut = disabled && !chosen;
  // A price that is struck through would look like a discount.
  const price = disabled || fromPaise === null ? undefined : formatRupees(fromPaise, { decimals: 'auto' });
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={reason ? words.struckOption(value, toLowerFirst(reason)) : undefined}
      // A screen reader reads the title after the name, so the shown price is hidden from it.
      title={price}
      disabled={isOut}
      onClick={onPress}
      className={classes(
        'inline-flex min-h-11 items-center gap-2 rounded-sm border px-3 transition-colors',
        chosen
          ? 'border-indigo bg-indigo-wash shadow-[inset_0_0_0_1px] shadow-indigo'
          : 'border-edge bg-card',
        disabled && 'text-quiet line-through',
        isOut ? 'border-line bg-sand' : !chosen && 'hover:border-ink',
      )}
    >
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="40px"
          upTo={160}
          className={classes('-ml-2 size-10 rounded-sm', isOut && 'opacity-40')}
        />
      )}
      {axis === 'color' && !picture && (
        <span
          aria-hidden="true"
          className={classes('size-5 rounded-full border border-edge', isOut && 'opacity-40')}
          style={{ background: toSwatch(value) }}
        />
      )}
      <span className="py-1.5 leading-snug">
        {value}
        {price && (
          <span aria-hidden="true" className="block text-sm text-quiet figures">
            {price}
          </span>
        )}
      </span>
    </button>
  );
}
