import type { ColumnType, Generated } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { TyrePosition, TyreState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    tyre: Narrowed<
      Rows['tyre'],
      { status: ColumnType<TyreState, TyreState | undefined, TyreState>; position: Generated<TyrePosition | ''> }
    >;
    tyre_use: Narrowed<Rows['tyre_use'], { position: TyrePosition }>;
    tyre_tread: Rows['tyre_tread'];
  }
}
