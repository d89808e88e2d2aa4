import type { Generated } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Language } from '#platform/language.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { DocumentMode } from '../grouping.ts';
import type { DisputeReason, InvoiceKind } from '../kinds.ts';
import type { DisputeState, InvoiceState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    invoice: Narrowed<
      Rows['invoice'],
      {
        kind: InvoiceKind;
        status: Generated<InvoiceState>;
        billing_mode: Generated<DocumentMode>;
        language: Language;
        tax_date: CalendarDate;
        supply_from: CalendarDate;
        supply_to: CalendarDate;
        due_date: CalendarDate;
      }
    >;
    invoice_line: Rows['invoice_line'];
    invoice_dispute: Narrowed<Rows['invoice_dispute'], { status: Generated<DisputeState>; reason: DisputeReason }>;
    invoice_send: Narrowed<Rows['invoice_send'], { method: 'EMAIL' | 'INTEGRATION' }>;
    receipt_term: Rows['receipt_term'];
    zero_rate_reason: Rows['zero_rate_reason'];
    buyer_without_vat: Rows['buyer_without_vat'];
    invoice_run: Narrowed<Rows['invoice_run'], { status: Generated<'RUNNING' | 'DONE'> }>;
  }
}
