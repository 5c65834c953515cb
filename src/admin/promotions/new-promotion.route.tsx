import { useSearchParams } from 'react-router';
import type { PromotionFields } from '#contract/pricing/admin-promotion.ts';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { useNavigateFromHere } from '#admin/use-navigate-from-here.ts';
import { PromotionForm, toSavedPromotion } from './promotion-form.tsx';
import { useAddPromotion, usePromotion } from './use-promotion.ts';

const EMPTY: PromotionFields = {
  code: '',
  description: '',
  type: 'percentage',
  discount: 10,
  max_discount: null,
  minimum: 0,
  collection_id: null,
  starts_at: null,
  ends_at: null,
  usage_limit: null,
  per_customer_limit: null,
  shown_in_strip: false,
};

/** A new promotion code, empty or with the fields of another one. */
export function Component() {
  const [search] = useSearchParams();
  const from = search.get('from') ?? '';
  const model = usePromotion(from);
  const add = useAddPromotion();
  const navigate = useNavigateFromHere();
  useTitle('New code');
  if (from && model.error) return <CannotReach error={model.error} retry={() => void model.refetch()} />;
  if (from && !model.data) return <ScreenSkeleton />;
  const copied = model.data && {
    ...toSavedPromotion(model.data).values,
    code: '',
    starts_at: null,
    ends_at: null,
  };
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title="New code" />
      <PromotionForm
        draft={`promotion new ${from}`}
        record={{ values: copied ?? EMPTY, version: 0 }}
        collection={model.data?.collection ?? null}
        save={async (fields) => {
          const promotion = await add.mutateAsync(fields);
          navigate(`/words/codes/${promotion.id}`, { replace: true });
          return toSavedPromotion(promotion);
        }}
      />
    </div>
  );
}
