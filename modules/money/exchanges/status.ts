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
    UNKNOWN: { find: 'SUCCEEDED', lookAgain: 'UNKNOWN', miss: 'WAITING', resolve: 'RESOLVED' },
    FAILED: { retry: 'WAITING', resolve: 'RESOLVED' },
    SUCCEEDED: {},
    RESOLVED: {},
  },
  past: {
    send: 'sent',
    succeed: 'succeeded',
    fail: 'failed',
    postpone: 'postponed',
    lose: 'lost',
    find: 'found',
    lookAgain: 'lookedUp',
    miss: 'missed',
    retry: 'triedAgain',
    resolve: 'resolved',
  },
});
export type ExchangeState = StateOf<typeof exchangeLife>;
export type ExchangeEvent = EventOf<typeof exchangeLife>;

/** What an exchange is for: the mark of a tax authority, or a customer who takes invoices by integration. */
export const exchangePurposes = ['fiscalise', 'deliver'] as const;
export type ExchangePurpose = (typeof exchangePurposes)[number];

/** The documents that are exchanged. */
export const exchangedNouns = ['invoice', 'creditNote', 'debitNote'] as const;
export type ExchangedNoun = (typeof exchangedNouns)[number];

export const partnerKinds = ['fiscal', 'customer'] as const;
export type PartnerKind = (typeof partnerKinds)[number];

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
] as const;
export type ExchangeProblem = (typeof exchangeProblems)[number];

/** What a look-up or a try came to. */
export const stepOutcomes = ['succeeded', 'found', 'notThere', ...exchangeProblems] as const;
export type StepOutcome = (typeof stepOutcomes)[number];

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
