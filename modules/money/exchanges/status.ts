import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/**
 * A document on its way to another system. Where nobody knows whether it came, it is looked up; only what is certain not to
 * be there is sent once more.
 */
export const exchangeLife = machine({
  initial: 'WAITING',
  states: {
    WAITING: { send: 'SENT', resolve: 'RESOLVED' },
    SENT: { succeed: 'SUCCEEDED', fail: 'FAILED', postpone: 'WAITING', lose: 'UNKNOWN' },
    UNKNOWN: {
      find: 'SUCCEEDED',
      lookAgain: 'UNKNOWN',
      miss: 'WAITING',
      resume: 'SENT',
      refuse: 'FAILED',
      resolve: 'RESOLVED',
    },
    FAILED: { retry: 'WAITING', find: 'SUCCEEDED', resolve: 'RESOLVED' },
    SUCCEEDED: {},
    RESOLVED: {},
  },
  /** Its own turn settles it. */
  sets: { underWay: ['WAITING', 'SENT', 'UNKNOWN'] },
  past: {
    send: 'sent',
    succeed: 'succeeded',
    fail: 'failed',
    postpone: 'postponed',
    lose: 'lost',
    find: 'found',
    lookAgain: 'lookedUp',
    miss: 'missed',
    resume: 'resumed',
    refuse: 'refused',
    retry: 'triedAgain',
    resolve: 'resolved',
  },
});
export type ExchangeState = StateOf<typeof exchangeLife>;
export type ExchangeEvent = EventOf<typeof exchangeLife>;

/** What an exchange is for: the mark of a tax authority, a customer who takes invoices by integration, another accounting system. */
export const exchangePurposes = ['fiscalise', 'deliver', 'export'] as const;
export type ExchangePurpose = (typeof exchangePurposes)[number];

/** The documents that are exchanged. */
export const exchangedNouns = ['invoice', 'creditNote', 'debitNote', 'supplierInvoice'] as const;
export type ExchangedNoun = (typeof exchangedNouns)[number];

export const partnerKinds = ['fiscal', 'customer', 'accounting'] as const;
export type PartnerKind = (typeof partnerKinds)[number];
/** Those that are set here; the accounting system of a company has a screen of its own. */
export const ownPartnerKinds = ['fiscal', 'customer'] as const satisfies readonly PartnerKind[];

/** Why a document did not reach the books of the other accounting system, and waits for a person. */
export const exportProblems = [
  'bcDuplicate',
  'bcDrift',
  'vendorBlocked',
  'vendorUnknown',
  'periodClosed',
  'accountUnknown',
  'accountUnmapped',
  'centreUnknown',
  'vatCodeUnknown',
  'numberTooLong',
  'tooManyLines',
  'notSignedIn',
  'wrongConnection',
  'changedThere',
] as const;

/** Why a call did not succeed. */
export const exchangeProblems = [
  'timeout',
  'broken',
  'unreachable',
  'privateAddress',
  'refused',
  'busy',
  'redirect',
  'serverError',
  'unreadable',
  ...exportProblems,
] as const;
export type ExchangeProblem = (typeof exchangeProblems)[number];

/** What a look-up or a try came to. */
export const stepOutcomes = [
  'succeeded',
  'found',
  'notThere',
  'read',
  'created',
  'linesAdded',
  'roundingAdded',
  'attached',
  'booked',
  ...exchangeProblems,
] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

/** What a test of a system came to: it answers as it should, refuses the token, or claims to have what it never got. */
export const testOutcomes = ['answers', 'tokenRefused', 'knowsAll', ...exchangeProblems] as const;
export type TestOutcome = (typeof testOutcomes)[number];

/** What of a document is held against what the other system has. */
export const comparedFields = [
  'number',
  'theirNumber',
  'issuedOn',
  'dueOn',
  'currency',
  'net',
  'vatTotal',
  'gross',
] as const;
export type ComparedField = (typeof comparedFields)[number];

/** Tries of one round, for what is certain not to have come. */
export const triesOfRound = 6;

/** Seconds before the next try of a round. */
export function pauseAfterTry(tries: number): number {
  return [60, 300, 900, 1800, 3600][Math.min(tries, 5) - 1] ?? 60;
}

/** Seconds before the next look-up: the fewer the longer it is. */
export function pauseAfterLookUp(lookUps: number): number {
  return [60, 300, 600, 900][Math.min(lookUps, 3)]!;
}

/** What is not there so many seconds after it was sent never came: it is sent once more. */
export const certainAfter = 3600;
