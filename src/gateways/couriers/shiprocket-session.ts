import { dayMs } from '#domain/durations.ts';
import type { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { type CourierCall, type CourierClient, readRefusedStatus } from './courier-client.ts';
import { LoginAnswer } from './shiprocket-answers.ts';

// A token is valid for ten days; a new one is requested a day before it ends.
const KEEP_MS = 9 * dayMs;

type Credentials = { email: string; password: string };
type Asked = Omit<CourierCall, 'body' | 'headers'> & { json?: object };

/** Signs in to Shiprocket on first use, keeps the token in memory, and signs in again if the token is refused. */
export function createShiprocketSession(client: CourierClient, credentials: Credentials, clock: Clock) {
  let token: { value: string; until: number } | undefined;

  async function signIn(): Promise<string> {
    const body = JSON.stringify(credentials);
    const headers = { 'content-type': 'application/json' };
    const { token: value } = await client.ask(LoginAnswer, {
      what: 'the sign-in',
      path: '/auth/login',
      headers,
      body,
    });
    token = { value, until: clock.now().getTime() + KEEP_MS };
    return value;
  }

  async function send<Schema extends z.ZodType>(schema: Schema, { json, ...call }: Asked) {
    const isFresh = token !== undefined && clock.now().getTime() < token.until;
    const authorization = `Bearer ${isFresh ? token!.value : await signIn()}`;
    const body = json && { body: JSON.stringify(json) };
    return client.ask(schema, {
      ...call,
      headers: { authorization, 'content-type': 'application/json' },
      ...body,
    });
  }

  return async function ask<Schema extends z.ZodType>(schema: Schema, call: Asked): Promise<z.infer<Schema>> {
    try {
      return await send(schema, call);
    } catch (error) {
      if (readRefusedStatus(error) !== 401 || token === undefined) throw error;
      token = undefined;
      return send(schema, call);
    }
  };
}
