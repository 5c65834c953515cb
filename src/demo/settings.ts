import type { Seller } from '#domain/seller/seller.ts';

/**
 * The seller of the demo. All values are invented: the PAN is a pattern, the GSTIN has a correct check character, the telephone numbers
 * begin with a digit that no subscriber has, and `.example` is reserved.
 */
export const demoSeller: Seller = {
  kind: 'regular',
  legalName: 'Haat Handicrafts',
  tradeName: 'Haat',
  gstin: '09ABCDE1234F1ZY',
  pan: 'ABCDE1234F',
  address: {
    line1: 'House 12, Bunkar Gali',
    line2: 'Chowk',
    city: 'Varanasi',
    state: 'UP',
    postalCode: '221001',
  },
  email: 'support@haat.example',
  phone: '+91 542 000 0100',
  homeState: 'UP',
  hsnDigits: 8,
  signatoryName: 'Vasudha Mishra',
  signatureImage: null,
  grievanceOfficer: {
    name: 'Anjali Tripathi',
    designation: 'Grievance Officer',
    email: 'grievance@haat.example',
    phone: '+91 542 000 0101',
  },
  turnoverLimitPaise: null,
};

/** All other delivery settings have their defaults. */
export const demoShipping = { giftWrapOffered: true, giftWrapPaise: 49_00 };
