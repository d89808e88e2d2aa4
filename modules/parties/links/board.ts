import { z } from 'zod';
import { isEmail } from '#platform/email.ts';
import { languages } from '#platform/language.ts';
import { listQuery, operation, type Operations, pageOf, requiredText, text } from '#platform/operation.ts';

/** As the specification lists them. */
export const linkStatuses = ['pending', 'submitted', 'accept', 'decline', 'deleted'] as const;

/** How far an invitation has come, for the board. The last four end it. */
const linkProgress = [
  'waiting',
  'sent',
  'bounced',
  'opened',
  'verified',
  'inProgress',
  'submitted',
  'expired',
  'revoked',
  'superseded',
  'locked',
] as const;
export type LinkProgress = (typeof linkProgress)[number];

const timestamp = z.iso.datetime();

export const linkRow = z.object({
  linkId: z.uuid(),
  lockId: z.string(),
  recipientName: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  language: z.string(),
  status: z.enum(linkStatuses),
  progress: z.enum(linkProgress),
  percent: z.int(),
  /** The record that the link edits or has made; empty for a new one. */
  subjectName: z.string(),
  createdBy: z.string(),
  createdAt: timestamp,
  /** When the provider took the newest mail; null while it waits or when it bounced. */
  sentAt: timestamp.nullable(),
  openedAt: timestamp.nullable(),
  verifiedAt: timestamp.nullable(),
  submittedAt: timestamp.nullable(),
  expiresAt: timestamp,
  reminders: z.int(),
});
export type LinkBoardRow = z.infer<typeof linkRow>;

/** Of the links sent in the last 90 days, how many came how far; each figure contains the ones after it. Replaced links do not count. */
export const linkFigures = z.object({
  sent: z.int(),
  bounced: z.int(),
  opened: z.int(),
  verified: z.int(),
  started: z.int(),
  submitted: z.int(),
  /** Neither submitted nor usable any more. */
  lapsed: z.int(),
});
export type LinkFigures = z.infer<typeof linkFigures>;

/** For whom a link is. A noun adds what it edits. */
export const newLink = z.strictObject({
  recipientName: text(100).default(''),
  email: text(100).refine((value) => isEmail(value), { error: 'invalidEmail' }),
  mobileNumber: requiredText(30),
  language: z.enum(languages),
});
export type NewLinkInput = z.output<typeof newLink>;

export const linkSent = z.object({ linkId: z.uuid(), message: z.string(), expiresAt: timestamp });

const oneLink = z.strictObject({ linkId: z.uuid() });
const renewed = z.object({ linkId: z.uuid(), expiresAt: timestamp });

/**
 * The operations of a board of links, declared once. Each noun that sends links lists them in its contract under its own
 * names, so that rights are given by noun.
 */
export const linkBoard = {
  list: operation({
    audience: 'permitted',
    reads: true,
    input: listQuery.extend({
      sort: z.enum(['createdAt', 'expiresAt', 'email', 'status']).default('createdAt'),
      descending: z.boolean().default(true),
      status: z.array(z.enum(linkStatuses)).max(5).optional(),
    }),
    output: pageOf(linkRow),
  }),
  figures: operation({ audience: 'permitted', reads: true, input: z.strictObject({}), output: linkFigures }),
  /** Sends a link again, with a new token and a new period; older addresses end, what was filled in stays. */
  resend: operation({ audience: 'permitted', locked: true, input: oneLink, output: renewed }),
  revoke: operation({ audience: 'permitted', locked: true, input: oneLink, output: oneLink }),
  /** Adds days to the period; the mailed address goes on, or works again. Without `days` as many as a new link has. */
  extend: operation({
    audience: 'permitted',
    locked: true,
    input: oneLink.extend({ days: z.int().min(1).max(90).optional() }),
    output: renewed,
  }),
  /** Mails the recipient a reminder at once. */
  remind: operation({ audience: 'permitted', locked: true, input: oneLink, output: oneLink }),
  /** A further address of the link, to be handed over in another way. It is shown this once; the mailed one keeps working. */
  copy: operation({
    audience: 'permitted',
    locked: true,
    input: oneLink,
    output: z.object({ linkId: z.uuid(), url: z.string(), expiresAt: timestamp }),
  }),
} as const;
type LinkBoard = typeof linkBoard;

/** The operations of a noun that are those of its board. */
export type BoardPart<Ops extends Operations> = {
  readonly [Name in keyof Ops as Ops[Name] extends LinkBoard[keyof LinkBoard] ? Name : never]: Ops[Name];
};

/** Under which names a contract lists the operations of its board: it alone says so, for server and screens. */
export function boardNames(operations: Operations): Readonly<Record<keyof LinkBoard, string>> {
  const names = Object.entries(linkBoard).map(([key, declared]) => {
    const name = Object.keys(operations).find((each) => operations[each] === declared);
    if (name === undefined) throw new Error(`The contract lists no operation to ${key} links.`);
    return [key, name];
  });
  return Object.fromEntries(names) as Record<keyof LinkBoard, string>;
}
