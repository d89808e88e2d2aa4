import type { CalendarDate } from '#platform/dates.ts';
import type { Cents } from '#platform/money.ts';
import type { ExchangeProblem } from '#modules/money/exchanges/status.ts';
import type { ExportedDocument } from '../document.ts';
import type { TheirState } from '../status.ts';

/** A document as it stands in the other system. */
export interface Standing {
  readonly id: string;
  readonly number: string;
  readonly state: TheirState;
  readonly vendorNumber: string;
  readonly vendorInvoiceNumber: string;
  readonly invoiceDate: CalendarDate;
  readonly dueDate: CalendarDate;
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
}

/** What is in a draft, as far as the next step depends on it. */
export interface Contents {
  readonly lines: number;
  /** Lines that have not got their cost centre yet, by place. */
  readonly withoutCentre: readonly number[];
  readonly hasRounding: boolean;
  readonly hasFile: boolean;
  /** Per cent that the vendor's terms there take off for early payment, in ten-thousandths. */
  readonly discount: bigint;
}

/**
 * Another accounting system. It is asked and told; what follows of the answers is decided outside (`next-step.ts`). Each
 * throws an `Unsuccessful` that says whether the deed may have been done.
 */
export interface AccountingSystem {
  /** Refuses before anything is sent what cannot be written there. */
  check(document: ExportedDocument): void;
  /** All documents of this vendor with this number. */
  lookUp(document: ExportedDocument): Promise<readonly Standing[]>;
  contents(document: ExportedDocument, standing: Standing): Promise<Contents>;
  /** The head of a document; whole where the system takes it whole. */
  create(document: ExportedDocument): Promise<Standing>;
  /** All lines or none. */
  addLines(document: ExportedDocument, standing: Standing): Promise<void>;
  addCentres(document: ExportedDocument, standing: Standing, places: readonly number[]): Promise<void>;
  /** A line that makes the total equal to ours; undefined where the system has no place for one. */
  readonly makeEqual?: (standing: Standing, difference: Cents) => Promise<void>;
  attach(document: ExportedDocument, standing: Standing): Promise<void>;
  /** Undefined where documents are left as drafts. */
  readonly post?: (standing: Standing) => Promise<void>;
  /** Undefined where it is there no more. */
  readBack(id: string): Promise<Standing | undefined>;
}

/**
 * `refused`: it was not done, and needs a person. `later`: it was not done, and is tried again. `unknown`: it may have been
 * done, and is looked up.
 */
export type Certainty = 'refused' | 'later' | 'unknown';

/** A deed that did not succeed, or of which nobody knows. */
export class Unsuccessful extends Error {
  override readonly name = 'Unsuccessful';
  readonly certainty: Certainty;
  readonly problem: ExchangeProblem;
  /** What the other system said. */
  readonly detail: string;
  /** As the other system asked for. */
  readonly afterSeconds: number | undefined;

  constructor(certainty: Certainty, problem: ExchangeProblem, detail = '', afterSeconds?: number) {
    super(`${problem}: ${detail}`);
    this.certainty = certainty;
    this.problem = problem;
    this.detail = detail;
    this.afterSeconds = afterSeconds;
  }
}
