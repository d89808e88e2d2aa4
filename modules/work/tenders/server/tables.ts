import type { Generated, JSONColumnType } from 'kysely';
import type { OfferedLoad } from '../fields.ts';
import type { declineReasons, LateAnswer, OfferState, TenderMode, tenderMethods } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

export interface StoredFinding {
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;
  readonly path: string;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    tender_offer: Narrowed<
      Rows['tender_offer'],
      {
        mode: TenderMode;
        method: (typeof tenderMethods)[number];
        facts: JSONColumnType<OfferedLoad, string, string>;
        findings: JSONColumnType<StoredFinding[], string | undefined, string>;
        status: Generated<OfferState>;
        reason_code: Generated<'' | (typeof declineReasons)[number]>;
        late_answer: Generated<LateAnswer>;
      }
    >;
  }
}
