import { z } from 'zod';
import { isEmail } from '#platform/email.ts';
import { languages } from '#platform/language.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { historyEntry } from '#platform/history.ts';
import { linkAnswer, linkKey } from '#modules/parties/links/contract.ts';
import { podMatch, podRecord, podRow } from './records.ts';
import { ageIds } from './rules.ts';
import { exceptionKinds, podLife, podMethods, podTabs, rejectReasons } from './status.ts';

export type { PodRecord, PodRow } from './records.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    pod: unknown;
  }
  interface Channels {
    pods: unknown;
    podMailbox: unknown;
  }
}

const id = z.uuid();
const guestId = z.string().max(128).optional();
const reason = requiredText(500);
const blobName = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, { error: 'fileNotFound' });
const content = z.string().min(1, { error: 'required' }).max(14_000_000, { error: 'fileTooLarge' });
const moment = z.iso.datetime({ offset: true, error: 'invalidMoment' });

export const podSortColumns = ['since', 'updatedAt'] as const;
export const podQuery = listQuery.extend({
  sort: z.enum(podSortColumns).default('since'),
  tab: z.enum(podTabs).optional(),
  /** Days since the delivery. */
  age: z.enum(ageIds).optional(),
  status: z.array(z.enum(podLife.states)).max(8).optional(),
  loadId: id.optional(),
  customerId: id.optional(),
  supplierId: id.optional(),
  /** Of loads without a supplier. */
  isOwnFleet: z.boolean().optional(),
  seenBefore: z.boolean().optional(),
});

/** One page of one file, turned by so many degrees to the right. */
const page = z.strictObject({
  file: blobName,
  page: z.int().min(1).max(500),
  turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
});

export const podException = z.strictObject({
  kind: z.enum(exceptionKinds),
  goodsLineId: id.nullable().default(null),
  quantity: z.number().min(0).max(99_999_999).nullable().default(null),
  note: text(200).default(''),
});

const changed = z.object({ id, lockId: z.string(), status: z.enum(podLife.states) });
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true } as const;
/** Four eyes: no token of another system accepts or waives. */
const decides = { ...changes, onlyPeople: true } as const;
const count = z.int();
const byAge = z.record(z.enum(ageIds), count);

/** A proof shows what its load is called and who carries it. */
const shared = { until: ['pods', 'loads'] } as const;

export const podService = service('tripDirector', {
  getPods: operation({ ...reads, shared, input: podQuery, output: pageOf(podRow) }),
  getPod: operation({ ...reads, input: z.strictObject({ id }), output: podRecord }),
  /** How many each tab holds, and how long the missing ones are missing; counts end at a thousand. */
  getPodCounts: operation({
    ...reads,
    shared,
    input: z.strictObject({}),
    output: z.object({
      tabs: z.record(z.enum(podTabs), count),
      missing: z.record(z.enum(ageIds), count),
    }),
  }),
  /** Proofs by status and age, and what carriers have not sent. */
  getPodReport: operation({
    isLong: true,
    ...reads,
    input: z.strictObject({}),
    output: z.object({
      statuses: z.array(z.object({ status: z.enum(podLife.sets.reported), total: count, ages: byAge })),
      carriers: z.array(z.object({ supplierId: id.nullable(), supplierName: z.string(), total: count, ages: byAge })),
    }),
  }),
  /** A file of a proof in base64, as it was recognised. */
  getPodFile: operation({
    audience: ['permitted', 'verifiedGuest'],
    reads: true,
    input: z.strictObject({ id, blobName, guestId }),
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),
  getPodHistory: operation({ ...reads, input: z.strictObject({ id }), output: z.array(historyEntry) }),
  /** Loads that it may belong to: the one that it names, then those that are searched for, with what they still wait for. */
  getPodMatches: operation({
    ...reads,
    input: z.strictObject({ id, search: text(100).default('') }),
    output: z.array(podMatch),
  }),
  /** One file that came; of a load that is named, or of one that is to be found. */
  postPod: operation({
    audience: 'permitted',
    upload: true,
    input: z.strictObject({
      loadId: id.nullable().default(null),
      stopId: id.nullable().default(null),
      reference: text(60).default(''),
      method: z.enum(podMethods).exclude(['signOnGlass']).default('scan'),
      fileName: requiredText(200),
      content,
    }),
    output: changed,
  }),
  matchPod: operation({
    ...changes,
    input: z.strictObject({ id, loadId: id, stopId: id.nullable().default(null), reference: text(60).default('') }),
    output: changed,
  }),
  /** Takes these pages out as a proof of its own, to be matched. */
  splitPod: operation({
    ...changes,
    input: z.strictObject({ id, pages: z.array(z.int().min(1).max(500)).min(1).max(500) }),
    output: changed.extend({ newId: id }),
  }),
  /** Puts the pages of this one behind those of another. */
  mergePod: operation({ ...changes, input: z.strictObject({ id, intoId: id }), output: changed }),
  /** Order and turns of its pages; all of them, each once. */
  putPodPages: operation({
    ...changes,
    input: z.strictObject({ id, pages: z.array(page).min(1).max(500) }),
    output: changed,
  }),
  approvePod: operation({
    ...decides,
    input: z.strictObject({
      id,
      signedBy: text(80).optional(),
      signedAt: moment.nullable().optional(),
      exceptions: z.array(podException).max(50).optional(),
    }),
    output: changed,
  }),
  rejectPod: operation({
    ...decides,
    input: z.strictObject({ id, reason: z.enum(rejectReasons), note: text(500).default('') }),
    output: changed,
  }),
  /** Takes back one's own decision while nothing has followed from it: half a minute. */
  undoPod: operation({ ...decides, input: z.strictObject({ id }), output: changed }),
  waivePod: operation({ ...decides, input: z.strictObject({ id, reason }), output: changed }),
  reopenPod: operation({ ...decides, input: z.strictObject({ id, reason }), output: changed }),
  /** Asks for what a load lacks, by link: the carrier, or whom staff name. */
  sendPodRequest: operation({
    audience: 'permitted',
    input: z.strictObject({
      loadId: id,
      recipientName: text(100).default(''),
      email: text(100)
        .refine((value) => value === '' || isEmail(value), { error: 'invalidEmail' })
        .default(''),
      mobileNumber: text(30).default(''),
      language: z.enum(languages).optional(),
    }),
    output: z.object({ linkId: id, email: z.string(), expiresAt: z.iso.datetime() }),
  }),

  /** Before the code no more than the client's trade name and the masked number; after it, what is asked for. */
  getPodUpload: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: linkAnswer.extend({
      loadNumber: z.string().optional(),
      route: z.string().optional(),
      deliveredAt: z.iso.datetime().nullable().optional(),
      asked: z
        .array(
          z.object({
            id,
            stopName: z.string(),
            reference: z.string(),
            status: z.enum(podLife.states),
            rejectReason: z.enum(['', ...rejectReasons]),
            note: z.string(),
            pageCount: count,
          }),
        )
        .optional(),
    }),
  }),
  /** One file for one of those that are asked for. The link stays open while something is missing. */
  postPodUpload: operation({
    audience: 'verifiedGuest',
    upload: true,
    input: z.strictObject({ id, fileName: text(200).default(''), content, guestId }),
    output: z.object({ id, status: z.enum(podLife.states), pageCount: count, openCount: count }),
  }),
});
