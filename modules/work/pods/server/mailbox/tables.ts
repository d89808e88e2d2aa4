import type { ColumnType, Generated } from 'kysely';
import type { mailboxSecurities } from '#modules/work/pods/mailbox-contract.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '#platform/server/tables.ts' {
  interface Tables {
    pod_mailbox: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      host: string;
      port: number;
      security: (typeof mailboxSecurities)[number];
      user_name: string;
      password_sealed: string;
      folder: string;
      is_active: boolean;
      /** `bigint` comes as text or as a number, by its size. */
      uid_validity: Optional<string>;
      last_uid: Generated<string>;
      last_read_at: Optional<Date>;
      problem: Generated<string>;
      failing_since: Optional<Date>;
      created_by: string;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
    };
    pod_mail: {
      partition: string;
      mailbox_id: string;
      uid_validity: string;
      uid: string;
      sender: Generated<string>;
      subject: Generated<string>;
      pod_ids: Generated<string[]>;
      refused: Generated<string[]>;
      read_at: Date;
    };
  }
}
