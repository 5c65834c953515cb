// Every sentence of the footer that a person reads, besides what the owner writes there (`domain/content/`).

export const privacy = 'Privacy Policy';
export const terms = 'Terms & Conditions';
export const quickLinks = 'Quick Links';
export const customerService = 'Customer Service';
export const contact = 'Contact';
export const facebook = 'Facebook';
export const instagram = 'Instagram';
export const twitter = 'Twitter';
