import { z } from 'zod';
import { operation, requiredText, service, text } from '#platform/operation.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    podMailbox: unknown;
  }
}

export const mailboxSecurities = ['tls', 'starttls', 'plain'] as const;
/** Why a mailbox cannot be read, as the desk says it. */
export const mailboxProblems = ['unreachable', 'login', 'folder', 'privateAddress', 'timeout'] as const;
const problem = z.enum(['', ...mailboxProblems]);

export const mailboxFields = z.strictObject({
  host: requiredText(200).refine((value) => /^[A-Za-z0-9.:-]+$/.test(value), { error: 'invalidHost' }),
  port: z
    .int({ error: 'invalidPort' })
    .min(1, { error: 'invalidPort' })
    .max(65_535, { error: 'invalidPort' })
    .default(993),
  security: z.enum(mailboxSecurities).default('tls'),
  userName: requiredText(200),
  /** Empty keeps the one that is there. */
  password: text(500).default(''),
  folder: requiredText(200).default('INBOX'),
  isActive: z.boolean().default(true),
});

const mailbox = z.object({
  id: z.uuid().nullable(),
  lockId: z.string(),
  host: z.string(),
  port: z.int(),
  security: z.enum(mailboxSecurities),
  userName: z.string(),
  hasPassword: z.boolean(),
  folder: z.string(),
  isActive: z.boolean(),
  lastReadAt: z.iso.datetime().nullable(),
  problem,
  failingSince: z.iso.datetime().nullable(),
  /** The newest mails that were read. */
  mails: z.array(
    z.object({
      sender: z.string(),
      subject: z.string(),
      readAt: z.iso.datetime(),
      podCount: z.int(),
      refused: z.array(z.string()),
    }),
  ),
});
export type PodMailbox = z.output<typeof mailbox>;

const getPodMailbox = operation({ audience: 'permitted', reads: true, input: z.strictObject({}), output: mailbox });

/** The mailbox of a company to which scans of proofs are sent. */
export const podMailboxService = service('tripDirector', {
  getPodMailbox,
  putPodMailbox: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: mailboxFields,
    // It is read meanwhile.
    amends: { read: getPodMailbox, by: [], passing: ['lastReadAt', 'problem', 'failingSince', 'mails'] },
    output: z.object({ id: z.uuid(), lockId: z.string() }),
  }),
  /** Opens it once, with what is kept, and says how many mails are in the folder. */
  checkPodMailbox: operation({
    audience: 'permitted',
    onlyPeople: true,
    input: z.strictObject({}),
    output: z.object({ problem, mailCount: z.int() }),
  }),
});
