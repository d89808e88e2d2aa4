// Made from the catalogue of the database by `npm run generate`.
import type { Generated } from 'kysely';

export interface Rows {
  pod_mailbox: {
    partition: string;
    id: Generated<string>;
    company_id: string;
    host: string;
    port: number;
    security: string;
    user_name: string;
    password_sealed: string;
    folder: Generated<string>;
    is_active: Generated<boolean>;
    uid_validity: number | null;
    last_uid: Generated<number>;
    last_read_at: Date | null;
    problem: Generated<string>;
    failing_since: Date | null;
    created_by: string;
    created_at: Generated<Date>;
    updated_by: string;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  pod_mail: {
    partition: string;
    mailbox_id: string;
    uid_validity: number;
    uid: number;
    sender: Generated<string>;
    subject: Generated<string>;
    pod_ids: Generated<string[]>;
    refused: Generated<string[]>;
    read_at: Date;
  };
}
