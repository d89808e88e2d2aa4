import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { operation, service, text } from '#platform/operation.ts';
import { documentTypes } from '#modules/base/companies/document-types.ts';
import { linkAnswer, linkKey } from '#modules/parties/links/contract.ts';
import { paperParties, paperStates } from './packet.ts';

const id = z.uuid();
const guestId = z.string().max(128).optional();
const timestamp = z.iso.datetime();
const code = z.enum(documentTypes);

/** Open ones first wait, then end: everything came, the link ran out, staff took it back, or nobody needs it any more. */
export const requestStates = ['open', 'answered', 'expired', 'withdrawn', 'notNeeded'] as const;

const recipient = z.object({
  name: z.string(),
  email: z.string(),
  /** Empty where none is known: a code goes to a mobile number alone. */
  mobileNumber: z.string(),
  language: z.enum(languages),
});

const paperRequest = z.object({
  id,
  askedOf: z.enum(paperParties),
  papers: z.array(code),
  state: z.enum(requestStates),
  note: z.string(),
  recipientName: z.string(),
  email: z.string(),
  askedBy: z.string(),
  askedAt: timestamp,
  lastAskedAt: timestamp,
  times: z.int(),
  reminders: z.int(),
  openedAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
});

/** Of whom, and which papers. Without an address it goes to the one on record. */
export const newPaperRequest = z.strictObject({
  loadId: id,
  askedOf: z.enum(paperParties),
  papers: z.array(code).min(1, { error: 'choosePapers' }).max(30),
  recipientName: text(100).default(''),
  email: text(100)
    .refine((value) => value === '' || z.email().safeParse(value).success, { error: 'invalidEmail' })
    .default(''),
  mobileNumber: text(30).default(''),
  language: z.enum(languages).optional(),
  note: text(500).default(''),
});

const sent = z.object({ id, linkId: id, email: z.string(), expiresAt: timestamp });

export const paperRequestService = service('tripDirector', {
  /** Who was asked for papers of a load, the newest first, and who can be asked. Of a customer nothing for people of the carrier. */
  getPaperRequests: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ loadId: id }),
    output: z.object({
      requests: z.array(paperRequest),
      carrier: recipient.nullable(),
      customer: recipient.nullable(),
    }),
  }),
  /** Asks the carrier or the customer for missing papers by link. One link each: more papers go into the one that is open. */
  sendPaperRequest: operation({ audience: 'permitted', input: newPaperRequest, output: sent }),
  /** The same again to the same person; the address of before ends. */
  resendPaperRequest: operation({ audience: 'permitted', input: z.strictObject({ id }), output: sent }),
  /** Ends the link. */
  revokePaperRequest: operation({
    audience: 'permitted',
    input: z.strictObject({ id }),
    output: z.object({ id }),
  }),

  /** Before the code no more than the client's trade name and the masked number; after it, what is asked for. */
  getPaperUpload: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: linkAnswer.extend({
      loadNumber: z.string().optional(),
      route: z.string().optional(),
      note: z.string().optional(),
      papers: z
        .array(
          z.object({
            code,
            /** The company's own name for it; empty for the usual name. */
            label: z.string(),
            state: z.enum(paperStates),
            rejectReason: z.string(),
            /** How many files this link has brought. */
            fileCount: z.int(),
          }),
        )
        .optional(),
    }),
  }),
  /** One file for one of the papers. The link stays open for further pages until its period ends. */
  postPaperUpload: operation({
    audience: 'verifiedGuest',
    upload: true,
    input: z.strictObject({
      code,
      fileName: text(200).default(''),
      content: z.string().min(1, { error: 'required' }).max(14_000_000, { error: 'fileTooLarge' }),
      guestId,
    }),
    output: z.object({ code, state: z.enum(paperStates), fileCount: z.int(), openCount: z.int() }),
  }),
});
