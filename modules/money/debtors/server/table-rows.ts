// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  debtor_rule: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    statement_day: Generated<number>;
    sends_statements: Generated<boolean>;
    reminder_days: Generated<number[]>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    sends_reminders: Generated<boolean>;
  };
  debtor_arrangement: {
    partition: string;
    customer_id: string;
    statement_day: number | null;
    sends_statements: Generated<boolean>;
    statement_to: Generated<string[]>;
    paused_until: string | null;
    pause_reason: Generated<string>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  debtor_statement: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    customer_id: string;
    from_day: string;
    to_day: string;
    closing: number;
    recipient: string;
    attempt: Generated<number>;
    by_calendar: boolean;
    message_id: string | null;
    pdf_sha256: string;
    sent_by: string;
    sent_at: Generated<Date>;
  };
  debtor_reminder: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    customer_id: string;
    step: number;
    day: string;
    amount: number;
    recipients: string[];
    sent_by: string;
    sent_at: Generated<Date>;
  };
  debtor_reminder_item: {
    partition: string;
    reminder_id: string;
    item_id: string;
    step: number;
    day: string;
    amount: number;
  };
  payment_promise: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    customer_id: string;
    status: Generated<string>;
    amount: number;
    made_on: string;
    due_day: string;
    note: Generated<string>;
    reason: Generated<string>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  debtor_note: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    customer_id: string;
    kind: string;
    text: Generated<string>;
    day: string;
    ring_on: string | null;
    written_by: string;
    written_at: Generated<Date>;
  };
}
