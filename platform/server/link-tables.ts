import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Language } from '../language.ts';

export type LinkStatus = 'pending' | 'submitted' | 'accept' | 'decline' | 'deleted';

/** What the flow asks for; a request for more information names the steps that are missing and says why. */
export interface LinkScope {
  readonly steps?: readonly string[];
  readonly question?: string;
}

interface LinkTable {
  id: Generated<string>;
  partition: string;
  kind: string;
  token_hash: Buffer;
  status: Generated<LinkStatus>;
  subject_id: string | null;
  guest_id: Generated<string>;
  company_id: string;
  recipient_name: Generated<string>;
  recipient_email: string;
  recipient_mobile: string;
  language: Language;
  scope: JSONColumnType<LinkScope, string, string>;
  expires_at: Date;
  sent_at: Generated<Date>;
  opened_at: Date | null;
  verified_at: Date | null;
  submitted_at: Date | null;
  locked_at: Date | null;
  ended_reason: 'revoked' | 'superseded' | null;
  percent: Generated<number>;
  bad_codes: Generated<number>;
  reference: Generated<string>;
  copy_blob_name: ColumnType<string | null, string | null | undefined, string | null>;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  terms_accepted_from: string | null;
  privacy_version: ColumnType<string | null, string | null | undefined, string | null>;
  created_by: string | null;
  created_by_name: Generated<string>;
  created_at: Generated<Date>;
  version: Generated<number>;
}
interface LinkDraftTable {
  link_id: string;
  partition: string;
  step: string;
  sealed: string;
  saved_at: Generated<Date>;
}
export interface LinkTokenTable {
  token_hash: Buffer;
  partition: string;
  link_id: string;
  made_for: 'copy' | 'reminder' | 'former';
  created_at: Generated<Date>;
}
interface LinkReminderTable {
  partition: string;
  link_id: string;
  day: number;
  sent_at: Generated<Date>;
}
declare module './tables.ts' {
  interface Tables {
    link: LinkTable;
    link_draft: LinkDraftTable;
    link_token: LinkTokenTable;
    link_reminder: LinkReminderTable;
  }
}
