import { dismissToast, notify } from '#ui/overlay/toasts.ts';

/** The last toast that said *Saved*, and the form that it is about. */
let last: { form: string; id: number } | undefined;

/** Says that a form was saved, with Undo where that is offered. */
export function notifySaved(form: string, undo: (() => void) | undefined): void {
  const id = notify('Saved', undo ? { action: { label: 'Undo', onPress: undo } } : {});
  last = { form, id };
}

/** Takes away the *Saved* of another form, once this one has something that is not saved: the two would contradict each other. */
export function endSavedOfOthers(form: string): void {
  if (last && last.form !== form) dismissToast(last.id);
}
