import type { CheckoutForm } from '#domain/order/checkout.ts';
import type { SaveAddress } from '#contract/customer/address.ts';
import { callApi } from '#web/api-client.ts';
import { useSession } from '#web/state/session-store.ts';

/**
 * Saves the delivery address of an order to the account unless it is saved already, and the name if the account has none. The order does
 * not need them, so a failure is ignored.
 */
export async function keepAddress({ name, address, phone, countryCode }: CheckoutForm): Promise<void> {
  const { line1, line2, city, state, postalCode, country } = address;
  try {
    const { user } = useSession.getState();
    if (user && !user.name) {
      await callApi('PUT /mobile/profile', { body: { name } });
      useSession.setState({ user: { ...user, name } });
    }
    const { addresses } = await callApi('GET /profile/addresses');
    if (addresses.some((known) => known.line1 === line1 && known.postal_code === postalCode)) return;
    const body: SaveAddress = {
      type: 'home',
      line1,
      line2,
      city,
      state,
      postal_code: postalCode,
      country,
      phone: countryCode === '91' ? phone : `+${countryCode}${phone}`,
      is_default: addresses.length === 0,
    };
    await callApi('POST /profile/addresses', { body });
  } catch {
    // The next order offers to save it again.
  }
}
