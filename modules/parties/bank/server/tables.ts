import type { BankVersionState } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    bank_rule: Rows['bank_rule'];
    bank_version: Narrowed<
      Rows['bank_version'],
      {
        status: BankVersionState;
      }
    >;
  }
}
