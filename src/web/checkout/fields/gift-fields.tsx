import { useFormContext } from 'react-hook-form';
import { type CheckoutFormInput, GIFT_MESSAGE_MOST } from '#domain/order/checkout.ts';
import { formatRupees, toPaise } from '#domain/money/money.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import * as words from '../words.ts';

/** Wraps the order as a gift, for the charge shown next to it, and asks for the message for the parcel. */
export function GiftFields({ charge }: { charge: number }) {
  const { register, watch, formState } = useFormContext<CheckoutFormInput>();
  const price = charge === 0 ? words.giftFree : `+ ${formatRupees(toPaise(charge), { decimals: 'auto' })}`;
  const left = GIFT_MESSAGE_MOST - (watch('giftMessage') ?? '').length;
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={words.gift(price)}
        hint={words.giftHint}
        error={formState.errors.isGift?.message}
        {...register('isGift')}
      />
      {watch('isGift') && (
        <TextArea
          label={words.giftMessage}
          rows={3}
          maxLength={GIFT_MESSAGE_MOST}
          hint={words.giftMessageHint(left)}
          error={formState.errors.giftMessage?.message}
          {...register('giftMessage')}
        />
      )}
    </div>
  );
}
