import { type Columns, headingsOf } from '../read-columns.ts';

/** The columns of our own sheet of customers; a row for each address. */
export const CUSTOMER_COLUMNS = {
  name: 'Name',
  mobile: 'Mobile',
  email: 'Email',
  newsletter: 'Newsletter agreed on',
  line1: 'Address line 1',
  line2: 'Address line 2',
  city: 'City',
  state: 'State',
  pin: 'PIN code',
  phone: 'Address phone',
  type: 'Address type',
} as const;
export type CustomerColumn =
  | keyof typeof CUSTOMER_COLUMNS
  | 'firstName'
  | 'lastName'
  | 'country'
  | 'optIn'
  | 'smsOptIn';

/** Their headings in our own sheet, and in exports of Shopify and WooCommerce. */
export const CUSTOMER_HEADINGS: Columns<CustomerColumn> = {
  name: ['name', 'customer name', 'full name', 'display name'],
  mobile: [
    'mobile',
    'mobile number',
    'phone',
    'phone number',
    'billing phone',
    'default address phone',
    'contact',
  ],
  email: ['email', 'e mail', 'email address', 'user email', 'billing email'],
  newsletter: ['newsletter agreed on'],
  line1: ['address line 1', 'address', 'address1', 'default address address1', 'billing address 1'],
  line2: ['address line 2', 'address2', 'default address address2', 'billing address 2'],
  city: ['city', 'default address city', 'billing city'],
  state: ['state', 'province code', 'default address province code', 'province', 'billing state', 'region'],
  pin: [
    'pin code',
    'pincode',
    'pin',
    'zip',
    'default address zip',
    'postal code',
    'billing postcode',
    'postcode',
  ],
  phone: ['address phone', 'default address phone'],
  type: ['address type'],
  firstName: ['first name', 'billing first name'],
  lastName: ['last name', 'billing last name'],
  country: ['country', 'country code', 'default address country code', 'country region', 'billing country'],
  optIn: ['accepts email marketing', 'accepts marketing'],
  smsOptIn: ['accepts sms marketing'],
};

const known = headingsOf(CUSTOMER_HEADINGS);

/** Returns whether a customer column with this folded heading is read. */
export function isCustomerHeading(heading: string): boolean {
  return known.has(heading);
}
