/** Actions whose words do not follow from their name. A refused action is named by its reason. */
const irregular: Record<string, string> = {
  'access.forbidden': 'Refused: not allowed',
  'access.other_site': 'Refused: from another website',
  'api_key.unknown': 'Refused: unknown API key',
  'login.failed': 'Refused: wrong e-mail or password',
  'passkey.refused': 'Refused: passkey',
  'second_factor.wrong': 'Refused: wrong code',
  'session.required': 'Refused: a customer',
  'api_keys.created': 'API key made',
  'api_keys.revoked': 'API key revoked',
  'backup.downloaded': 'Backup downloaded',
  'backup.started': 'Backup started',
  'backup.test_started': 'Backup tested',
  'content.published': 'Scheduled content published',
  'content.scheduled': 'Content scheduled',
  'content.unscheduled': 'Scheduled content withdrawn',
  'customer.erased': 'Customer data erased',
  'data.exported': 'Data exported',
  'failed_work.discarded': 'Failed work discarded',
  'failed_work.retried': 'Failed work tried again',
  'order.cash_collected': 'Cash for an order recorded',
  'order.cash_handed_back': 'Cash for an order handed back',
  'order.returned_to_origin': 'Order came back undelivered',
  'product.price_put_back': 'Price change undone',
  'policy.read': 'Built-in policy marked as read',
  'second_factor.added': 'Two-step sign-in added',
  'second_factor.begun': 'Authenticator app set-up started',
  'second_factor.removed': 'Two-step sign-in removed',
  'sessions.ended': 'Signed out elsewhere',
  'shop.opened': 'Shop opened',
  'staff.changed': 'Person’s rights or name changed',
  'staff.first_owner': 'Shop claimed by its first owner',
  'staff.invited': 'Person invited',
  'staff.joined': 'Invitation accepted',
  'staff.link_made': 'Password link made',
  'staff.login_reset': 'Sign-in reset',
  'staff.password_changed': 'Password changed',
  'staff.signed_in': 'Signed in',
  'staff.signed_out': 'Signed out',
  'stock.counted': 'Stock counted',
  'stock.noted': 'Shelf and low mark noted',
  'stock.photo_added': 'Photo of damage saved',
  'stock.written_off': 'Damaged pieces written off',
  'supplier.checked': 'Supplier tested',
  'tax_rates.saved': 'GST rates saved',
};

/** Returns the words for an action of the audit log: `order.note_added` is "Order note added". */
export function nameAction(action: string): string {
  return irregular[action] ?? toWords(action);
}

/** Fields that the screens where they are edited label differently. */
const irregularFields: Record<string, string> = {
  alt: 'Description',
  awb: 'Tracking number',
  cod: 'COD',
  color: 'Colour',
  craftmark_no: 'Craftmark licence',
  email: 'E-mail',
  gi_authorised_user_no: 'Authorised user number',
  gi_name: 'Geographical indication',
  gstin: 'GSTIN',
  hsn: 'HSN code',
  location: 'Shelf',
  pictures: 'Photos',
  sku: 'SKU',
  slug: 'Web address',
  stock_quantity: 'Stock',
};

/** Returns the label of a field: `most_open_orders` and `mostOpenOrders` are "Most open orders". An article number stays unchanged. */
export function nameField(name: string): string {
  if (/^[A-Z0-9][A-Z0-9-]+$/.test(name)) return name;
  return irregularFields[name] ?? toWords(name.replace(/(_paise|_at|Paise|At)$/, '') || name);
}

/** Turns an identifier into words: `no_stock` is "No stock". */
export function toWords(name: string): string {
  const text = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
