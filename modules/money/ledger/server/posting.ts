import type { CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import type { PostingArea } from '#modules/money/posting-periods/status.ts';
import type { JournalSource, PartyKind } from '../contract.ts';

export interface Party {
  readonly kind: PartyKind;
  readonly id: string;
}

/** A line of a journal: debit above zero, credit below. */
export interface JournalLine {
  readonly accountId: string;
  readonly centreId?: string | null | undefined;
  readonly party?: Party | undefined;
  /** In the company's own currency. */
  readonly amount: Cents;
  /** Its own currency; that of the company where it is left out. */
  readonly currency?: string | undefined;
  /** In its own currency: nothing for a difference of rounding or exchange. The same as `amount` where it is left out. */
  readonly currencyAmount?: Cents | undefined;
  readonly vatCode?: string | undefined;
  readonly loadId?: string | null | undefined;
  readonly text?: string | undefined;
}

export const itemKinds = [
  'opening',
  'invoice',
  'creditNote',
  'debitNote',
  'receipt',
  'purchaseInvoice',
  'payment',
  'reversal',
  'refund',
  'discount',
  'rest',
  'badDebt',
  'recovery',
  'transfer',
  'exchange',
  'deduction',
] as const;

/** What a party owes (above zero) or is owed from a journal on. */
export interface NewItem {
  readonly kind: (typeof itemKinds)[number];
  readonly accountId: string;
  readonly party: Party;
  readonly documentId?: string | null;
  readonly number: string;
  readonly date: CalendarDate;
  readonly dueDate: CalendarDate;
  /** In its own currency: nothing for a difference of exchange. */
  readonly amount: Cents;
  /** Its own currency; that of the company where it is left out. */
  readonly currency?: string | undefined;
  /** In the company's own currency, as its line on the control account. The same as `amount` where it is left out. */
  readonly baseAmount?: Cents | undefined;
}

/** A journal to be posted. `source`, `sourceId` and `event` are its key: it is posted once, however often it is asked for. */
export interface Posting {
  readonly companyId: string;
  readonly area: PostingArea;
  readonly date: CalendarDate;
  /** The day of the document; that of posting where it is left out. */
  readonly documentDate?: CalendarDate;
  /** Into the thirteenth period. */
  readonly adjusting?: boolean;
  readonly source: JournalSource;
  readonly sourceId: string;
  readonly event: string;
  /** What people call the document: `DP-0012`. */
  readonly document: string;
  readonly text: string;
  readonly reason?: string;
  readonly approvedBy?: string;
  /** What it adds counted against the credit of its parties before, as a draft does: `items.changed` is not told for it. */
  readonly wasCounted?: boolean;
  readonly lines: readonly JournalLine[];
  /** Where lines stand on debtors or creditors: they add up to those lines by party. */
  readonly items?: readonly NewItem[];
  readonly reversalOf?: string;
}

/** A journal as it was posted. */
export interface Posted {
  readonly id: string;
  readonly number: number;
}
