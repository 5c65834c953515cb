import type { ReactNode } from 'react';

/**
 * On a phone, shows the next step at the bottom of the screen, wherever the page is scrolled. At the end of the content it lies below
 * everything, so it covers nothing permanently; the scroll padding of app.css keeps focused fields above it.
 */
export function CheckoutBar({ children }: { children: ReactNode }) {
  return (
    <div className="checkout-bar no-print sticky bottom-(--foot,0px) z-30 -mx-4 mt-6 border-t border-line bg-card px-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lift md:-mx-6 md:px-6 lg:hidden">
      {children}
    </div>
  );
}
