import type { ColumnType, Generated } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Columns } from '../columns.ts';
import type { Finding } from '../findings.ts';
import type { BankFormat } from '../formats.ts';
import type { BankFileState, BankLineState, FileOrigin, SettledByKind } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    bank_account: Narrowed<Rows['bank_account'], { mapping: ColumnType<Columns | null, string | null, string | null> }>;
    bank_file: Narrowed<
      Rows['bank_file'],
      {
        format: Generated<BankFormat | ''>;
        origin: FileOrigin;
        status: Generated<BankFileState>;
        findings: ColumnType<readonly Finding[], string | undefined, string>;
      }
    >;
    bank_statement: Narrowed<Rows['bank_statement'], { format: BankFormat }>;
    bank_line: Narrowed<
      Rows['bank_line'],
      { status: Generated<BankLineState>; settled_by_kind: Generated<SettledByKind | ''> }
    >;
  }
}
