// A module apart from the schema, which the form fetches only when the visitor starts to write.

export const INQUIRY_TYPES = {
  general: 'General Inquiry',
  order: 'Order Support',
  artisan: 'Artisan Information',
  partnership: 'Partnership',
} as const;

export const CONTACT_WORDS = {
  sending: 'Sending...',
  failed: 'Failed to send message. Please try again.',
  done: "Message sent successfully! We'll get back to you soon.",
  doneWithoutEmail:
    'We have your message. We cannot send emails right now: please read our reply with your ticket number.',
} as const;
