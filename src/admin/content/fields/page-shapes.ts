import type { FieldShape } from './field-shape.ts';
import { HOME_SHAPES } from './home-shapes.ts';

const line = (name: string, label: string, hint?: string): FieldShape => ({
  kind: 'line',
  name,
  label,
  ...(hint && { hint }),
});
const text = (name: string, label: string): FieldShape => ({ kind: 'text-area', name, label });
const lines = (name: string, label: string): FieldShape => ({ kind: 'one-per-line', name, label });

const heading = [line('title', 'Title'), line('subtitle', 'Subtitle')];
const address: FieldShape = {
  kind: 'group',
  name: 'address',
  label: 'Address',
  fields: [
    line('street', 'Street'),
    line('city', 'City'),
    line('state', 'State'),
    line('pincode', 'PIN'),
    line('country', 'Country'),
  ],
};
const link = [line('title', 'Text'), line('url', 'Leads to', 'A page such as /about, or an https address.')];
const links = (name: string, label: string): FieldShape => ({
  kind: 'list',
  name,
  label,
  one: 'Link',
  most: 20,
  fields: link,
});

/** The fields of each page, in the order of the page. */
export const PAGE_SHAPES: Record<string, readonly FieldShape[]> = {
  home: HOME_SHAPES,
  announcement: [
    { kind: 'switch', name: 'isShown', label: 'Show it above every page' },
    line('text', 'Sentence', 'Such as: Order by 2 November for Diwali.'),
    line('url', 'Leads to', 'A page such as /shipping, or an https address. Leave empty for no link.'),
    {
      kind: 'group',
      name: 'occasion',
      label: 'Next festival',
      hint: 'Until this day, product pages show the last day to order for the customer’s PIN code. Leave empty if there is none.',
      isOptional: true,
      fields: [line('name', 'Name', 'Such as: Diwali.'), { kind: 'day', name: 'day', label: 'Day' }],
    },
  ],
  footer: [
    line('companyName', 'Name'),
    text('companyDescription', 'About the shop'),
    line('email', 'E-mail'),
    line('phone', 'Phone'),
    address,
    {
      kind: 'group',
      name: 'socialLinks',
      label: 'Social media',
      fields: [line('facebook', 'Facebook'), line('instagram', 'Instagram'), line('twitter', 'X')],
    },
    links('quickLinks', 'First column of links'),
    links('customerService', 'Second column of links'),
    line('copyrightText', 'Copyright'),
  ],
  contact: [
    ...heading,
    line('email', 'E-mail'),
    line('phone', 'Phone'),
    line('whatsapp', 'WhatsApp'),
    address,
    lines('businessHours', 'Business hours'),
    line('mapEmbedUrl', 'Map', 'The https address of a map to show on the page.'),
    {
      kind: 'group',
      name: 'grievanceOfficer',
      label: 'Grievance officer',
      hint: 'Leave empty to use the officer from the settings.',
      isOptional: true,
      fields: [
        line('name', 'Name'),
        line('designation', 'Designation'),
        line('email', 'E-mail'),
        line('phone', 'Phone'),
      ],
    },
  ],
  faqs: [
    {
      kind: 'list',
      name: 'faqs',
      label: 'Questions',
      one: 'Question',
      most: 200,
      isOrdered: true,
      fields: [
        line('question', 'Question'),
        text('answer', 'Answer'),
        line('category', 'Group', 'Such as shipping or returns.'),
        { kind: 'switch', name: 'active', label: 'Shown in the shop' },
      ],
    },
  ],
  shipping: [
    ...heading,
    line('deliveryTime', 'Usual delivery time'),
    {
      kind: 'list',
      name: 'zones',
      label: 'Zones',
      one: 'Zone',
      most: 20,
      fields: [line('zone', 'Zone'), line('delivery', 'Delivery time'), line('charges', 'Charges')],
    },
    {
      kind: 'group',
      name: 'expressShipping',
      label: 'Express',
      fields: [
        { kind: 'switch', name: 'available', label: 'Express is offered' },
        line('charges', 'Charges'),
        line('delivery', 'Delivery time'),
      ],
    },
    text('trackingInfo', 'Tracking'),
    text('packagingNote', 'Packing'),
    lines('restrictions', 'Restrictions'),
    text('contactSupport', 'Text beside your contact details'),
  ],
  returns: [
    ...heading,
    line(
      'returnWindow',
      'Return window',
      'Write {returnWindow} for the number of days, which is set under Shop.',
    ),
    lines('process', 'How to return'),
    lines('eligibleItems', 'What can be returned'),
    lines('nonReturnableItems', 'What cannot be returned'),
    lines('refundMethods', 'How refunds are paid'),
    text('exchangePolicy', 'Exchange'),
    text('damagePolicy', 'Damaged pieces'),
    text('contactSupport', 'Text beside your contact details'),
  ],
  legal: [
    { kind: 'markdown', name: 'privacy_policy', label: 'Privacy policy' },
    { kind: 'markdown', name: 'terms_conditions', label: 'Terms and conditions' },
  ],
  about: [
    ...heading,
    text('mission', 'Mission'),
    text('vision', 'Vision'),
    { kind: 'markdown', name: 'story', label: 'Your story' },
    {
      kind: 'list',
      name: 'values',
      label: 'What you stand for',
      one: 'Value',
      most: 12,
      fields: [line('title', 'Title'), text('description', 'Description')],
    },
    {
      kind: 'list',
      name: 'stats',
      label: 'Figures',
      one: 'Figure',
      most: 12,
      fields: [
        line('number', 'Number', 'Such as 40+. State only what is true.'),
        line('label', 'What it counts'),
      ],
    },
    {
      kind: 'list',
      name: 'teamMembers',
      label: 'Who works here',
      one: 'Person',
      most: 40,
      fields: [line('name', 'Name'), line('position', 'Work'), text('bio', 'About them')],
    },
  ],
};
