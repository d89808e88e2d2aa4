import type { Generated } from 'kysely';
import type {
  DecisionColumns,
  DirectorColumns,
  FindingColumns,
  PartyColumns,
} from '#modules/parties/parties/server/index.ts';
import type { BankCode } from '../fields.ts';
import type { ContractorState } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    contractor: Narrowed<
      Rows['contractor'],
      PartyColumns & {
        bank_rating_code: Generated<BankCode | ''>;
        status: Generated<ContractorState>;
      }
    >;
    contractor_director: Narrowed<Rows['contractor_director'], DirectorColumns>;
    contractor_signing: Rows['contractor_signing'];
    contractor_finding: Narrowed<Rows['contractor_finding'], FindingColumns>;
    contractor_decision: Narrowed<Rows['contractor_decision'], DecisionColumns>;
  }
}
