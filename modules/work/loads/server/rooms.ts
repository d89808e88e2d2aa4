import type { Cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import type { ProposedRow } from '#platform/server/import-kind.ts';
import type { Product } from '#platform/server/module.ts';
import type { Rating } from '#modules/prices/rates/server/index.ts';
import type { DraftFacts } from '../draft.ts';
import type { ChargeInput } from '../fields.ts';
import type { LoadFailureCode } from '../messages/failures/index.ts';
import type { KnownRecords } from './booking/known.ts';
import type { NewLoad, PricedLoad } from './booking/new-load.ts';
import type { LoadTotals } from './charges.ts';
import type { FileProblems } from './import/given-away.ts';
import type { ImportedLoad } from './import/imported-load.ts';
import type { Moved } from './load-record.ts';
import type { StoredLoad } from './queries.ts';
import type { askedDraft, draftStops } from './readiness/draft-load.ts';

/** Why a load would not be ready for want of a price, as submitting says it. */
export interface PriceGap {
  readonly field: 'charges';
  readonly code: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** What the rates would charge for a load while it is typed, and why they charge nothing. */
export interface DraftPrice {
  readonly gap: PriceGap | undefined;
  readonly charges: Rating['charges'];
  /** Null where the rates were not asked, or a typed price goes before them. */
  readonly trace: Rating['trace'] | null;
}

/** Something that a load lacks before it is invoiced, with the sentence that says what to do. */
export interface BillingGap {
  readonly code: LoadFailureCode;
  readonly details?: Readonly<Record<string, string>>;
  /** Where the form of the load has it. */
  readonly field?: string;
}

/** Lines of a load as its form has them, and what they refer to. */
export interface TypedCharges {
  readonly charges: readonly ChargeInput[];
  readonly known: Pick<KnownRecords, 'profitCentreId' | 'itemOf'>;
}

/** What the room of the prices does for loads that are booked, changed and looked at. */
export interface LoadPrices {
  /** Prices new loads, all together. */
  readonly priceNew: (context: Context, loads: readonly NewLoad[]) => Promise<readonly PricedLoad[]>;
  /** Writes the lines that people typed, in the place of those before; refused where the state or the billing forbids it. */
  readonly writeTyped: (context: Context, load: StoredLoad, typed: TypedCharges) => Promise<LoadTotals>;
  /** Prices each side of a stored load on which nobody typed a price. */
  readonly priceAgain: (
    context: Context,
    load: StoredLoad,
  ) => Promise<{ readonly totals: LoadTotals; readonly rated: { readonly sell: Rating | undefined } }>;
  /** Finds the gap of a saved draft; undefined where it has a price. */
  readonly gapOf: (context: Context, load: StoredLoad) => Promise<PriceGap | undefined>;
  /** Prices a load while it is typed. */
  readonly ofDraft: (
    context: Context,
    draft: DraftFacts,
    known: {
      readonly asked: NonNullable<Awaited<ReturnType<typeof askedDraft>>>;
      readonly stops: Awaited<ReturnType<typeof draftStops>>;
      /** The price of the customer is among the lines, and not extras alone. */
      readonly isTyped: boolean;
    },
  ) => Promise<DraftPrice>;
  /** Why the supplier of a load gets what it gets; null where somebody agreed it, or nobody carries the load. */
  readonly whyBuy: (context: Context, load: StoredLoad) => Promise<Rating['trace'] | null>;
  /** Lists what an invoice waits for. */
  readonly billingGaps: (context: Context, load: StoredLoad) => Promise<readonly BillingGap[]>;
}

/** A load of a file that was booked just now, and what the file says of it. */
export interface BookedFromFile {
  readonly load: Moved;
  readonly values: ImportedLoad;
}

/** What the room of the carriage does for loads that are booked, by a form or by a file. */
export interface LoadCarriage {
  /** By how much each new load exceeds its customer's credit; those that fit are absent. */
  readonly excesses: (context: Context, loads: readonly PricedLoad[]) => Promise<ReadonlyMap<string, Cents>>;
  /** What a file may not say of carriers, whoever they are. */
  readonly problemsOfFile: (context: Context, values: ImportedLoad) => FileProblems;
  /** What the desk would refuse of the carriers that a file names. */
  readonly refusalsOfFile: (
    context: Context,
    rows: readonly ProposedRow<ImportedLoad>[],
    knownOf: (input: ImportedLoad) => KnownRecords,
  ) => Promise<ReadonlyMap<ProposedRow<ImportedLoad>, FileProblems>>;
  /** Gives loads of a file to their carriers, and names who drives. Open boards are told of all of them at once. */
  readonly carryAll: (context: Context, booked: readonly BookedFromFile[]) => Promise<ReadonlyMap<string, Moved>>;
  /** The same for one that was on file before. */
  readonly carry: (context: Context, load: Moved, values: ImportedLoad) => Promise<Moved>;
  /** Plans a complete draft; `isRated` refuses one without a price for the customer. */
  readonly submit: (
    context: Context,
    load: { readonly id: string; readonly isRated: boolean; readonly reason?: string },
  ) => Promise<Moved>;
  readonly cancel: (context: Context, load: { readonly id: string; readonly reason: string }) => Promise<unknown>;
}

/** The rooms above, as far as booking and changing a load needs them. */
export interface LoadRooms {
  readonly prices: LoadPrices;
  readonly carriage: LoadCarriage;
}

/** The same, as far as booking needs them. */
export interface BookingRooms {
  readonly prices: Pick<LoadPrices, 'priceNew'>;
  readonly carriage: Pick<LoadCarriage, 'excesses'>;
}

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** The prices of loads; one module gives them. */
    readonly loadPrices: (product: Product) => LoadPrices;
    /** Who carries loads; one module gives it. */
    readonly loadCarriage: (product: Product) => LoadCarriage;
  }
}

export function loadRoomsOf(product: Product): LoadRooms {
  const [prices] = product.all('loadPrices');
  const [carriage] = product.all('loadCarriage');
  if (!prices || !carriage) throw new Error('Loads need a module that prices them and one that carries them.');
  return { prices: prices(product), carriage: carriage(product) };
}
