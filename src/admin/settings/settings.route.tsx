import { type ComponentType, useEffect } from 'react';
import { useParams } from 'react-router';
import { Component as NotFound } from '#admin/shell/not-found.route.tsx';
import { ScreenHead } from '#admin/shell/screen-head.tsx';
import { CodForm } from './cod-form.tsx';
import { CourierForm } from './courier-form.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { MessageChannels } from './message-channels.tsx';
import { PaymentForm } from './payment-form.tsx';
import { ReviewsForm } from './reviews-form.tsx';
import { SellerForm } from './seller-form.tsx';
import { ShopForm } from './shop-form.tsx';
import { StockForm } from './stock-form.tsx';

const screens: Record<string, { title: string; Form: ComponentType }> = {
  general: { title: 'Shop', Form: ShopForm },
  seller: { title: 'Seller and GST', Form: SellerForm },
  payment: { title: 'Payments', Form: PaymentForm },
  cod: { title: 'Rules for cash on delivery', Form: CodForm },
  shipping: { title: 'Delivery', Form: DeliveryForm },
  messages: { title: 'Messages', Form: MessageChannels },
  stock: { title: 'Stock', Form: StockForm },
  reviews: { title: 'Rules for reviews', Form: ReviewsForm },
  courier: { title: 'Courier', Form: CourierForm },
};

/** The form of one section of the settings, named by the address. */
export function Component() {
  const { section = '' } = useParams();
  const screen = Object.hasOwn(screens, section) ? screens[section] : undefined;
  useEffect(() => {
    document.title = `${screen?.title ?? 'Settings'} · Admin`;
  }, [screen]);
  if (!screen) return <NotFound />;
  const { title, Form } = screen;
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <ScreenHead title={title} parent="/" />
      <Form key={section} />
    </div>
  );
}
