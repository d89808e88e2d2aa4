// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';
import type { Json } from '#platform/server/tables.ts';

export interface Rows {
  vehicle_alert: {
    partition: string;
    id: Generated<string>;
    company_id: string | null;
    kind: string;
    category: string;
    severity: string;
    subject: string;
    name: Generated<string>;
    facts: Generated<Json>;
    vehicle_id: string | null;
    driver_id: string | null;
    load_id: string | null;
    supplier_id: string | null;
    parent_id: string | null;
    since: Date;
    seen: Generated<number>;
    seen_at: Date;
    is_present: Generated<boolean>;
    absent_since: Date | null;
    is_told: Generated<boolean>;
    status: Generated<string>;
    former_status: Generated<string>;
    snoozed_until: Date | null;
    assignee_id: string | null;
    assignee: Generated<string>;
    reason: Generated<string>;
    ended_at: Date | null;
    is_self_cleared: Generated<boolean>;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
    search_words: Generated<string>;
    readonly search: Generated<string>;
  };
  vehicle_alert_telling: {
    partition: string;
    alert_id: string;
    user_id: string;
    due_at: Date;
    message_id: string | null;
    told_at: Date | null;
  };
  vehicle_alert_hearing: {
    partition: string;
    user_id: string;
    screen_categories: string[];
    mail_categories: string[];
    mail_from: string;
    quiet_from: Generated<string>;
    quiet_until: Generated<string>;
    version: Generated<number>;
    updated_at: Generated<Date>;
  };
}
