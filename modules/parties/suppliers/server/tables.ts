import type { Generated, JSONColumnType } from 'kysely';
import type {
  ApplicantColumns,
  ContactDirectorColumns,
  DecisionColumns,
  FindingColumns,
} from '#modules/parties/parties/server/index.ts';
import type { ApplicationState, CertificateState } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    supplier: Narrowed<
      Rows['supplier'],
      ApplicantColumns & {
        tender_method: Generated<'email' | 'integration'>;
        status: Generated<ApplicationState>;
      }
    >;
    supplier_director: Narrowed<Rows['supplier_director'], ContactDirectorColumns>;
    git_certificate: Narrowed<
      Rows['git_certificate'],
      {
        status: Generated<CertificateState>;
        facts: JSONColumnType<Record<string, string>, string, string>;
      }
    >;
    git_reminder: Rows['git_reminder'];
    supplier_finding: Narrowed<Rows['supplier_finding'], FindingColumns>;
    supplier_decision: Narrowed<Rows['supplier_decision'], DecisionColumns>;
  }
}
