import type { Language } from '#platform/language.ts';
import type { CreditKind } from '#modules/parties/credit/contract.ts';
import type { CreditChangeState } from '#modules/parties/credit/status.ts';
import '#modules/parties/customers/server/index.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    credit_change: Narrowed<
      Rows['credit_change'],
      {
        kind: CreditKind;
        language: Language;
        status: CreditChangeState;
      }
    >;
  }
}
