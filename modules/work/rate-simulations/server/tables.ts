import type { Generated, JSONColumnType } from 'kysely';
import type { z } from 'zod';
import type { RateSide } from '#modules/prices/rates/methods.ts';
import type { simulatedChange } from '../contract.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

export type SimulatedChange = z.output<typeof simulatedChange>;

declare module '#platform/server/tables.ts' {
  interface Tables {
    rate_simulation: Narrowed<
      Rows['rate_simulation'],
      {
        change: JSONColumnType<SimulatedChange, string, never> | null;
        status: Generated<'RUNNING' | 'DONE' | 'FAILED'>;
      }
    >;
    rate_simulation_party: Narrowed<
      Rows['rate_simulation_party'],
      {
        side: RateSide;
      }
    >;
  }
}
