import type { Generated } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { PaymentFormat } from '../bank-file.ts';
import type { PaymentRunState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    payment_rule: Narrowed<Rows['payment_rule'], { format: Generated<PaymentFormat> }>;
    payment_run: Narrowed<
      Rows['payment_run'],
      { due_until: CalendarDate; pay_day: CalendarDate; status: Generated<PaymentRunState> }
    >;
    payment: Narrowed<Rows['payment'], { hold_day: CalendarDate | null }>;
    payment_item: Rows['payment_item'];
    payment_signature: Rows['payment_signature'];
  }
}
