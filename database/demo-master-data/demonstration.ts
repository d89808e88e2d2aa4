import type { z } from 'zod';
import type { MasterData } from '#platform/master-data.ts';

/** Invented records of a plain noun that refers to no other. */
export interface Demonstration<D extends MasterData = MasterData> {
  readonly data: D;
  readonly records: readonly z.input<D['fields']>[];
}

/** The seed and the tests find it by its name: each file of this folder may export one `demonstration`. */
export function demonstrationOf<D extends MasterData>(
  data: D,
  records: readonly [z.input<D['fields']>, ...z.input<D['fields']>[]],
): Demonstration<D> {
  return { data, records };
}
