import { type EventOf, machine, type StateOf } from '#platform/machine.ts';

/** A line of a statement: it waits until one thing settles it, or somebody says why nothing will. */
export const bankLineLife = machine({
  initial: 'OPEN',
  states: {
    OPEN: { settle: 'SETTLED', ignore: 'IGNORED' },
    SETTLED: { unsettle: 'OPEN' },
    IGNORED: { restore: 'OPEN' },
  },
  past: { settle: 'settled', unsettle: 'unsettled', ignore: 'ignored', restore: 'restored' },
});
export type BankLineState = StateOf<typeof bankLineLife>;
export type BankLineEvent = EventOf<typeof bankLineLife>;

/** A file of a bank: small ones are read at once, larger ones by a job. A refused one leaves nothing behind. */
export const bankFileStates = ['WAITING', 'DONE', 'REFUSED'] as const;
export type BankFileState = (typeof bankFileStates)[number];

export const fileOrigins = ['upload', 'mail'] as const;
export type FileOrigin = (typeof fileOrigins)[number];

/** What may settle a line; modules above name theirs. */
export const settledByKinds = ['receipt', 'bankCharge', 'refund', 'bounce', 'transfer', 'match', 'paymentRun'] as const;
export type SettledByKind = (typeof settledByKinds)[number];
