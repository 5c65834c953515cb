import { z } from 'zod';
import { emailField } from '#domain/customer/email.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';
import { PASSWORD_LEAST } from '#domain/sign-in/password-least.ts';

export const Login = z.object({
  email: emailField(),
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(200, atMostSentence(200)),
});
export type Login = z.infer<typeof Login>;

export const Register = z.object({
  name: z
    .string('Please enter your name')
    .trim()
    .min(2, 'Please enter your name')
    .max(100, atMostSentence(100)),
  email: emailField(),
  password: z
    .string('Please choose a password')
    .min(PASSWORD_LEAST, `Password must be at least ${PASSWORD_LEAST} characters`)
    .max(200, 'Password is too long'),
});
export type Register = z.infer<typeof Register>;

/** The response of every kind of login. */
export const LoginAnswer = z.object({
  token: z.string(),
  expires_at: z.iso.datetime(),
  user: z.looseObject({ id: z.string() }),
  is_new_user: z.boolean(),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;
