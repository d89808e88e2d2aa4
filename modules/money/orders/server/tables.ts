import type { Generated, JSONColumnType } from 'kysely';
import type { Currency } from '#platform/money.ts';
import type { vatCodes } from '#platform/vat-codes.ts';
import type { OrderKind, OrderState } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

export interface StoredQuote {
  readonly supplierName: string;
  /** Cents. */
  readonly amount: string;
  readonly reference: string;
  readonly blobName: string;
}

export interface StoredDefect {
  readonly id: string;
  readonly text: string;
  /** The receipt with which it was repaired. */
  readonly repairedBy: string | null;
}

/** A revision that waits beside the revision in force, as it will stand in the row of the order and in its lines. */
export interface StoredProposal {
  /** Columns of the row by their names. */
  readonly columns: Readonly<Record<string, unknown>> & {
    readonly revision: number;
    readonly defects: readonly StoredDefect[];
  };
  /** Fields as a revision keeps them; the net in whole cents. */
  readonly lines: readonly (Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly itemMasterId: string;
    readonly quantity: number;
  })[];
  /** Who had agreed to the revision in force, of an internal order. */
  readonly signed: {
    readonly asking_agreed_by: string;
    readonly asking_agreed_at: string | null;
    readonly performing_agreed_by: string;
    readonly performing_agreed_at: string | null;
  };
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    company_order: Narrowed<
      Rows['company_order'],
      {
        kind: OrderKind;
        currency: Currency;
        quotes: JSONColumnType<StoredQuote[], string, string>;
        defects: JSONColumnType<StoredDefect[], string, string>;
        status: Generated<OrderState>;
        held_from: Generated<OrderState | ''>;
        in_force: Generated<OrderState | ''>;
        proposal: JSONColumnType<StoredProposal, string | null, string | null> | null;
      }
    >;
    company_order_line: Narrowed<
      Rows['company_order_line'],
      {
        vat_code: (typeof vatCodes)[number];
      }
    >;
    company_order_receipt: Rows['company_order_receipt'];
    company_order_booking: Rows['company_order_booking'];
    company_order_movement: Rows['company_order_movement'];
  }
}
