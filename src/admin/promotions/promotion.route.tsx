import { Copy } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { rupees } from '#admin/format/rupees.ts';
import { useTitle } from '#admin/use-title.ts';
import { buttonClasses } from '#ui/form/button.tsx';
import { EndPromotion } from './end-promotion.tsx';
import { PromotionForm, toSavedPromotion } from './promotion-form.tsx';
import { PromotionState, formatUses } from './promotion-words.tsx';
import { useChangePromotion, usePromotion } from './use-promotion.ts';

/** One promotion code: what it did, its form, and how it ends. */
export function Component() {
  const { id = '' } = useParams();
  const { data: promotion, error, refetch } = usePromotion(id);
  const change = useChangePromotion(id);
  const code = promotion?.code;
  useTitle(code ?? 'Code');
  if (!promotion && error) return <CannotReach error={error} retry={() => void refetch()} />;
  if (!promotion) return <ScreenSkeleton />;
  return (
    <div className="flex max-w-3xl flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead
        title={promotion.code}
        actions={
          <>
            <Link
              to={`/words/codes/new?from=${promotion.id}`}
              className={buttonClasses({ variant: 'secondary' })}
            >
              <Copy aria-hidden="true" size={18} />
              Duplicate
            </Link>
            <EndPromotion promotion={promotion} />
          </>
        }
      >
        <PromotionState state={promotion.state} />
      </ScreenHead>
      <p className="text-quiet">
        {`For ${promotion.collection?.name ?? 'every product'}. Used ${formatUses(promotion)}. It took ${rupees(promotion.given_away)} off orders.`}
      </p>
      <PromotionForm
        key={promotion.id}
        draft={`promotion ${promotion.id}`}
        record={toSavedPromotion(promotion)}
        collection={promotion.collection}
        save={async (fields, version) => toSavedPromotion(await change.mutateAsync({ ...fields, version }))}
        canUndo
      />
    </div>
  );
}
