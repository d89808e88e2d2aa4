import type { Context } from '#platform/server/implement.ts';

/** A party as the list of changes names it. */
export interface OwnerName {
  readonly name: string;
  readonly accountNumber: string;
}

/** A noun that has bank details. Declared by its module, listed in the composition root. */
export interface BankOwnerKind {
  /** As in `bank_version.owner_kind`. */
  readonly kind: string;
  /** What the parties are called, by their ids. */
  names(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, OwnerName>>;
  /** Holds the party against other changes until the transaction ends; `notFound` when there is none. */
  lock(context: Context, id: string): Promise<void>;
  /** Writes down, in the same transaction, what happened to the party's bank details, and tells who looks at it. */
  record(context: Context, id: string, happening: BankHappening): Promise<void>;
}

export interface BankHappening {
  /** For the trail: `bankChangeApproved`. */
  readonly event: 'bankChangeApproved' | 'bankChangeRejected' | 'bankAccountShown';
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}
