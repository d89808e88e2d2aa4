import type { Generated } from 'kysely';
import type { CalendarDate } from '#platform/dates.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { NoteKind } from '../kinds.ts';
import type { PromiseState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    debtor_rule: Rows['debtor_rule'];
    debtor_arrangement: Narrowed<Rows['debtor_arrangement'], { paused_until: CalendarDate | null }>;
    debtor_statement: Narrowed<Rows['debtor_statement'], { from_day: CalendarDate; to_day: CalendarDate }>;
    debtor_reminder: Narrowed<Rows['debtor_reminder'], { day: CalendarDate }>;
    debtor_reminder_item: Narrowed<Rows['debtor_reminder_item'], { day: CalendarDate }>;
    payment_promise: Narrowed<
      Rows['payment_promise'],
      { status: Generated<PromiseState>; made_on: CalendarDate; due_day: CalendarDate }
    >;
    debtor_note: Narrowed<Rows['debtor_note'], { kind: NoteKind; day: CalendarDate; ring_on: CalendarDate | null }>;
  }
}
