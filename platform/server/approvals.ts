import type { RawBuilder } from 'kysely';

/** An open item, as every queue selects it. */
export interface OpenItem {
  readonly id: string;
  /** The record on whose page it is decided. */
  readonly page_id: string;
  readonly subject: string;
  /** What tells it from others of the same subject: a bank, a type of document. */
  readonly detail: string;
  readonly asks: Ask;
  /** Rand, as text. */
  readonly amount: string | null;
  readonly since: Date;
  readonly captured_by: string;
  /** Staff who may not decide it. */
  readonly captured_ids: readonly string[];
  /** Of queues with `only`: the staff who decide it. */
  readonly decider_ids?: readonly string[];
}

/** What somebody is asked to do. */
export type Ask = 'approve' | 'recommend' | 'assess';

/**
 * Where the inbox finds what waits for a decision of one kind. Declared by the noun that decides it, listed in the
 * composition root. A kind may have several: one for each pair of rights that decide.
 */
export interface ApprovalQueue<Kind extends string = string, Page extends string = string> {
  readonly kind: Kind;
  /** The noun on whose page it is decided. */
  readonly page: Page;
  /** Operations by which it is decided; who may call none of them sees nothing of the queue. The guard of `deciding.ts` stands in each. */
  readonly decides: readonly string[];
  /** The one of them that gives the amount away, where roles may decide up to a limit. */
  readonly approves?: string;
  /** What the page reads with. Handed over together with the right to decide, when somebody is away. */
  readonly reads: readonly string[];
  /**
   * Where each item has a page of its own, the column that names whom it is about (`about_id`): the inbox has one row for all
   * that waits of one. Otherwise that is the page.
   */
  readonly about?: 'about_id';
  /**
   * Where not everybody with the right decides each item, the column that names those who do (`decider_ids`). The guard of
   * the operation says the same.
   */
  readonly only?: 'decider_ids';
  /** Whether the right can be handed over at all. */
  readonly isDelegable: boolean;
  /**
   * One `select` of the partition's open items with the columns of `OpenItem`, unordered. It reads along a partial index of
   * the open ones by `since`, so that 200,000 closed ones cost nothing. `held` are the rights of the person who looks, where
   * somebody does: a queue over several nouns leaves out those that they may not see.
   */
  open(partition: string, held?: ReadonlySet<string>): RawBuilder<OpenItem>;
}
