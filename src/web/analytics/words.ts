// All text of the bar that asks for consent to the advertiser's pixel. A changed text needs a new version: `TEXT` in ad-consent.ts.

export const adChoices = 'Advertising choices';
export const question =
  'May we tell Meta (Facebook, Instagram) which products you view and buy, so that our ads reach people who like them? The shop works the same either way.';
export const privacyPolicy = 'Privacy Policy';
export const allowed = 'You allowed this.';
export const refused = 'You refused this.';
export const refuse = 'Refuse';
export const allow = 'Allow';
