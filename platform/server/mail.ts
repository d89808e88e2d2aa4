import { createTransport, type NodemailerError } from 'nodemailer';
import type { ConnectionOptions } from 'node:tls';
import { locales, type Language } from '#platform/language.ts';
import { DeliveryError, type DeliveryProblem } from './delivery.ts';

export interface OutgoingMail {
  /** The Message-ID, `<id@domain>`. Stable for the row in the outbox, so that a mail sent twice is one mail to the reader. */
  readonly messageId: string;
  /** A mailbox, `Name <address>` or the address alone. */
  readonly from: string;
  /** One address; never a list. */
  readonly to: string;
  /** Where answers go instead of to `from`: one address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly language: Language;
  readonly attachments?: readonly {
    readonly fileName: string;
    readonly contentType: string;
    readonly base64: string;
  }[];
}

export interface MailPort {
  /** Hands the mail over; throws `DeliveryError`. Sent at least once: a crash after the hand-over sends it again. */
  send(mail: OutgoingMail): Promise<{ providerId: string }>;
}

export interface SmtpOptions {
  readonly host: string;
  readonly port: number;
  /** `tls` from the first byte (port 465); `starttls` required (587); `plain` never, for a relay on this machine. */
  readonly security: 'tls' | 'starttls' | 'plain';
  readonly auth?: { readonly user: string; readonly password: string };
  /** For a private certificate authority or a pinned name. */
  readonly tls?: Pick<ConnectionOptions, 'ca' | 'servername' | 'rejectUnauthorized' | 'minVersion'>;
  /** Connections kept open at once; 4 by default. */
  readonly connections?: number;
  /** The longest one mail may take, waiting for a connection included; 60 s by default. */
  readonly timeoutMilliseconds?: number;
}

export interface SmtpMail extends MailPort {
  /** Whether the server takes the connection and the credentials; throws `DeliveryError`. For `/ready` and for set-up. */
  verify(): Promise<void>;
  close(): void;
}

/** Mail by SMTP over pooled connections. */
export function smtpMail(options: SmtpOptions): SmtpMail {
  const timeout = options.timeoutMilliseconds ?? 60_000;
  const transport = createTransport({
    pool: true,
    host: options.host,
    port: options.port,
    secure: options.security === 'tls',
    requireTLS: options.security === 'starttls',
    ignoreTLS: options.security === 'plain',
    ...(options.auth && { auth: { user: options.auth.user, pass: options.auth.password } }),
    ...(options.tls && { tls: options.tls }),
    maxConnections: options.connections ?? 4,
    // The outbox repeats; a pool that repeats by itself would send a mail again whose DATA was already taken.
    maxRequeues: 0,
    connectionTimeout: Math.min(timeout, 10_000),
    greetingTimeout: Math.min(timeout, 10_000),
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(mail) {
      try {
        const sent = await transport.sendMail({
          messageId: mail.messageId,
          from: mail.from,
          // As an object: a comma in it stays part of one address instead of making a second recipient.
          to: { name: '', address: mail.to },
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
          ...(mail.html !== undefined && { html: mail.html }),
          ...(mail.attachments && {
            attachments: mail.attachments.map(({ fileName, contentType, base64 }) => ({
              filename: fileName,
              contentType,
              content: Buffer.from(base64, 'base64'),
            })),
          }),
          // RFC 3834: keeps holiday notices and other robots from answering.
          headers: { 'Content-Language': locales[mail.language], 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.timeout(timeout),
        });
        return { providerId: sent.serverMessageId ?? sent.messageId };
      } catch (error) {
        throw deliveryError(error as NodemailerError);
      }
    },
    async verify() {
      try {
        await transport.verify();
      } catch (error) {
        throw deliveryError(error as NodemailerError);
      }
    },
    close: () => transport.close(),
  };
}

function deliveryError(error: NodemailerError): DeliveryError {
  return new DeliveryError(problemOf(error), error.response ?? error.message, {
    mayHaveArrived: mayHaveArrived(error),
  });
}

/** Only a refusal, or a connection that never stood, says that a mail did not arrive: anything else may be a lost answer. */
function mayHaveArrived({ code, permanent, syscall }: NodemailerError): boolean {
  if (permanent !== undefined || code === 'EENVELOPE' || code === 'EDNS') return false;
  return !(code !== undefined && ourOwn.has(code)) && syscall !== 'connect' && syscall !== 'getaddrinfo';
}

function problemOf({ code, command, permanent, response, responseCode }: NodemailerError): DeliveryProblem {
  if (code !== undefined && ourOwn.has(code)) return 'account';
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  if (permanent === false) return 'busy';
  if (permanent === true) {
    // 5.1.x and 5.2.x are the recipient's address and mailbox (RFC 3463), whichever command they answer.
    if (command === 'RCPT TO' || /^\d{3}[ -]5\.[12]\./.test(response ?? '')) return 'recipient';
    // 552: too large, which servers say as soon as they hear the size. Other refusals before DATA are about us.
    return command === 'DATA' || responseCode === 552 ? 'rejected' : 'account';
  }
  // Refused before a word was said to the server: the address cannot be written in an envelope.
  return code === 'EENVELOPE' ? 'recipient' : 'unreachable';
}

/** Credentials, options and certificates: what an operator mends. */
const ourOwn: ReadonlySet<string> = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'ETLS', 'EREQUIRETLS']);
