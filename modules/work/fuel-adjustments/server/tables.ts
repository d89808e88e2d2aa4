import type { Generated } from 'kysely';
import type { ChargeRow } from '#modules/work/loads/server/index.ts';
import type { RateTrace } from '#modules/prices/rates/trace.ts';
import type { AdjustmentState, AdjustmentWork } from '../status.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

/** The rated side of a load as it stood: what is put back when a run is reversed. */
export interface KeptSide {
  readonly side: 'sell' | 'buy';
  readonly charges: readonly ChargeRow[];
  readonly trace: RateTrace;
  readonly rateId: string | null;
}

declare module '#platform/server/tables.ts' {
  interface Tables {
    fuel_adjustment: Narrowed<
      Rows['fuel_adjustment'],
      {
        status: Generated<AdjustmentState>;
        work: Generated<AdjustmentWork>;
      }
    >;
    fuel_adjustment_line: Narrowed<
      Rows['fuel_adjustment_line'],
      {
        bound: Generated<'' | 'threshold' | 'floor' | 'cap'>;
        letter: Generated<'' | 'applied' | 'reversed'>;
      }
    >;
    fuel_adjustment_load: Narrowed<
      Rows['fuel_adjustment_load'],
      {
        charges_before: KeptSide[] | null;
        charges_after: KeptSide[] | null;
      }
    >;
  }
}
