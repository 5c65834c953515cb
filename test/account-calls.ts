import { post } from './buy.ts';
import { callApi, readAnswer } from './call-api.ts';
import type { As } from './make.ts';
import type { TestShop } from './open-shop.ts';
import { readRefusal } from './read-refusal.ts';

export const password = 'a long enough one';

export const withToken = (token: string): As => ({
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
});
export const codeOf = async (answer: Response) => (await readRefusal(answer)).code;

/** Returns the calls with which people register, log in and change their contacts, for a shop that is opened later. */
export function makeAccountCalls(getShop: () => TestShop) {
  /** Returns the newest message to a recipient: its text, the token of its link and its code. */
  async function messageTo(recipient: string) {
    getShop().clock.advance(1000);
    await getShop().drainJobs();
    const body = (await getShop().outbox()).find((each) => each.recipient === recipient)?.body ?? '';
    return { body, token: /\/([\w-]{43})/.exec(body)?.[1] ?? '', code: /\d{6}/.exec(body)?.[0] ?? '' };
  }
  async function register(email: string): Promise<As & { token: string }> {
    const body = { name: 'Asha Kumari', email, password };
    const { token } = await callApi('POST /auth/register', { shop: getShop(), body });
    return { token, ...withToken(token) };
  }
  const profileOf = (as: As) => callApi('GET /profile', { shop: getShop(), as });
  const put = ({ headers }: As, body: object) =>
    getShop().app.request('/api/v1/profile', { method: 'PUT', headers, body: JSON.stringify(body) });
  const send = (path: string, body: object, as?: As) => post(getShop(), path, { body, as });
  const prove = async (as: As, said: object) =>
    (await readAnswer('POST /profile/proof', await send('/profile/proof', said, as))).proof;
  async function proveByCode(as: As, mobile: string) {
    await send('/profile/proof/send-otp', {}, as);
    return prove(as, { otp: (await messageTo(mobile)).code });
  }
  /** Moves an account to a number whose code is known. */
  async function moveTo(as: As, mobile: string, proof?: string): Promise<Response> {
    await send('/profile/mobile/send-otp', { mobile_number: mobile.slice(3) }, as);
    const otp = (await messageTo(mobile)).code;
    const moved = await send(
      '/profile/mobile/verify-otp',
      { mobile_number: mobile.slice(3), otp, proof },
      as,
    );
    // Messages of this change are sent before any later ones.
    await messageTo(mobile);
    return moved;
  }
  const login = async (email: string, word = password) =>
    (await send('/auth/login', { email, password: word })).status;
  const addAddress = (as: As) =>
    send(
      '/profile/addresses',
      { line1: '1 Lane', city: 'Lucknow', state: 'UP', postal_code: '226001', phone: '9876543210' },
      as,
    );
  return { messageTo, register, profileOf, put, send, prove, proveByCode, moveTo, login, addAddress };
}
