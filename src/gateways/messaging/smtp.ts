import { createTransport } from 'nodemailer';
import type { MessengerPort } from '#shop/ports.ts';
import { supplierRefused, supplierUnavailable } from '#gateways/call-supplier.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  /** `Haat <orders@example.com>` */
  from: string;
  timeoutMs?: number;
};

const CALL = { supplier: 'smtp', sentence: 'The message could not be sent' };

/** Sends e-mail by any SMTP server, over a few pooled connections. */
export function createSmtp({
  url,
  from,
  timeoutMs = 5_000,
}: SmtpOptions): MessengerPort & { close: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // No message may make the server read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject = '', text }) {
      try {
        const { messageId } = await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
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
