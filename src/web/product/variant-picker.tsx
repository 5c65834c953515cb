import { toSwatch } from '#domain/catalogue/swatch.ts';
import type { Axis, Option } from '#domain/catalogue/variant-choice.ts';
import { classes } from '#ui/classes.ts';
import type { VariantChoice } from './use-variant-choice.ts';

const NAMES: Record<Axis, string> = { color: 'Colour', size: 'Size' };

/**
 * Colours and sizes as labelled buttons; an option that is unavailable with the rest of the choice is struck through and gives the reason.
 */
export function VariantPicker({ choice }: { choice: VariantChoice }) {
  const { options, state } = choice;
  const axes = (['color', 'size'] as const).filter((axis) => options[axis].length > 0);
  if (axes.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      {axes.map((axis) => (
        <fieldset key={axis}>
          <legend className="mb-2">
            <span className="font-medium">{NAMES[axis]}:</span> {choice.choice[axis] ?? 'choose one'}
          </legend>
          <div className="flex flex-wrap gap-2">
            {options[axis].map((option) => (
              <OptionButton
                key={option.value}
                axis={axis}
                option={option}
                onPress={() => choice.press(axis, option.value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p role="status" className="font-medium text-alert empty:hidden">
        {state?.kind === 'gone' && state.words}
      </p>
    </div>
  );
}

type OptionButtonProps = { axis: Axis; option: Option; onPress: () => void };

function OptionButton({ axis, option: { value, chosen, disabled, reason }, onPress }: OptionButtonProps) {
  const isOut = disabled && !chosen;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={reason ? `${value}, ${reason.toLowerCase()}` : value}
      title={reason ?? undefined}
      disabled={isOut}
      onClick={onPress}
      className={classes(
        'inline-flex min-h-11 items-center gap-2 rounded-sm border px-3 transition-colors',
        chosen
          ? 'border-madder bg-madder-wash shadow-[inset_0_0_0_1px] shadow-madder'
          : 'border-edge bg-card',
        disabled && 'text-quiet line-through',
        isOut ? 'border-line bg-sand' : !chosen && 'hover:border-ink',
      )}
    >
      {axis === 'color' && (
        <span
          aria-hidden="true"
          className={classes('size-5 rounded-full border border-edge', isOut && 'opacity-40')}
          style={{ background: toSwatch(value) }}
        />
      )}
      {value}
    </button>
  );
}
