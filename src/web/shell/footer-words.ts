// All text of the footer, except the texts that the owner writes (`domain/content/`).

export const privacy = 'Privacy Policy';
export const terms = 'Terms & Conditions';
export const quickLinks = 'Quick Links';
export const customerService = 'Customer Service';
export const contact = 'Contact';
export const facebook = 'Facebook';
export const instagram = 'Instagram';
export const twitter = 'Twitter';
