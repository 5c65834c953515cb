import { describe, expect, test } from 'vitest';
import { emailField, maskEmail, optionalEmailField } from './email.ts';

describe('email addresses', () => {
  test.each([
    '',
    'asha',
    'asha@',
    '@example.com',
    'a b@example.com',
    `${'a'.repeat(250)}@example.com`,
    7,
    null,
  ])('%j is refused', (text) => {
    const result = emailField('Invalid email address').safeParse(text);
    expect(result.error?.issues[0]?.message).toBe('Invalid email address');
  });

  test('are trimmed', () => expect(emailField().parse(' asha@example.com ')).toBe('asha@example.com'));

  test('may be empty, null or missing where they are optional', () => {
    for (const none of ['', null, undefined]) expect(optionalEmailField().parse(none)).toBeUndefined();
    expect(optionalEmailField().safeParse('asha@').error?.issues[0]?.message).toBe('Invalid email');
  });

  test('show only their first letter in a log', () => {
    expect(maskEmail('ravi@example.com')).toBe('r***@example.com');
    expect(maskEmail('nobody')).toBe('***');
  });
});
