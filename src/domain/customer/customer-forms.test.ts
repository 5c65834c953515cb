import { describe, expect, test } from 'vitest';
import { toFieldErrors } from '#domain/error.ts';
import { averageRating } from '#domain/catalogue/rating.ts';
import { toReviewAuthor } from '#domain/review/review.ts';
import { StockRequest } from '#contract/stock/stock-request.ts';
import { ContactMessage } from '#contract/support/contact.ts';
import { WriteReview } from '#contract/catalogue/review.ts';
import { Subscribe } from '#contract/messaging/newsletter.ts';

describe('the contact form', () => {
  test('returns an error for each missing or invalid field', () => {
    expect(
      toFieldErrors(ContactMessage.safeParse({ phone: 'call me', message: 'Hi' }).error!.issues),
    ).toEqual({
      name: 'Name is required',
      email: 'Invalid email address',
      phone: 'Please enter a valid phone number',
      subject: 'Subject is required',
      message: 'Message is required (minimum 10 characters)',
    });
  });

  test('reports an empty field as required, and a short one with its minimum length', () => {
    const fields = (name: string, subject: string) => {
      const { error } = ContactMessage.safeParse({ name, subject });
      return toFieldErrors(error!.issues);
    };
    expect(fields(' ', '')).toMatchObject({ name: 'Name is required', subject: 'Subject is required' });
    expect(fields('A', 'x')).toMatchObject({
      name: 'Name is required (minimum 2 characters)',
      subject: 'Subject is required (minimum 3 characters)',
    });
  });

  test('accepts an empty phone number and a ticked complaint box, and defaults to the general type', () => {
    const message = {
      name: 'Asha',
      email: 'a@example.com',
      subject: 'Diyas',
      message: 'Do you have more of them?',
    };
    for (const phone of ['', null, undefined]) {
      const taken = { ...message, phone: '', type: 'general', complaint: false };
      expect(ContactMessage.parse({ ...message, phone })).toEqual(taken);
    }
    for (const complaint of [true, 'on'])
      expect(ContactMessage.parse({ ...message, complaint }).complaint).toBe(true);
    expect(ContactMessage.safeParse({ ...message, type: 'press' }).success).toBe(false);
  });
});

describe('a stock request', () => {
  test('defaults to one piece of the product', () => {
    expect(StockRequest.parse({ product_id: 'prd_1', variant_color: 'Red', variant_size: '' })).toEqual({
      product_id: 'prd_1',
      quantity: 1,
      notes: '',
      variant_id: null,
      variant_color: 'Red',
      variant_size: null,
    });
  });

  test.each([0, -2, 1.5, '1', 1000])('for %j pieces is refused', (quantity) => {
    expect(StockRequest.safeParse({ product_id: 'prd_1', quantity }).error?.issues[0]?.path).toEqual([
      'quantity',
    ]);
  });
});

describe('a review', () => {
  test.each([0, 6, 4.5, '5', null])('of %j stars is refused', (rating) => {
    const { error } = WriteReview.safeParse({ rating, text: 'Lovely' });
    expect(error?.issues[0]?.message).toBe('Please choose 1 to 5 stars');
  });

  test('needs a text but no title', () => {
    expect(WriteReview.parse({ rating: 5, text: ' Lovely ', author: 'X' })).toEqual({
      rating: 5,
      title: '',
      text: 'Lovely',
      photo_ids: [],
    });
    expect(WriteReview.safeParse({ rating: 5, text: '  ' }).error?.issues[0]?.message).toBe(
      'Please write a few words',
    );
  });

  test.each([
    [0, 0, 0],
    [13, 3, 4.3],
    [14, 3, 4.7],
    [5, 1, 5],
  ])('%s stars from %s reviews average %s', (sum, count, average) => {
    expect(averageRating(sum, count)).toBe(average);
  });

  test.each([
    ['Asha Rani', 'Asha R.'],
    [' Sunita Devi paswan', 'Sunita P.'],
    ['Ravi', 'Ravi'],
    ['', 'A customer'],
  ])('by %j is signed %j', (name, author) => expect(toReviewAuthor(name)).toBe(author));
});

test('the newsletter form refuses an invalid e-mail address', () => {
  expect(Subscribe.safeParse({ email: 'asha' }).error?.issues[0]?.message).toBe('Invalid email address');
});
