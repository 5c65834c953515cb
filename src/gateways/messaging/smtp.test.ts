import { isShopError } from '#domain/error.ts';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtp } from './smtp.ts';

const FROM = 'Haat <orders@haat.example>';
const MAIL = {
  channel: 'email' as const,
  to: 'asha@example.in',
  subject: 'Your order – ₹1,499 · दीया',
  text: 'Thank you, Asha.\nदीया × 2 = ₹598',
};

test('hands the mail to the server, signed in, from the shop, to one recipient', async () => {
  const { smtp, said, mails } = await openSmtp();
  const { providerMessageId } = await smtp.send(MAIL);
  expect(providerMessageId).toMatch(/^<.+@haat\.example>$/);
  expect(said).toContain(`AUTH PLAIN ${Buffer.from('\0user\0pass word').toString('base64')}`);
  expect(said).toContain('MAIL FROM:<orders@haat.example>');
  expect(said.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<asha@example.in>']);
  const { headers, body } = toParts(mails[0]!);
  expect(headers['from']).toBe(FROM);
  expect(headers['to']).toBe('asha@example.in');
  expect(decodeWords(headers['subject']!)).toBe(MAIL.subject);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(decodeBody(headers['content-transfer-encoding']!, body)).toBe(MAIL.text);
  expect(headers['message-id']).toBe(providerMessageId);
});

test('keeps the connection for the next mail', async () => {
  const { smtp, said, mails } = await openSmtp();
  await smtp.send(MAIL);
  await smtp.send(MAIL);
  expect(mails).toHaveLength(2);
  expect(said.filter((line) => line.startsWith('EHLO'))).toHaveLength(1);
});

test('line breaks in an address or a subject add neither recipients nor headers', async () => {
  const { smtp, said, mails } = await openSmtp();
  await smtp.send({ ...MAIL, subject: 'Hello\r\nBcc: eve@example.com' });
  await smtp.send({ ...MAIL, to: 'asha@example.in, eve@example.com' }).catch(() => undefined);
  await smtp.send({ ...MAIL, to: 'asha@example.in\r\nRCPT TO:<eve@example.com>' }).catch(() => undefined);
  expect(said.filter((line) => /^RCPT.*<eve@/.test(line))).toEqual([]);
  expect(mails.some((mail) => /^bcc:/im.test(mail))).toBe(false);
});

test('a full mailbox may be tried again, an unknown one not', async () => {
  const { smtp, answers } = await openSmtp();
  for (const [answer, canRetry] of [
    ['452 4.2.2 Mailbox full', true],
    ['550 5.1.1 No such user', false],
  ] as const) {
    answers.rcpt = answer;
    const error = await smtp.send(MAIL).catch((failure) => failure);
    expect(error).toMatchObject({ kind: 'unavailable', message: 'The message could not be sent' });
    expect(isShopError(error, 'supplier.unavailable')).toBe(canRetry);
  }
});

test('an unreachable or silent server is reported as unavailable', async () => {
  const gone = createSmtp({ url: 'smtp://127.0.0.1:9', from: FROM });
  await expect(gone.send(MAIL)).rejects.toMatchObject({ code: 'supplier.unavailable' });
  const { smtp, answers } = await openSmtp({ timeoutMs: 200 });
  answers.greeting = '';
  await expect(smtp.send(MAIL)).rejects.toMatchObject({ code: 'supplier.unavailable' });
});

test('a server that keeps sending lines without ever finishing is reported as unavailable', async () => {
  const { smtp, answers } = await openSmtp({ longestMs: 400 });
  answers.ehlo = '250-mail.test';
  await expect(smtp.send(MAIL)).rejects.toMatchObject({ code: 'supplier.unavailable' });
});

test('a server on another machine that offers no TLS gets neither password nor mail, unless the address allows it', async () => {
  // The address means this machine, but is not one of the names that the shop recognises as such.
  const { smtp, said } = await openSmtp({}, { host: '0.0.0.0' });
  await expect(smtp.send(MAIL)).rejects.toMatchObject({ code: 'supplier.unavailable' });
  expect(said.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS']);
  const allowed = await openSmtp({}, { host: '0.0.0.0', query: '?requireTLS=false' });
  await allowed.smtp.send(MAIL);
  expect(allowed.mails).toHaveLength(1);
});

/** Starts a minimal SMTP server; a test can change its reply to a recipient. */
async function openSmtp(options = {}, { host = '127.0.0.1', query = '' } = {}) {
  const said: string[] = [];
  const mails: string[] = [];
  const answers = { greeting: '220 mail.test', rcpt: '250 OK', ehlo: '' };
  const server = createServer((socket) => {
    let unread = '';
    let mail: string[] | undefined;
    let speaking: NodeJS.Timeout | undefined;
    socket.on('close', () => clearInterval(speaking));
    const answer = (line: string) => line && socket.write(`${line}\r\n`);
    answer(answers.greeting);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const lines = (unread + chunk.toString()).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) {
        if (mail && line === '.') {
          mails.push(mail.join('\r\n'));
          mail = undefined;
          answer('250 Queued');
        } else if (mail) mail.push(line);
        else {
          said.push(line);
          if (line === 'DATA') mail = [];
          if (line.startsWith('EHLO') && answers.ehlo) speaking = setInterval(() => answer(answers.ehlo), 50);
          else answer(toReply(line, answers.rcpt));
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const smtp = createSmtp({ url: `smtp://user:pass%20word@${host}:${port}${query}`, from: FROM, ...options });
  onTestFinished(() => {
    smtp.close();
    server.close();
  });
  return { smtp, said, mails, answers };
}

function toReply(line: string, rcpt: string): string {
  const verb = line.split(' ')[0]!;
  const replies: Record<string, string> = {
    EHLO: '250-mail.test\r\n250-8BITMIME\r\n250 AUTH PLAIN',
    AUTH: '235 Welcome',
    STARTTLS: '454 4.7.0 TLS not available',
    RCPT: rcpt,
    DATA: '354 Go on',
    QUIT: '221 Bye',
  };
  return replies[verb] ?? '250 OK';
}

function toParts(mail: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}

function decodeWords(text: string): string {
  return text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, data: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(data, 'base64').toString()
        : decodeQuoted(data.replaceAll('_', ' ')),
    );
}

function decodeBody(encoding: string, body: string): string {
  const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : decodeQuoted(body);
  return text.replaceAll('\r\n', '\n').trimEnd();
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
