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
