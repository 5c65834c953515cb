import { z } from 'zod';
import { emailField } from '#domain/customer/email.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';

export const InquiryType = z.enum(['general', 'order', 'artisan', 'partnership']);
export type InquiryType = z.infer<typeof InquiryType>;

/** POST /contact, and the form of the contact page. */
export const ContactMessage = z.object({
  name: z
    .string('Name is required')
    .trim()
    .min(1, 'Name is required')
    .min(2, 'Name is required (minimum 2 characters)')
    .max(100, 'Name is too long'),
  email: emailField(),
  phone: z
    .string()
    .trim()
    .regex(/^$|^\+?[\d\s()-]{7,20}$/, 'Please enter a valid phone number')
    .nullish()
    .transform((phone) => phone ?? ''),
  subject: z
    .string('Subject is required')
    .trim()
    .min(1, 'Subject is required')
    .min(3, 'Subject is required (minimum 3 characters)')
    .max(150, atMostSentence(150)),
  message: z
    .string('Message is required')
    .trim()
    .min(10, 'Message is required (minimum 10 characters)')
    .max(4000, atMostSentence(4000)),
  type: InquiryType.default('general'),
  /** A complaint is sent to the grievance officer; a ticked checkbox of a form sends `on`. */
  complaint: z
    .union([z.boolean(), z.literal('on')])
    .default(false)
    .transform((value) => value !== false),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
