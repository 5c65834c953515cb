import { dismissToast, notify } from '#ui/overlay/toasts.ts';

/** The last *Saved* toast, and the form that it belongs to. */
let last: { form: string; id: number } | undefined;

/** Shows a toast that a form was saved, with Undo if one is given. */
export function notifySaved(form: string, undo: (() => void) | undefined): void {
  const id = notify('Saved', undo ? { action: { label: 'Undo', onPress: undo } } : {});
  last = { form, id };
}

/** Dismisses the *Saved* toast of another form once this form has unsaved changes, because the two would contradict each other. */
export function endSavedOfOthers(form: string): void {
  if (last && last.form !== form) dismissToast(last.id);
}
