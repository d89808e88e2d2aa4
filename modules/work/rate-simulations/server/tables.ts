import type { Generated, JSONColumnType } from 'kysely';
import type { z } from 'zod';
import type { RateSide } from '#modules/prices/rates/methods.ts';
import type { simulatedChange } from '../contract.ts';

export type SimulatedChange = z.output<typeof simulatedChange>;

declare module '#platform/server/tables.ts' {
  interface Tables {
    rate_simulation: {
      id: Generated<string>;
      partition: string;
      rate_id: string | null;
      change: JSONColumnType<SimulatedChange, string, never> | null;
      title: string;
      period_from: string;
      period_to: string;
      status: Generated<'RUNNING' | 'DONE' | 'FAILED'>;
      done: Generated<number>;
      total: Generated<number>;
      reached: string | null;
      loads_changed: Generated<number>;
      loads_typed: Generated<number>;
      loads_unpriced: Generated<number>;
      created_by: string;
      created_at: Generated<Date>;
      ended_at: Date | null;
    };
    rate_simulation_party: {
      id: Generated<string>;
      partition: string;
      simulation_id: string;
      side: RateSide;
      party_id: string;
      loads: Generated<number>;
      changed: Generated<number>;
      before: Generated<number>;
      after: Generated<number>;
    };
  }
}
