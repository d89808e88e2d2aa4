import { z } from 'zod';
import { isEmail } from '#platform/email.ts';
import { listQuery, operation, pageOf, service, text } from '#platform/operation.ts';
import { linkAnswer, linkKey } from '#modules/parties/links/contract.ts';
import { packFormats, packLife, packMethods, packOutcomes } from './pack-status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    podPack: unknown;
  }
}

const id = z.uuid();
const guestId = z.string().max(128).optional();
const moment = z.iso.datetime();
const reads = { audience: 'permitted', reads: true } as const;

const part = z.object({ number: z.int(), fileName: z.string(), pages: z.int(), bytes: z.int() });

export const packRow = z.object({
  id,
  lockId: z.string(),
  loadId: id,
  loadNumber: z.string(),
  customerName: z.string(),
  reference: z.string(),
  method: z.enum(packMethods),
  format: z.enum(packFormats),
  status: z.enum(packLife.states),
  recipients: z.array(z.string()),
  parts: z.array(part),
  isAgain: z.boolean(),
  /** In the caller's language; empty where nothing went wrong. */
  problem: z.string(),
  askedBy: z.string(),
  askedAt: moment,
  sentAt: moment.nullable(),
  /** When the customer, or its system, first took a file of it. */
  fetchedAt: moment.nullable(),
});
export type PackRow = z.output<typeof packRow>;

export const packQuery = listQuery.extend({
  /** The newest first. */
  descending: z.boolean().default(true),
  sort: z.enum(['askedAt']).default('askedAt'),
  loadId: id.optional(),
  status: z.array(z.enum(packLife.states)).max(8).optional(),
  method: z.array(z.enum(packMethods)).max(4).optional(),
  customerId: id.optional(),
});

/** Proofs of delivery on their way to the customer. */
export const podPackService = service('tripDirector', {
  getPodPacks: operation({ ...reads, input: packQuery, output: pageOf(packRow) }),
  /** Sends what is accepted of a load, or of one document, as the customer's settings say unless told otherwise. */
  sendPodPack: operation({
    audience: 'permitted',
    input: z.strictObject({
      loadId: id,
      reference: text(60).default(''),
      method: z.enum(packMethods).optional(),
      format: z.enum(packFormats).optional(),
      email: text(100)
        .refine((value) => value === '' || isEmail(value), { error: 'invalidEmail' })
        .default(''),
    }),
    output: z.object({ id, status: z.enum(packLife.states) }),
  }),
  /** A person says what became of one: a mail of which nobody knows whether it arrived, or an envelope. */
  settlePodPack: operation({
    audience: 'permitted',
    locked: true,
    onlyPeople: true,
    input: z.strictObject({ id, outcome: z.enum(packOutcomes) }),
    output: z.object({ id, lockId: z.string(), status: z.enum(packLife.states) }),
  }),
  /** One file of a pack in base64: for staff, for the customer by its link, for its system by token. */
  getPodPackFile: operation({
    audience: ['permitted', 'verifiedGuest'],
    input: z.strictObject({ id, part: z.int().min(1).max(500).default(1), guestId }),
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),
  /** A list to print: what is to be posted, to whom, with how many pages. */
  getPodPostList: operation({
    ...reads,
    input: z.strictObject({}),
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),
  /** Before the code no more than the client's trade name and the masked number; after it, the files. */
  getPodPackLink: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: linkAnswer.extend({
      packId: id.optional(),
      loadNumber: z.string().optional(),
      route: z.string().optional(),
      deliveredAt: moment.nullable().optional(),
      parts: z.array(part).optional(),
    }),
  }),
});
