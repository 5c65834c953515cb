// All text that people read about saved addresses and in address fields.

export const title = 'My Addresses';
export const add = 'Add Address';
export const loadFailed = 'Failed to load addresses';
export const emptyTitle = 'No addresses yet';
export const emptyText = 'Save an address to check out faster.';
export const addFirst = 'Add First Address';

export const defaultBadge = 'Default';
export const edit = 'Edit';
export const editOf = (type: string, line: string) => `Edit ${type}: ${line}`;
export const remove = 'Delete';
export const removeOf = (type: string, line: string) => `Delete ${type}: ${line}`;
export const removeTitle = 'Delete address';
export const removeQuestion = 'Are you sure you want to delete this address?';
export const removed = 'Address deleted successfully';
export const removeFailed = 'Failed to delete address';
export const undo = 'Undo';

export const newTitle = 'New Address';
export const editTitle = 'Edit Address';
export const addButton = 'Add Address';
export const updateButton = 'Update Address';
export const cancel = 'Cancel';
export const added = 'Address added successfully';
export const updated = 'Address updated successfully';
export const saveFailed = 'Failed to save address';

export const type = 'Type';
export const phone = 'Phone';
export const phoneHint = 'The courier calls this number';
export const pin = 'PIN code';
export const pinHint = "We'll fill in city and state";
export const pinFilled = 'Filled in from your PIN code';
export const pinOfSeveral = 'This PIN covers more than one place. Please check city and state.';
export const pinUnknown = 'We do not know this PIN. Please check it, or just continue.';
export const city = 'City';
export const state = 'State';
export const chooseState = 'Choose a state';
export const line1 = 'Address';
export const line1Example = 'House, street, area';
export const line2 = 'Landmark, floor (optional)';
export const setDefault = 'Set as default address';

export const locate = 'Use My Current Location';
export const located = 'Location detected and address populated';
export const locateUnsupported = 'Geolocation is not supported by this browser';
export const locateRefused = 'Unable to get your location. Please enter address manually.';
export const locateNoAddress = 'Failed to get address from location';
export const locateFailed = 'Failed to process location';
