import { z } from 'zod';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { historyEntry } from '#modules/base/access/contract.ts';
import {
  guestId,
  isLinkValid,
  linkAnswer,
  linkBoard,
  linkKey,
  linkSent,
  newLink,
  staffFile,
} from '#modules/parties/links/contract.ts';
import { amount } from '#modules/parties/parties/fields.ts';
import { askableSteps, contactDetails, shipperDetail } from './fields.ts';
import { knownShipper } from './known-shipper.ts';
import { bankRatingCodes, shipperRecord, shipperRow } from './records.ts';
import { billToStep } from './rules.ts';
import { application, approvalGroups, creditStatuses, settableCreditStatuses, standing } from './status.ts';
import { changedShipper, newShipper, submitHeadlines } from './submission.ts';

export type { ShipperRecord, ShipperRow } from './records.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    customer: unknown;
  }
  interface Channels {
    shippers: unknown;
  }
}

const id = z.uuid();
const lockId = z.string();
const reason = requiredText(500);
/** What may be said besides, and need not. */
const remark = text(500).default('');

export const shipperSortColumns = [
  'registeredName',
  'tradeName',
  'accountNumber',
  'status',
  'creditLimit',
  'creditRequired',
  'submittedAt',
  'updatedAt',
] as const;

const listFields = {
  ...listQuery.shape,
  sort: z.enum(shipperSortColumns).default('updatedAt'),
  descending: z.boolean().default(true),
  client: text(120).optional(),
};
export const shipperQuery = z.strictObject({
  ...listFields,
  status: z.array(z.enum(application.states)).max(9).optional(),
  standing: z.array(z.enum(standing.states)).max(4).optional(),
  creditStatus: z.array(z.enum(creditStatuses)).max(5).optional(),
  /** Only records of which the checks found something that staff should look at. */
  withWarnings: z.boolean().optional(),
});

const submitted = z.object({
  message: z.string(),
  id,
  lockId,
  accountNumber: z.string(),
  registeredName: z.string(),
  status: z.enum(application.states),
});

const decided = z.object({
  id,
  lockId,
  status: z.enum(application.states),
  standing: z.enum(standing.states).nullable(),
});

/** What one person recommends and what is approved. Limit in rand, term in days from the invoice. */
const creditDecision = z.strictObject({
  id,
  limit: amount,
  paymentTerm: z.int().min(0).max(180),
  conditions: text(1000).default(''),
  /** The banks are withdrawing their ratings: optional (domain §4.6). */
  bankRatingCode: z.enum(bankRatingCodes).or(z.literal('')).default(''),
  comments: text(1000).default(''),
});

const billToList = z.object({ lockId, partiesToBill: shipperDetail.shape.partiesToBill });

const reading = { audience: 'permitted', reads: true } as const;
const list = { ...reading, output: pageOf(shipperRow) } as const;
const one = { ...reading, input: z.strictObject({ id }) } as const;
const change = { audience: 'permitted', locked: true, output: decided } as const;
/** A decision of four eyes. */
const judgement = { ...change, onlyPeople: true } as const;
const getShipper = operation({ ...one, output: shipperRecord });
const getBillToParties = operation({ ...one, output: billToList });
const ofShipper = { read: getShipper, by: ['id'] };

const submit = { upload: true, headlines: submitHeadlines, output: submitted } as const;
const resubmit = { ...submit, locked: true, amends: ofShipper, input: changedShipper } as const;

export const customerService = service('tripDirector', {
  getShippers: operation({ ...list, input: shipperQuery }),
  /** Those that were approved, now or before. */
  getExistingShippers: operation({ ...list, input: shipperQuery.omit({ status: true }) }),
  /** Those that wait, in one of the groups that are counted; without a group all of them. */
  getPendingShippers: operation({
    ...list,
    input: z.strictObject({ ...listFields, group: z.enum(['approve', 'pending', 'new']).optional() }),
  }),
  /** Customers to choose from, the first of those that match; or the one with this id, whatever became of it. */
  getAllShippers: operation({
    ...reading,
    input: z.strictObject({
      search: text(100).default(''),
      id: id.optional(),
      atMost: z.int().min(1).max(50).default(50),
    }),
    output: z.array(z.object({ id, accountNumber: z.string(), registeredName: z.string(), tradeName: z.string() })),
  }),
  getShipper,
  getShipperHistory: operation({ ...one, output: z.array(historyEntry) }),
  getShipperCounts: operation({
    ...reading,
    input: z.strictObject({}),
    output: z.object({
      ...(Object.fromEntries(approvalGroups.map((group) => [group, z.int()])) as Record<
        (typeof approvalGroups)[number],
        z.ZodInt
      >),
      active: z.int(),
      suspended: z.int(),
      total: z.int(),
    }),
  }),
  /** Whether the client already has a customer of that name. */
  isShipperRegisteredNameExist: operation({
    audience: ['permitted', 'verifiedGuest'],
    reads: true,
    input: z.strictObject({ client: text(120).default(''), shipperName: text(120), id: id.optional(), guestId }),
    output: z.boolean(),
  }),

  postShipper: operation({ ...submit, audience: 'permitted', input: newShipper }),
  putShipper: operation({ ...resubmit, audience: 'permitted' }),
  /** The submit of an applicant, and of a customer whose link edits its record. */
  postShipperDetail: operation({ ...submit, audience: 'verifiedGuest', input: newShipper }),
  putEditShipper: operation({ ...resubmit, audience: 'verifiedGuest' }),
  /** A letter of a bank. */
  postShipperFile: staffFile,
  getBlobFile: operation({
    audience: ['permitted', 'verifiedGuest'],
    reads: true,
    input: z.strictObject({
      blobName: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, { error: 'fileNotFound' }),
      clientName: text(120).default(''),
      guestId,
    }),
    output: z.object({ base64: z.string(), contentType: z.string(), fileName: z.string() }),
  }),

  /** Takes an application into review. */
  vetShipper: operation({ ...judgement, input: z.strictObject({ id }) }),
  recommendShipper: operation({ ...judgement, input: creditDecision }),
  approveShipper: operation({ ...judgement, input: creditDecision }),
  rejectShipper: operation({ ...judgement, input: z.strictObject({ id, reason }) }),
  /** Mails the customer a link to exactly the steps that are missing. */
  sendShipperInformationRequest: operation({
    ...change,
    input: z.strictObject({
      id,
      steps: z.array(z.enum(askableSteps)).min(1, { error: 'required' }).max(5),
      question: reason,
    }),
  }),
  /** Withdraws an application, or closes a customer that was approved. */
  deleteShipper: operation({ ...change, input: z.strictObject({ id, reason: remark }) }),
  suspendShipper: operation({ ...change, input: z.strictObject({ id, reason }) }),
  reopenShipper: operation({ ...change, input: z.strictObject({ id, reason: remark }) }),

  /** How the credit of a customer stands; suspending the customer suspends it too. */
  putShipperCreditStatus: operation({
    ...change,
    input: z.strictObject({ id, creditStatus: z.enum(settableCreditStatuses), reason }),
  }),

  getBillToParties,
  postBillToParty: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({ id, party: billToStep }),
    output: billToList,
  }),
  /** Changes the party with this account number, in place. */
  putBillToParty: operation({
    audience: 'permitted',
    locked: true,
    amends: { read: getBillToParties, by: ['id'], part: 'partiesToBill', under: 'party' },
    input: z.strictObject({ id, party: billToStep }),
    output: billToList,
  }),
  putShipperContacts: operation({
    audience: 'permitted',
    locked: true,
    amends: ofShipper,
    input: z.strictObject({ id, ...contactDetails.shape }),
    output: z.object({ lockId, contacts: contactDetails.shape.contacts }),
  }),

  postShipperLink: operation({
    audience: 'permitted',
    /** With `id` the link edits this customer; otherwise it registers a new one. */
    input: newLink.extend({ id: id.optional() }),
    output: linkSent,
  }),
  resendShipperEmail: linkBoard.resend,
  deleteShipperLink: linkBoard.revoke,
  putShipperLink: linkBoard.extend,
  sendShipperLinkReminder: linkBoard.remind,
  postShipperLinkCopy: linkBoard.copy,
  /** The board of invitations (Customer Applications). */
  getShipperEmails: linkBoard.list,
  getShipperEmailCounts: linkBoard.figures,

  /** Before the code no more than the client's trade name and the masked number; after it, what the form starts from. */
  getShipperLink: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: z.object({
      content: linkAnswer.extend({
        id: id.optional(),
        accountNumber: z.string().optional(),
        /** Of the record that the link edits. Account and identity numbers are empty here: left empty, they stay. */
        shipperDetail: knownShipper.partial().optional(),
        /** Those numbers with all but their last four digits masked, by field path, for the form to show. */
        maskedNumbers: z.record(z.string(), z.string()).optional(),
      }),
    }),
  }),
  isShipperLinkValid: isLinkValid,
  /** What the client's form for customers says and asks: terms and notice in the version and the language in force. */
  getDebtorSetting: operation({
    audience: ['permitted', 'verifiedGuest'],
    reads: true,
    input: z.strictObject({ client: text(120).default(''), guestId }),
    output: z.object({
      termsAndConditions: z.string(),
      /** Empty: the client has published none. */
      version: z.string(),
      language: z.string(),
      privacyNotice: z.string(),
      informationOfficer: z.string(),
      tradeReferencesMin: z.int(),
      directorsMin: z.int(),
      requiredDocuments: z.array(z.object({ code: z.string(), label: z.string(), isMandatory: z.boolean() })),
    }),
  }),
});
