import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { ProfileSet, UserType } from '../people.ts';
import type { AccountState } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

export type LockedReason = 'attempts' | 'administrator';
export type SecondFactorKind = 'authenticator' | 'passkey';
/** Noun of the tables → which of its records; a noun that is not named is not limited. */
export type StoredScope = Readonly<Record<string, { readonly own: boolean; readonly ids: readonly string[] }>>;
/** Kind of approval → rand. */
export type StoredLimits = Readonly<Record<string, number>>;
/** What was tried and refused. */
export type SecurityEvent = 'signInRefused' | 'signInDelayed' | 'secondFactorRefused' | 'accountLocked';

declare module '#platform/server/tables.ts' {
  interface Tables {
    app_user: Narrowed<
      Rows['app_user'],
      {
        user_type: Generated<UserType>;
        language: Generated<Language>;
        status: Generated<AccountState>;
        locked_reason: Generated<LockedReason | null>;
      }
    >;
    role_profile: Narrowed<
      Rows['role_profile'],
      {
        profile_set: Generated<ProfileSet>;
        record_scope: ColumnType<StoredScope, string | undefined, string>;
        amount_limits: ColumnType<StoredLimits, string | undefined, string>;
      }
    >;
    user_profile: Rows['user_profile'];
    attempt_counter: Rows['attempt_counter'];
    reset_request: Narrowed<
      Rows['reset_request'],
      {
        kind: Generated<'reset' | 'invitation'>;
      }
    >;
    second_factor: Narrowed<
      Rows['second_factor'],
      {
        kind: SecondFactorKind;
      }
    >;
    recovery_code: Rows['recovery_code'];
    sign_in_challenge: Rows['sign_in_challenge'];
    confirmation: Rows['confirmation'];
    security_event: Narrowed<
      Rows['security_event'],
      {
        event: SecurityEvent;
      }
    >;
    /** A view; nothing is written to it. */
    security_log: Narrowed<
      Rows['security_log'],
      {
        user_id: string | null;
        changes: Record<string, [from: unknown, to: unknown]>;
      }
    >;
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
  readonly user_type: UserType;
  readonly language: Language;
  readonly password_hash: string | null;
  readonly status: AccountState;
  readonly company_id: string;
  readonly company_name: string;
  readonly company_trade_name: string;
  readonly company_active: boolean;
  readonly idle_seconds: number;
  readonly phone: string;
  readonly shippers: string[];
  readonly locked_reason: LockedReason | null;
  readonly second_factor_at: Date | null;
}
