import type { ColumnType, Generated } from 'kysely';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import type { PaperParty } from '../packet.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '#platform/server/tables.ts' {
  interface Tables {
    load_paper_request: {
      id: Generated<string>;
      partition: string;
      company_id: string;
      load_id: string;
      asked_of: PaperParty;
      codes: DocumentType[];
      note: Generated<string>;
      link_id: Optional<string>;
      asked_by: string;
      asked_at: Date;
      last_asked_at: Date;
      times: Generated<number>;
      ended_at: Optional<Date>;
      ended_because: Generated<'' | 'answered' | 'withdrawn' | 'notNeeded'>;
    };
  }
}
