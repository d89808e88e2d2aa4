import type { Generated, JSONColumnType } from 'kysely';
import type { Language } from '../language.ts';
import type { Narrowed } from './tables.ts';
import type { Rows } from './table-rows.ts';

export type LinkStatus = 'pending' | 'submitted' | 'accept' | 'decline' | 'deleted';

/** What the flow asks for; a request for more information names the steps that are missing and says why. */
export interface LinkScope {
  readonly steps?: readonly string[];
  readonly question?: string;
}

type LinkTable = Narrowed<
  Rows['link'],
  {
    status: Generated<LinkStatus>;
    language: Language;
    scope: JSONColumnType<LinkScope, string, string>;
    ended_reason: 'revoked' | 'superseded' | null;
  }
>;
type LinkDraftTable = Rows['link_draft'];
export type LinkTokenTable = Narrowed<
  Rows['link_token'],
  {
    made_for: 'copy' | 'reminder' | 'former';
  }
>;
type LinkReminderTable = Rows['link_reminder'];
declare module './tables.ts' {
  interface Tables {
    link: LinkTable;
    link_draft: LinkDraftTable;
    link_token: LinkTokenTable;
    link_reminder: LinkReminderTable;
  }
}
