import { STATES } from '#domain/tax/state.ts';

/** The States and Union territories of India, as a filter or a field offers them. */
export const INDIAN_STATE_CHOICES = STATES.map(({ key, name }) => ({ value: key, label: name }));

/** The options of a selection of one State. */
export function IndianStateOptions() {
  return INDIAN_STATE_CHOICES.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
