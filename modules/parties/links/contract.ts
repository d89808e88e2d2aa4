import { z } from 'zod';
import { languages } from '#platform/language.ts';
import { operation, service, text } from '#platform/operation.ts';

export {
  boardNames,
  linkBoard,
  linkSent,
  linkStatuses,
  newLink,
  type BoardPart,
  type LinkBoardRow,
  type LinkFigures,
  type LinkProgress,
  type NewLinkInput,
} from './board.ts';
export { link, stateOf, type LinkState } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    link: unknown;
  }
  interface Channels {
    approvals: unknown;
  }
}

/** The public flows that ask for a one-time code, as their names stand in the address and in the link's row. */
export const linkKinds = [
  'carrierregister',
  'shipperregister',
  'creditorapplicationform',
  'creditlimitapprove',
  'gitcertificaterenewal',
  'podupload',
  'podpack',
  'paperupload',
  'loadtender',
  'customerinvoice',
  'supplierinvoice',
  'supplierstatement',
] as const;
/** Flows that open without a code; each says in a decision record why (0088, 0120, 0242). */
export const openKinds = ['drivertrip', 'loadtracking', 'vehiclecheck'] as const;
export type LinkKindName = (typeof linkKinds)[number] | (typeof openKinds)[number];

/** Anything: what is no token gets the same answer as one that never existed (wire.md §4). */
export const linkKey = z.string().default('');
/** A guest may say which session it is; the cookie counts. */
export const guestId = z.string().max(128).optional();
/** Whether a link still opens its flow. */
export const isLinkValid = operation({
  audience: 'guest',
  reads: true,
  input: z.strictObject({ key: linkKey, guestId }),
  output: z.boolean(),
});
/** Anything typed: what is not six digits gets the same answer as a wrong code. */
export const oneTimeCode = text(20);

/** What a flow learns when the code is accepted; each kind fills in what is its own. */
export const linkOpened = z.object({
  partition: z.string(),
  clientTradeName: z.string(),
  /** The client's zone (IANA name): whose day it is. */
  timeZone: z.string(),
  clientName: z.string(),
  /** Address of the client's picture on this host; empty for none. */
  clientLogo: z.string(),
  /** `#1a4f8b`; empty for none. */
  clientColour: z.string(),
  carrierName: z.string().optional(),
  tradingName: z.string().optional(),
  /** Of a customer's link, under the specification's names. */
  client: z.string().optional(),
  shipperName: z.string().optional(),
  registeredName: z.string().optional(),
  mobileNumber: z.string(),
  email: z.string(),
  isEdit: z.boolean(),
  keyIdentifier: z.string().optional(),
  lockId: z.string().optional(),
  language: z.string(),
  expiresAt: z.iso.datetime(),
  /** Set when staff asked for more: only these steps are open, and this is the question. */
  scope: z.object({ steps: z.array(z.string()).optional(), question: z.string().optional() }),
  support: z.string(),
  /** The link's own number, which the accepted code has proved. */
  verifiedMobile: z.string(),
});
export type LinkOpened = z.infer<typeof linkOpened>;

/**
 * What a link's reader (`getCarrierLink`, `getShipperLink`, …) answers: before the code no more than the first three, and
 * the next two while a code is under way; after it what the flow starts from. Each flow extends it with what is its own.
 */
export const linkAnswer = z.object({
  clientTradeName: z.string(),
  mobileNumber: z.string(),
  language: z.string(),
  /** A code is under way, sent at this time: it can be typed at once. */
  codeSentAt: z.iso.datetime().optional(),
  /** Until another code may be sent. */
  resendAfterSeconds: z.int().optional(),
  ...z.object(linkOpened.shape).omit({ clientTradeName: true, mobileNumber: true, language: true }).partial().shape,
});
export type LinkAnswer = z.infer<typeof linkAnswer>;

const codeSent = z.object({
  response: z.literal('ok'),
  /** "OTP sent successfully to this number" with all but the last four digits masked. */
  message: z.string(),
  mobileNumber: z.string(),
  resendAfterSeconds: z.int(),
  sentAt: z.iso.datetime(),
});

export const linkEndReasons = [
  'submitted',
  'answered',
  'expired',
  'replaced',
  'revoked',
  'locked',
  'otherFlow',
] as const;

/** The details of `linkNotUsable` for whoever holds a token that did exist. */
export interface LinkEnd {
  readonly reason: (typeof linkEndReasons)[number];
  readonly at: string | null;
  /** Of one that was answered: how. */
  readonly answer?: 'accept' | 'decline' | undefined;
  readonly reference: string;
  readonly clientTradeName: string;
  /** The client's zone (IANA name), in which `at` is told. */
  readonly timeZone: string;
  /** Telephone and address of the client, to ask. */
  readonly contact: string;
  /** The same token with a new code opens a status page. */
  readonly hasStatus: boolean;
  /** A new link can be sent to the address on file. */
  readonly maySendAgain: boolean;
}

const opened = z.object({ response: z.literal('ok'), ...linkOpened.shape });

export const draftStep = z.string().regex(/^[a-zA-Z]{1,40}$/);

export const linkService = service('tripDirector', {
  /** The number is always the link's own, whatever the payload says (wire.md §4). */
  resendOTP: operation({
    audience: 'guest',
    input: z.strictObject({
      mobileNumber: text(40).optional(),
      carrierName: text(200).optional(),
      key: linkKey.optional(),
      guestId,
    }),
    output: codeSent,
  }),
  verifyOTP: operation({
    audience: 'guest',
    refusal: ({ message }) => ({ response: 'error', result: { message } }),
    input: z.strictObject({ otp: oneTimeCode, key: linkKey.optional(), guestId }),
    output: z.object({ response: z.literal('ok') }),
  }),
  isOTPValid: operation({
    audience: 'guest',
    refusal: () => false,
    input: z.strictObject({ otp: oneTimeCode, key: linkKey.optional(), guestId }),
    output: opened,
  }),
  isCarrierOtpValid: operation({
    audience: 'guest',
    refusal: () => false,
    input: z.strictObject({ otp: oneTimeCode, key: linkKey.optional(), guestId }),
    output: opened,
  }),

  /** Sends a link that has expired or was replaced again, to the address on file. */
  sendLinkAgain: operation({
    audience: 'guest',
    input: z.strictObject({ key: linkKey, guestId }),
    output: z.object({ message: z.string() }),
  }),
  /** How the client of a link is reached, before the code too: whoever cannot get the code needs it most. */
  getLinkContact: operation({
    audience: 'guest',
    reads: true,
    input: z.strictObject({ key: linkKey, guestId }),
    output: z.object({ contact: z.string() }),
  }),
  /** The status page of an application that is under way or decided; `verifyOTP` with a new code opens it. */
  getLinkStatus: operation({
    audience: 'verifiedGuest',
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      partition: z.string(),
      clientTradeName: z.string(),
      clientLogo: z.string(),
      clientColour: z.string(),
      support: z.string(),
      reference: z.string(),
      state: z.enum(['received', 'checking', 'asked', 'decided']),
      submittedAt: z.iso.datetime().nullable(),
      decision: z.enum(['approved', 'declined', 'withdrawn']).nullable(),
      decidedAt: z.iso.datetime().nullable(),
      /** What staff asked, while they wait for the answer; it comes by a link of its own. */
      question: z.string(),
      askedAt: z.iso.datetime().nullable(),
      /** What was sent, as a PDF for `downloadFile`. */
      copy: z.object({ blobName: z.string(), fileName: z.string() }).nullable(),
    }),
  }),
  /** The language that the recipient chose: of the link's mails and SMS, and of the record's. */
  putLinkLanguage: operation({
    audience: 'verifiedGuest',
    input: z.strictObject({ language: z.enum(languages) }),
    output: z.object({ language: z.enum(languages) }),
  }),

  getLinkDraft: operation({
    audience: 'verifiedGuest',
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      steps: z.record(z.string(), z.unknown()),
      /** By step, for `basedOn` of the next save. */
      versions: z.record(z.string(), z.string()),
      savedAt: z.iso.datetime().nullable(),
      currentStep: z.string().nullable(),
    }),
  }),
  /**
   * Saves one step as it is, valid or not: half a form is what a draft is for. Several people may fill in one form: a step
   * that somebody else has saved since `basedOn` is not written over but answered as `theirs`, to be merged and sent again.
   */
  putLinkDraft: operation({
    audience: 'verifiedGuest',
    input: z.strictObject({
      step: draftStep,
      values: z.record(z.string(), z.unknown()),
      percent: z.int().min(0).max(99).optional(),
      /** The version that the values were changed from; empty where there was none. Without it the step is written over. */
      basedOn: z.string().max(40).optional(),
    }),
    output: z.object({
      savedAt: z.iso.datetime(),
      version: z.string(),
      theirs: z.record(z.string(), z.unknown()).optional(),
    }),
  }),
  getLinkTerms: operation({
    audience: 'verifiedGuest',
    reads: true,
    input: z.strictObject({}),
    output: z.object({
      version: z.string(),
      language: z.string(),
      body: z.string(),
      isAccepted: z.boolean(),
      /** The privacy notice in force, which is shown and not agreed to; empty where there is none. */
      privacyNotice: z.string(),
    }),
  }),
  postLinkTermsAcceptance: operation({
    audience: 'verifiedGuest',
    input: z.strictObject({ version: z.string().max(40), language: z.string().max(10) }),
    output: z.object({ acceptedAt: z.iso.datetime() }),
  }),
  /** A document for the form, uploaded while the form is still being filled in. */
  postLinkFile: operation({
    audience: 'verifiedGuest',
    upload: true,
    input: z.strictObject({
      purpose: z.enum(['gitCertificate', 'bankConfirmation', 'suretyshipDeed']),
      fileName: text(200),
      content: z.string().max(14_000_000, { error: 'fileTooLarge' }),
    }),
    output: z.object({
      blobName: z.string(),
      fileName: z.string(),
      contentType: z.string(),
      size: z.int(),
      /** What could be read from the text of a certificate, to fill in or to compare. */
      facts: z.record(z.string(), z.string()),
    }),
  }),
});

/** A document for a form of staff: its `blobName` goes with the submit. A guest uploads with postLinkFile. */
export const staffFile = operation({
  audience: 'permitted',
  upload: true,
  input: linkService.operations.postLinkFile.input.omit({ purpose: true }),
  output: linkService.operations.postLinkFile.output,
});
