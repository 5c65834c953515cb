import type { CollectionFields } from '#contract/catalogue/admin-collection.ts';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { useTitle } from '#admin/use-title.ts';
import { useNavigateFromHere } from '#admin/use-navigate-from-here.ts';
import { CollectionForm, toSavedCollection } from './collection-form.tsx';
import { useAddCollection } from './use-collection.ts';

const EMPTY: CollectionFields = {
  name: '',
  slug: '',
  description: '',
  picture_id: null,
  rule: null,
  product_ids: [],
};
const record = { values: EMPTY, version: 0 };

/** A new collection. */
export function Component() {
  const add = useAddCollection();
  const navigate = useNavigateFromHere();
  useTitle('New collection');
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title="New collection" />
      <CollectionForm
        draft="collection new"
        record={record}
        save={async (fields) => {
          const collection = await add.mutateAsync(fields);
          navigate(`/words/collections/${collection.id}`, { replace: true });
          return toSavedCollection(collection);
        }}
      />
    </div>
  );
}
