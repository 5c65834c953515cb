import type { CollectionFields } from '#contract/catalogue/admin-collection.ts';
import type { RecordFormControl } from '#admin/form/use-record-form.ts';

/** The form of a collection, as its parts take it. */
export type CollectionControl = RecordFormControl<CollectionFields>;
