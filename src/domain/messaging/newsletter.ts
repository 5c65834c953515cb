/** The response is the same whether or not the address is known, so that nobody can find out who is subscribed. */
export const SUBSCRIBE_ANSWER = 'Please check your inbox and confirm your subscription.';

/** The state of a subscription: asked for, confirmed by the link in the e-mail, ended. */
export type SubscriptionState = 'asked' | 'confirmed' | 'ended';

export const CONFIRMED_ANSWER = 'Thank you! Your subscription is confirmed.';
export const ENDED_ANSWER = 'You are unsubscribed. We will not write to you again.';
