import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { languages } from '#platform/language.ts';
import { amountAnswer, amountInput } from '#platform/money-codec.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { historyEntry } from '#modules/base/access/contract.ts';
import {
  guestId,
  isLinkValid,
  linkAnswer,
  linkBoard,
  linkKey,
  linkSent,
  linkStatuses,
  staffFile,
} from '#modules/parties/links/contract.ts';
import { dateText, email } from '#modules/parties/parties/fields.ts';
import { creditChange, type CreditChangeState } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    creditChange: unknown;
  }
  interface Channels {
    creditlimits: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const timestamp = z.iso.datetime();
const reason = requiredText(500);

export const creditKinds = ['increase', 'decrease', 'temporary'] as const;
export type CreditKind = (typeof creditKinds)[number];

/** The answers that a customer can choose from, in the specification's words. */
export const creditAnswers = ['accept', 'decline'] as const satisfies readonly CreditChangeState[];

/** What staff propose. Amounts in rand; what is left out of the recipient is the customer's own. */
export const creditProposal = z.strictObject({
  customerId: id,
  kind: z.enum(creditKinds),
  newLimit: amountInput,
  /** What a credit insurer covers; the rest is the client's own risk. */
  insuredPart: amountInput.prefault(0),
  reason: requiredText(1000),
  /** What postShipperCreditFile answered. */
  evidenceBlobName: text(100).default(''),
  effectiveFrom: calendarDate,
  /** The last day of a temporary limit. */
  effectiveUntil: dateText.default(''),
  reviewOn: dateText.default(''),
  recipientName: text(100).default(''),
  email: email.default(''),
  mobileNumber: text(30).default(''),
  language: z.enum(languages).optional(),
  /** Kept for later instead of proposed. */
  isDraft: z.boolean().default(false),
});
export type CreditProposal = z.output<typeof creditProposal>;

const exposurePart = z.object({
  part: z.enum(['draftInvoices', 'openInvoices', 'deliveredUnbilled', 'openLoads']),
  amount: amountAnswer,
});

/** How much credit a customer has left today. Rand. */
export const creditPosition = z.object({
  customerId: id,
  accountNumber: z.string(),
  registeredName: z.string(),
  limit: amountAnswer,
  /** Those parts that anything is open in; none at all is "no open exposure yet". */
  parts: z.array(exposurePart),
  exposure: amountAnswer,
  available: amountAnswer,
  paymentTerm: z.int().nullable(),
  /** A second person approves a limit above it. */
  approvalThreshold: amountAnswer,
  decreaseNeedsAcceptance: z.boolean(),
  /** The change that is under way: there can be only one. */
  openChangeId: id.nullable(),
  /** To whom a link goes unless staff say otherwise. */
  recipient: z.object({ recipientName: z.string(), email: z.string(), mobileNumber: z.string(), language: z.string() }),
});
export type CreditPosition = z.infer<typeof creditPosition>;

/** What the customer said, and what proves that it did: the number to which the code went that it typed in, and when. */
const acknowledgement = z.object({
  status: z.enum(creditAnswers),
  comment: z.string(),
  /** The address that the link was mailed to. */
  by: z.string(),
  at: timestamp,
  /** All but the last four digits are masked. */
  verifiedNumber: z.string(),
  verifiedAt: timestamp.nullable(),
});
export type Acknowledgement = z.infer<typeof acknowledgement>;

export const creditChangeRow = z.object({
  id,
  lockId,
  customerId: id,
  registeredName: z.string(),
  tradeName: z.string(),
  accountNumber: z.string(),
  kind: z.enum(creditKinds),
  /** Rand: the limit in force when it was proposed, and the one that is wanted. */
  currentLimit: amountAnswer,
  newLimit: amountAnswer,
  insuredPart: amountAnswer,
  ownRiskPart: amountAnswer,
  reason: z.string(),
  exposure: amountAnswer,
  requestedBy: z.string(),
  requestedAt: timestamp.nullable(),
  approvals: z.array(z.object({ by: z.string(), at: timestamp })),
  needsSecondPerson: z.boolean(),
  status: z.enum(creditChange.states),
  /** Of the newest link, in the specification's words; null while none was sent. */
  linkStatus: z.enum(linkStatuses).nullable(),
  effectiveFrom: z.iso.date(),
  effectiveUntil: z.iso.date().nullable(),
  effectiveAt: timestamp.nullable(),
  /** When a temporary limit ended. */
  endedAt: timestamp.nullable(),
  reviewOn: z.iso.date().nullable(),
  /** Null while the customer has not answered. */
  acknowledgement: acknowledgement.nullable(),
  updatedAt: timestamp,
});
export type CreditChangeRow = z.infer<typeof creditChangeRow>;

export const creditChangeRecord = creditChangeRow.extend({
  evidence: z.object({ blobName: z.string(), fileName: z.string() }).nullable(),
  /** As the proposal names it; empty for none. */
  evidenceBlobName: z.string(),
  /** Kept for later, not proposed yet. */
  isDraft: z.boolean(),
  recipientName: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  language: z.string(),
  needsAcceptance: z.boolean(),
  linkExpiresAt: timestamp.nullable(),
  /** Why it was rejected or cancelled, or what was said with the approval. */
  decisionReason: z.string(),
  /** A code of the failure texts: why the present person may not decide; null when they may. */
  decisionBarrier: z.string().nullable(),
  /** More than the present person's roles let them approve; they may reject it all the same. */
  isAboveLimit: z.boolean(),
  position: creditPosition,
});
export type CreditChangeRecord = z.infer<typeof creditChangeRecord>;

const changed = z.object({ id, lockId, status: z.enum(creditChange.states) });

const reading = { audience: 'permitted', reads: true } as const;
const one = { ...reading, input: z.strictObject({ id }) } as const;
const change = { audience: 'permitted', locked: true, output: changed } as const;
/** A decision of four eyes. */
const judgement = { ...change, onlyPeople: true } as const;

const getShipperCreditChangeRecord = operation({ ...one, output: creditChangeRecord });

export const creditService = service('tripDirector', {
  getShipperCreditChanges: operation({
    ...reading,
    input: listQuery.extend({
      sort: z.enum(['registeredName', 'newLimit', 'effectiveFrom', 'status', 'updatedAt']).default('updatedAt'),
      descending: z.boolean().default(true),
      status: z.array(z.enum(creditChange.states)).max(10).optional(),
      kind: z.array(z.enum(creditKinds)).max(3).optional(),
      customerId: id.optional(),
      /** Of changes that the present person could approve now. */
      mineToApprove: z.boolean().optional(),
    }),
    output: pageOf(creditChangeRow),
  }),
  getShipperCreditChangeRecord,
  getShipperCreditChangeHistory: operation({ ...one, output: z.array(historyEntry) }),
  /** Limit, exposure and what is available, today. */
  getShipperCreditPosition: operation({
    ...reading,
    input: z.strictObject({ customerId: id }),
    output: creditPosition,
  }),
  /** Proposes a limit, or keeps the proposal as a draft. Up to the client's threshold it is sent to the customer at once. */
  postShipperCreditChange: operation({ audience: 'permitted', input: creditProposal, output: changed }),
  putShipperCreditChange: operation({
    ...change,
    amends: { read: getShipperCreditChangeRecord, by: ['id'] },
    input: creditProposal.omit({ customerId: true }).extend({ id }),
  }),
  /** A second person agrees; the customer gets its link. */
  approveShipperCreditChange: operation({
    ...judgement,
    input: z.strictObject({ id, comment: text(500).default('') }),
  }),
  rejectShipperCreditChange: operation({ ...judgement, input: z.strictObject({ id, reason }) }),
  /** Cancels a change that has not taken effect; the customer's link ends. */
  deleteShipperCreditChange: operation({ ...change, input: z.strictObject({ id, reason }) }),
  /** A new link in place of the one that was sent, also to another person. */
  sendShipperCreditChange: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({
      id,
      recipientName: text(100).default(''),
      email: email.default(''),
      mobileNumber: text(30).default(''),
      language: z.enum(languages).optional(),
    }),
    output: linkSent.extend({ lockId }),
  }),
  /** A document that supports a change; its `blobName` goes with the proposal. */
  postShipperCreditFile: operation({
    audience: 'permitted',
    upload: true,
    input: staffFile.input,
    output: staffFile.output.omit({ facts: true }),
  }),
  getShipperCreditFile: operation({
    isLong: true,
    ...one,
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),

  /** By link. Before the code no more than the client's trade name and the masked number; after it, what is to be answered. */
  getShipperCreditChange: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: z.object({
      content: linkAnswer.extend({
        key: z.string(),
        /** Of the change, for the acknowledgement. */
        id: id.optional(),
        shipperdetail: z
          .object({
            id,
            accountNumber: z.string(),
            registeredName: z.string(),
            tradeName: z.string(),
            /** Rand, in force today. */
            creditLimit: amountAnswer,
          })
          .optional(),
        /** New Credit Limit, in rand. */
        creditLimitChange: amountAnswer.optional(),
        effectiveFrom: z.iso.date().optional(),
        /** Of a temporary limit its last day. */
        effectiveUntil: z.iso.date().nullable().optional(),
      }),
    }),
  }),
  isShipperCreditLinkValid: isLinkValid,
  /** The customer's answer. What is sent besides the answer must agree with the link. */
  putShipperCreditAcknowledgement: operation({
    audience: 'verifiedGuest',
    input: z.strictObject({
      key: linkKey.optional(),
      id: id.optional(),
      creditLimitChange: amountInput.optional(),
      status: z.enum(creditAnswers, { error: 'required' }),
      /** Of a decline; with an acceptance it is not kept. */
      comment: text(1000).default(''),
      email: text(100).default(''),
      guestId,
    }),
    output: z.object({ message: z.string(), status: z.enum(creditAnswers) }),
  }),

  /** The board of credit links. */
  getShipperCreditLinks: linkBoard.list,
  getShipperCreditLinkCounts: linkBoard.figures,
  resendShipperCreditLink: linkBoard.resend,
  deleteShipperCreditLink: linkBoard.revoke,
  putShipperCreditLink: linkBoard.extend,
  sendShipperCreditLinkReminder: linkBoard.remind,
  postShipperCreditLinkCopy: linkBoard.copy,
});
