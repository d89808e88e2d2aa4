/** How a document stands in the other accounting system, in words of none. */
export const theirStates = ['', 'draft', 'posted', 'paid', 'canceled', 'inFile', 'gone'] as const;
export type TheirState = (typeof theirStates)[number];
/** Nothing stands there that could be changed: it is in a file, or was deleted. */
export const leavesNothing = (state: TheirState) => state === 'inFile' || state === 'gone';

/** What modules above are told of the way of a document: on its way, there, or stuck. */
export const exportStates = [
  /** It waits to be sent, or is sent once more. */
  'QUEUED',
  /** It was sent and nobody knows whether it came; it is looked up. */
  'UNKNOWN',
  /** It waits for a person, who finds the reason with it. */
  'FAILED',
  /** It stands there as a draft, or in a file. */
  'EXPORTED',
  'POSTED',
  'PAID',
  'CANCELED',
  /** A person ended it for a reason. */
  'RESOLVED',
] as const;
export type ExportState = (typeof exportStates)[number];

/** What is sent in one piece. Of each that was sent and not heard of, nobody knows whether it was done. */
export const pendingDeeds = ['', 'create', 'lines', 'centres', 'round', 'attach', 'post'] as const;
export type PendingDeed = (typeof pendingDeeds)[number];

/** The systems that a company may keep its books in. */
export const systemKinds = ['files', 'businessCentral'] as const;
export type SystemKind = (typeof systemKinds)[number];

/** Fields that are compared with what stands there. */
export const comparedFields = ['status', 'gross', 'net', 'dueDate', 'invoiceDate', 'discount'] as const;

/** What the comparison of all documents tells apart. */
export const driftKinds = ['status', 'totals', 'dueDate', 'missingThere', 'missingHere'] as const;
export type DriftKind = (typeof driftKinds)[number];

/** Tries of one round, for what is certain not to have been done. */
export const triesOfExport = 12;
/** Minutes before the next look-up, the more the longer it is. */
export const minutesOfLookUps = [1, 2, 3, 5] as const;
/** What a sound look-up does not find so many minutes after it was sent never came: their longest run is ten minutes. */
export const certainAfterMinutes = 60;

/** Seconds before the next try: 2 to the power of its number, half of it more or less. `chance` is from 0 to 1. */
export function pauseBeforeTry(tries: number, chance: number): number {
  return 2 ** Math.min(tries, triesOfExport) * (0.5 + chance);
}
