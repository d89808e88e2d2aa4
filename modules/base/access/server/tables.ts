import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#platform/language.ts';
import type { ProfileSet, UserType } from '../people.ts';
import type { AccountState } from '../status.ts';

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>;
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
    app_user: {
      id: Generated<string>;
      partition: string;
      account: string;
      name: string;
      surname: string;
      phone: Generated<string>;
      user_role: string;
      user_type: Generated<UserType>;
      company_id: string;
      language: Generated<Language>;
      password_hash: string | null;
      status: Generated<AccountState>;
      last_sign_in_at: Moment;
      created_at: Generated<Date>;
      version: Generated<number>;
      supplier_id: Generated<string | null>;
      shippers: Generated<string[]>;
      locked_reason: Generated<LockedReason | null>;
      invited_at: Moment;
      second_factor_at: Moment;
      updated_at: Generated<Date>;
      updated_by: Generated<string>;
      readonly search: Generated<string>;
    };
    role_profile: {
      id: Generated<string>;
      partition: string;
      profile_set: Generated<ProfileSet>;
      name: string;
      is_default: Generated<boolean>;
      authorisations: string[];
      version: Generated<number>;
      description: Generated<string>;
      requires_second_factor: Generated<boolean>;
      record_scope: ColumnType<StoredScope, string | undefined, string>;
      amount_limits: ColumnType<StoredLimits, string | undefined, string>;
      updated_at: Generated<Date>;
      updated_by: Generated<string>;
    };
    user_profile: { partition: string; user_id: string; profile_id: string };
    attempt_counter: { key: string; failures: number; last_failure_at: Date; blocked_until: Date };
    reset_request: {
      id: Generated<string>;
      partition: string;
      user_id: string;
      token_hash: Buffer;
      kind: Generated<'reset' | 'invitation'>;
      /** None in an invitation. */
      code_id: Generated<string | null>;
      created_at: Generated<Date>;
      expires_at: Generated<Date>;
      validated_at: Moment;
      used_at: Moment;
      replaced_at: Moment;
    };
    second_factor: {
      id: Generated<string>;
      partition: string;
      user_id: string;
      kind: SecondFactorKind;
      name: Generated<string>;
      secret_sealed: Generated<string | null>;
      last_step: Generated<number | null>;
      credential_id: Generated<string | null>;
      public_key: Generated<Buffer | null>;
      sign_count: Generated<number | null>;
      transports: Generated<string[]>;
      challenge: Generated<string | null>;
      confirmed_at: Moment;
      last_used_at: Moment;
      created_at: Generated<Date>;
    };
    recovery_code: { partition: string; user_id: string; code_hash: string; used_at: Moment };
    sign_in_challenge: {
      token_hash: Buffer;
      partition: string;
      user_id: string;
      passkey_challenge: string;
      attempts: Generated<number>;
      expires_at: Generated<Date>;
      used_at: Moment;
    };
    confirmation: {
      token_hash: Buffer;
      partition: string;
      user_id: string;
      passkey_challenge: string;
      attempts: Generated<number>;
      expires_at: Generated<Date>;
      used_at: Moment;
    };
    security_event: {
      readonly id: Generated<number>;
      partition: string;
      readonly at: Generated<Date>;
      event: SecurityEvent;
      account: string;
      user_id: string | null;
      ip: string;
      agent: string;
      request_id: string;
    };
    /** A view; nothing is written to it. */
    security_log: {
      id: string;
      partition: string;
      at: Date;
      event: string;
      noun: string;
      record_id: string;
      who: string;
      user_id: string | null;
      ip: string;
      agent: string;
      changes: Record<string, [from: unknown, to: unknown]>;
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
