import { createTransport } from 'nodemailer';
import type { MessengerPort } from '#shop/ports.ts';
import { isLoopbackHost } from '#platform/loopback-host.ts';
import { supplierRefused, supplierUnavailable } from '#gateways/call-supplier.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  /** `Haat <orders@example.com>` */
  from: string;
  timeoutMs?: number;
  /** The time limit for one mail, however slowly a server sends each line: shorter than a message stays claimed. */
  longestMs?: number;
};

const connections = 3;

const CALL = { supplier: 'smtp', sentence: 'The message could not be sent' };

/**
 * Sends e-mail by any SMTP server, over a few pooled connections. Only a server on this machine may go without TLS: any other that does not
 * offer STARTTLS is refused before the password is sent. `?requireTLS=false` in the address allows it.
 */
export function createSmtp({
  url,
  from,
  timeoutMs = 5_000,
  longestMs = 45_000,
}: SmtpOptions): MessengerPort & { close: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    requireTLS: !isLoopbackHost(URL.parse(url)?.hostname ?? ''),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // No message may make the server read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    atOnce: connections,
    async send({ to, subject = '', text }) {
      try {
        const { messageId } = await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          signal: AbortSignal.timeout(longestMs),
        });
        return { providerMessageId: messageId };
      } catch (error) {
        throw isPermanent(error) ? supplierRefused(CALL, error) : supplierUnavailable(CALL, error);
      }
    },
    close: () => transport.close(),
  };
}

// 5xx is a permanent refusal; 4xx and silence may pass. RFC 5321 §4.2.1
function isPermanent(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500;
}
