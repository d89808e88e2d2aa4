import type { Generated } from 'kysely';
import type { Narrowed } from '#platform/server/tables.ts';
import type { FuelPriceChangeState } from '../status.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    fuel_price_change: Narrowed<Rows['fuel_price_change'], { status: Generated<FuelPriceChangeState> }>;
  }
}
