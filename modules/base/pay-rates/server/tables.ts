import type { Generated, JSONColumnType } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { PayRateKind, PayTerms } from '../contract.ts';
import type { PayRateChangeState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    pay_rate_change: Narrowed<
      Rows['pay_rate_change'],
      {
        owner_kind: PayRateKind;
        terms: JSONColumnType<PayTerms, string, string>;
        status: Generated<PayRateChangeState>;
      }
    >;
  }
}
