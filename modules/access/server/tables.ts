import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#platform/language.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    app_user: {
      id: Generated<string>;
      partition: string;
      account: string;
      name: string;
      surname: string;
      phone: Generated<string>;
      user_role: string;
      user_type: Generated<string>;
      company_id: string;
      language: Generated<Language>;
      password_hash: string | null;
      status: Generated<'invited' | 'active' | 'locked' | 'deactivated'>;
      last_sign_in_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      created_at: Generated<Date>;
      version: Generated<number>;
    };
    role_profile: {
      id: Generated<string>;
      partition: string;
      profile_set: Generated<string>;
      name: string;
      is_default: Generated<boolean>;
      authorisations: string[];
      version: Generated<number>;
    };
    user_profile: { partition: string; user_id: string; profile_id: string };
    attempt_counter: { key: string; failures: number; last_failure_at: Date; blocked_until: Date };
    reset_request: {
      id: Generated<string>;
      partition: string;
      user_id: string;
      token_hash: Buffer;
      code_id: string;
      created_at: Generated<Date>;
      expires_at: Generated<Date>;
      validated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      replaced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    };
  }
}

/** What sign-in finds before the partition is known (`account_find`). */
export interface AccountRow {
  readonly id: string;
  readonly partition: string;
  readonly account: string;
  readonly name: string;
  readonly surname: string;
  readonly user_role: string;
  readonly user_type: string;
  readonly language: Language;
  readonly password_hash: string | null;
  readonly status: 'invited' | 'active' | 'locked' | 'deactivated';
  readonly company_id: string;
  readonly company_name: string;
  readonly company_trade_name: string;
  readonly company_active: boolean;
  readonly idle_seconds: number;
}
