import type { Generated } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { VatCode } from '#platform/vat-codes.ts';
import type { ClaimGap, Particular } from '../claim.ts';
import type { CapturedVia, DeductionKind, PurchaseKind } from '../kinds.ts';
import type { Verdict } from '../match.ts';
import type { PurchaseInvoiceState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    purchase_invoice: Narrowed<
      Rows['purchase_invoice'],
      {
        kind: Generated<PurchaseKind>;
        captured_via: Generated<CapturedVia>;
        status: Generated<PurchaseInvoiceState>;
        invoice_date: CalendarDate;
        received_on: CalendarDate;
        due_date: CalendarDate;
        posting_date: CalendarDate | null;
        rate_day: CalendarDate | null;
        missing_particulars: Generated<Particular[]>;
        claim_gaps: Generated<ClaimGap[]>;
      }
    >;
    purchase_invoice_line: Narrowed<
      Rows['purchase_invoice_line'],
      { vat_code: VatCode; verdict: Generated<Verdict | ''> }
    >;
    purchase_deduction_answer: Rows['purchase_deduction_answer'];
    purchase_invoice_deduction: Narrowed<Rows['purchase_invoice_deduction'], { kind: DeductionKind }>;
    purchase_tolerance: Rows['purchase_tolerance'];
    purchase_paper: Rows['purchase_paper'];
  }
}
