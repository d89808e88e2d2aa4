import type { ColumnType, Generated } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Difference } from '../contract.ts';
import type { DriftKind, PendingDeed, SystemKind, TheirState } from '../status.ts';
import type { Rows } from './table-rows.ts';

type Codes = ColumnType<Readonly<Record<string, string>>, string | undefined, string>;

declare module '#platform/server/tables.ts' {
  interface Tables {
    accounting_system: Narrowed<
      Rows['accounting_system'],
      { kind: Generated<SystemKind>; accounts: Codes; centres: Codes; vat_codes: Codes }
    >;
    accounting_export: Narrowed<
      Rows['accounting_export'],
      {
        document: ColumnType<unknown, string, never>;
        their_status: Generated<TheirState>;
        pending: Generated<PendingDeed>;
        differences: ColumnType<readonly Difference[], string | undefined, string>;
      }
    >;
    accounting_file: Rows['accounting_file'];
    accounting_difference: Narrowed<Rows['accounting_difference'], { kind: DriftKind }>;
  }
}
