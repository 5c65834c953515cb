import { type ComponentType } from 'react';
import { useParams } from 'react-router';
import { Component as NotFound } from '#admin/shell/not-found.route.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { useTitle } from '#admin/use-title.ts';
import { CodForm } from './cod-form.tsx';
import { CourierForm } from './courier-form.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { MessageChannels } from './message-channels.tsx';
import { PaymentForm } from './payment-form.tsx';
import { ReviewsForm } from './reviews-form.tsx';
import { SellerForm } from './seller-form.tsx';
import { ShopForm } from './shop-form.tsx';
import { SETTINGS_SCREENS } from './settings-screens.ts';
import { StockForm } from './stock-form.tsx';

const forms: Record<string, ComponentType> = {
  general: ShopForm,
  seller: SellerForm,
  payment: PaymentForm,
  cod: CodForm,
  shipping: DeliveryForm,
  messages: MessageChannels,
  stock: StockForm,
  reviews: ReviewsForm,
  courier: CourierForm,
};

/** The form of one section of the settings, named by the address. */
export function Component() {
  const { section = '' } = useParams();
  const title = SETTINGS_SCREENS.find(({ path }) => path === `/settings/${section}`)?.name;
  useTitle(title ?? 'Settings');
  const Form = forms[section];
  if (!title || !Form) return <NotFound />;
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title={title} parent="/ready" />
      <Form key={section} />
    </div>
  );
}
