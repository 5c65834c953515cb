import { expect, test } from 'vitest';
import { Hono } from 'hono';
import type { Ctx } from '#shop/context.ts';
import { answerFile } from './answer-file.ts';
import type { ApiEnv } from './env.ts';

/** Answers with a file made of parts, and returns the response and the log lines. */
async function answer(parts: () => AsyncGenerator<string>) {
  const logged: unknown[] = [];
  const app = new Hono<ApiEnv>();
  app.get('/file', (c) => {
    c.set('ctx', { log: { error: (facts: object) => logged.push(facts) } } as unknown as Ctx);
    return answerFile(c, { name: 'month.csv', type: 'text/csv; charset=utf-8', parts: parts() });
  });
  return { response: await app.request('/file'), logged };
}

test('the parts of a file arrive as one file, under its name', async () => {
  const { response } = await answer(async function* () {
    yield 'Name,₹\r\n';
    yield '';
    yield 'दीया,12\r\n';
  });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="month.csv"');
  expect(await response.text()).toBe('Name,₹\r\nदीया,12\r\n');
});

test('a file that fails midway does not look complete, and the error is logged', async () => {
  const { response, logged } = await answer(async function* () {
    yield 'Name\r\n';
    throw new Error('the database has gone');
  });
  await expect(response.text()).rejects.toThrow();
  expect(logged).toEqual([{ error: 'the database has gone', path: '/file' }]);
});

test('a reader who disconnects stops the file', async () => {
  let made = 0;
  const { response } = await answer(async function* () {
    for (; made < 1_000_000; made += 1) yield 'x'.repeat(1000);
  });
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel();
  const then = made;
  await new Promise((resume) => setTimeout(resume, 20));
  expect(made).toBe(then);
  expect(made).toBeLessThan(1000);
});
