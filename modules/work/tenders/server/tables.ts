import type { Generated, JSONColumnType } from 'kysely';
import type { OfferedLoad } from '../fields.ts';
import type { declineReasons, LateAnswer, OfferState, TenderMode, tenderMethods } from '../status.ts';

export interface StoredFinding {
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;
  readonly path: string;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    tender_offer: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      load_id: string;
      round: number;
      rank: number;
      mode: TenderMode;
      supplier_id: string;
      method: (typeof tenderMethods)[number];
      sent_to: Generated<string>;
      link_id: string | null;
      /** `bigint` columns of cents come as safe integers. */
      buy_amount: number;
      minutes: number;
      facts: JSONColumnType<OfferedLoad, string, string>;
      findings: JSONColumnType<StoredFinding[], string | undefined, string>;
      status: Generated<OfferState>;
      sent_at: Date | null;
      expires_at: Date | null;
      viewed_at: Date | null;
      answered_at: Date | null;
      answered_by: Generated<string>;
      reason_code: Generated<'' | (typeof declineReasons)[number]>;
      reason: Generated<string>;
      counter_amount: number | null;
      counter_note: Generated<string>;
      agreed_amount: number | null;
      late_answer: Generated<LateAnswer>;
      late_amount: number | null;
      late_answered_at: Date | null;
      late_answered_by: Generated<string>;
      told_at: Date | null;
      sent_by: string;
      sent_by_id: string | null;
      created_at: Generated<Date>;
      updated_by: string;
      updated_at: Generated<Date>;
      version: Generated<number>;
      search_words: Generated<string>;
      readonly search: Generated<string>;
    };
  }
}
