import type { CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import type { Certainty, MatchReason, ProposalKind } from './kinds.ts';
import { sameNumber, spokenKey } from './words.ts';

/** A line of a statement as matching sees it. */
export interface MatchLine {
  readonly id: string;
  readonly day: CalendarDate;
  readonly amount: Cents;
  readonly currency: string;
  /** All that the bank wrote: text, reference, the payer's name. */
  readonly words: string;
  /** How this payer is known again: its account, its name. */
  readonly payerKeys: readonly string[];
  readonly isFee: boolean;
}

export interface MatchItem {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly open: Cents;
  readonly dueDate: CalendarDate;
  readonly currency: string;
  /** What may be taken off if it is paid by that day, of printed terms. */
  readonly discount?: { readonly amount: Cents; readonly until: CalendarDate } | undefined;
}

/** What lines are held against; made once for all lines by `indexOf`. */
export interface MatchKnown {
  readonly items: readonly MatchItem[];
  /** Account numbers and names by which customers are called. */
  readonly customers: readonly { readonly id: string; readonly accountNumber: string; readonly nameKey: string }[];
  /** For whom a payer has paid. */
  readonly payers: ReadonlyMap<string, readonly string[]>;
  /** The group of a customer; its own id where it is alone. */
  readonly groups: ReadonlyMap<string, string>;
  readonly rules: readonly {
    readonly id: string;
    readonly key: string;
    readonly customerId: string | null;
    readonly words: string;
  }[];
  /** Receipts that may come back. */
  readonly receipts: readonly {
    readonly id: string;
    readonly customerId: string | null;
    readonly amount: Cents;
    readonly day: CalendarDate;
    readonly currency: string;
  }[];
}

export interface MatchPart {
  readonly item: MatchItem;
  readonly amount: Cents;
  readonly discount: Cents;
}

export interface Match {
  readonly kind: ProposalKind;
  readonly certainty: Certainty;
  readonly reasons: readonly { readonly code: MatchReason; readonly words: string }[];
  readonly customerId: string | null;
  readonly parts: readonly MatchPart[];
  readonly left: Cents;
  readonly receiptId: string | null;
  readonly ruleId: string | null;
}

export interface MatchIndex extends MatchKnown {
  readonly byNumber: ReadonlyMap<string, readonly MatchItem[]>;
  readonly byCustomer: ReadonlyMap<string, readonly MatchItem[]>;
  readonly byAmount: ReadonlyMap<string, readonly MatchItem[]>;
  readonly byAccountNumber: ReadonlyMap<string, string>;
  /** By the first letters of the name: a line is read once, not once for each customer. */
  readonly byName: ReadonlyMap<string, readonly { readonly id: string; readonly nameKey: string }[]>;
  readonly membersOf: ReadonlyMap<string, readonly string[]>;
}

/** Names shorter than this are in too many words to say whose they are. */
export const shortestName = 5;

/** What lines are held against, by what is looked up in it. */
export function indexOf(known: MatchKnown): MatchIndex {
  const group = (id: string) => known.groups.get(id) ?? id;
  return {
    ...known,
    byNumber: Map.groupBy(
      known.items.filter(({ number }) => sameNumber(number) !== ''),
      ({ number }) => sameNumber(number),
    ),
    byCustomer: Map.groupBy(known.items, ({ customerId }) => customerId),
    byAmount: Map.groupBy(known.items, ({ open }) => String(open)),
    byAccountNumber: new Map(
      known.customers
        .filter(({ accountNumber }) => accountNumber.length >= 4)
        .map(({ id, accountNumber }) => [spokenKey(accountNumber), id]),
    ),
    byName: Map.groupBy(
      known.customers.filter(({ nameKey }) => nameKey.length >= shortestName),
      ({ nameKey }) => nameKey.slice(0, shortestName),
    ),
    membersOf: Map.groupBy([...new Set(known.items.map(({ customerId }) => customerId))], group) as ReadonlyMap<
      string,
      readonly string[]
    >,
  };
}
