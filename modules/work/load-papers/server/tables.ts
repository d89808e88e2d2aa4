import type { Generated } from 'kysely';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import type { PaperParty } from '../packet.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    load_paper_request: Narrowed<
      Rows['load_paper_request'],
      {
        asked_of: PaperParty;
        codes: DocumentType[];
        ended_because: Generated<'' | 'answered' | 'withdrawn' | 'notNeeded'>;
      }
    >;
  }
}
