/**
 * The channels of the sockets: who may read a noun may hear that its records change. Each module adds its own beside its
 * contract: `declare module '#platform/nouns.ts' { interface Channels { packingTypes: unknown } }`.
 */
export interface Channels {
  /** Tells everybody of a partition that somebody's rights have changed. */
  rights: unknown;
}
/** A misspelt channel would be heard by nobody; here it does not compile. */
export type Channel = keyof Channels & string;

/** The nouns of the audit trail, singular. Modules add theirs as they add channels. */
export interface Nouns {
  auditTrail: unknown;
}
export type Noun = keyof Nouns & string;
