import type { Generated } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { LineStanding, ReceiptKind, ReceiptMethod, ReceiptPurpose, VatCycle } from '../kinds.ts';
import type { ReceiptState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    receipt: Narrowed<
      Rows['receipt'],
      {
        kind: ReceiptKind;
        status: Generated<ReceiptState>;
        method: Generated<ReceiptMethod>;
        purpose: Generated<ReceiptPurpose>;
        day: CalendarDate;
      }
    >;
    receipt_rule: Rows['receipt_rule'];
    receipt_payer: Rows['receipt_payer'];
    receipt_pays_for: Rows['receipt_pays_for'];
    receipt_setting: Narrowed<Rows['receipt_setting'], { vat_cycle: Generated<VatCycle> }>;
    receipt_match: Narrowed<Rows['receipt_match'], { standing: LineStanding }>;
  }
}
