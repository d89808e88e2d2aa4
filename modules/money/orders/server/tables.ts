import type { Generated, JSONColumnType } from 'kysely';
import type { Currency } from '#platform/money.ts';
import type { vatCodes } from '#platform/vat-codes.ts';
import type { OrderKind, OrderState } from '../status.ts';

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
    company_order: {
      id: Generated<string>;
      partition: string;
      kind: OrderKind;
      order_number: string;
      company_id: string;
      order_type_id: string;
      supplier_id: string | null;
      performing_centre_id: string | null;
      profit_centre_id: string;
      requester_id: string;
      vehicle_id: string | null;
      load_id: string | null;
      required_by: string | null;
      deliver_to: Generated<string>;
      currency: Currency;
      terms: Generated<string>;
      note: Generated<string>;
      quotes: JSONColumnType<StoredQuote[], string, string>;
      odometer_km: Generated<number | null>;
      accepted_odometer_km: Generated<number | null>;
      work_card: Generated<string>;
      warranty_until: Generated<string | null>;
      defects: JSONColumnType<StoredDefect[], string, string>;
      asking_agreed_by: Generated<string>;
      asking_agreed_at: Generated<Date | null>;
      performing_agreed_by: Generated<string>;
      performing_agreed_at: Generated<Date | null>;
      /** `bigint` columns of cents come as safe integers. */
      net: number;
      vat: number;
      gross: number;
      revision: Generated<number>;
      sent_revision: Generated<number>;
      approved_net: Generated<number | null>;
      approved_supplier_id: Generated<string | null>;
      status: Generated<OrderState>;
      held_from: Generated<OrderState | ''>;
      edited_by: Generated<string[]>;
      submitted_by: Generated<string>;
      submitted_at: Generated<Date | null>;
      decided_by: Generated<string>;
      decided_at: Generated<Date | null>;
      decision_reason: Generated<string>;
      sent_to: Generated<string>;
      sent_by: Generated<string>;
      sent_at: Generated<Date | null>;
      reversal_reason: Generated<string>;
      reversal_asked_by: Generated<string>;
      reversal_asked_by_id: Generated<string | null>;
      reversal_asked_at: Generated<Date | null>;
      created_by: string;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      search_words: Generated<string>;
    };
    company_order_line: {
      partition: string;
      id: string;
      company_order_id: string;
      line_number: number;
      item_master_id: string;
      description: string;
      quantity: string;
      unit: string;
      price: string;
      vat_code: (typeof vatCodes)[number];
      profit_centre_id: string;
      account: string;
      net: number;
      quantity_received: Generated<string>;
      quantity_invoiced: Generated<string>;
    };
    company_order_receipt: {
      partition: string;
      id: Generated<string>;
      company_order_id: string;
      received_on: string;
      delivery_note: string;
      note: string;
      reverses_id: string | null;
      received_by: string;
      received_at: Generated<Date>;
    };
    company_order_booking: {
      partition: string;
      id: Generated<string>;
      company_order_id: string;
      line_id: string;
      cost_centre_id: string;
      cost_account: string;
      recovery_centre_id: string;
      recovery_account: string;
      quantity: string;
      /** Cents. */
      amount: number;
      booked_on: string;
      booked_by: string;
      booked_at: Generated<Date>;
      round: Generated<number>;
      reverses_id: Generated<string | null>;
      reason: Generated<string>;
    };
    company_order_movement: {
      partition: string;
      id: Generated<string>;
      company_order_id: string;
      line_id: string;
      receipt_id: string | null;
      invoice_source: Generated<string>;
      quantity: string;
      moved_on: string;
    };
  }
}
