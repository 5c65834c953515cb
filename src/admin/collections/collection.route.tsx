import { useParams } from 'react-router';
import { toCollectionPath } from '#domain/catalogue/collection.ts';
import { formatCount } from '#domain/format-count.ts';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { SeeInShop } from '#admin/see-in-shop.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { CollectionForm, toSavedCollection } from './collection-form.tsx';
import { RemoveCollection } from './remove-collection.tsx';
import { useChangeCollection, useCollection } from './use-collection.ts';

/** One collection: its form, and how it is removed. */
export function Component() {
  const { id = '' } = useParams();
  const { data: collection, error, refetch } = useCollection(id);
  const change = useChangeCollection(id);
  const name = collection?.name ?? 'Collection';
  useTitle(name);
  if (!collection && error) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!collection) return <ScreenSkeleton />;
  const { products } = collection;
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead
        title={collection.name}
        actions={
          <>
            <SeeInShop path={toCollectionPath(collection)} />
            <RemoveCollection collection={collection} />
          </>
        }
      />
      <p className="text-quiet">It shows {formatCount(products, 'product')} now.</p>
      <CollectionForm
        key={collection.id}
        draft={`collection ${collection.id}`}
        record={toSavedCollection(collection)}
        current={collection}
        save={async (fields, version) => toSavedCollection(await change.mutateAsync({ ...fields, version }))}
      />
    </div>
  );
}
