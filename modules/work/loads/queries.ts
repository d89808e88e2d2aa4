import { z } from 'zod';
import { changedRows } from '#platform/changed-rows.ts';
import { listQuery } from '#platform/operation.ts';
import { loadChips } from './board.ts';
import { moment } from './fields.ts';
import { execution, holdTypes, podStatuses } from './status.ts';

const id = z.uuid();

export const loadSortColumns = ['loadAt', 'loadNumber', 'status', 'updatedAt'] as const;
export const loadFilters = {
  status: z.array(z.enum(execution.states)).max(12).optional(),
  chip: z.enum(loadChips).optional(),
  customerId: id.optional(),
  supplierId: id.optional(),
  vehicleId: id.optional(),
  driverId: id.optional(),
  profitCentreId: id.optional(),
  orderTypeId: id.optional(),
  podStatus: z.array(z.enum(podStatuses)).max(6).optional(),
  holdType: z.enum(holdTypes).optional(),
  /** Captured by the caller. */
  isMine: z.boolean().optional(),
  /** Loading between these moments. */
  from: moment.optional(),
  until: moment.optional(),
};

export const loadQuery = listQuery.extend({
  sort: z.enum(loadSortColumns).default('loadAt'),
  ...loadFilters,
  ...changedRows,
});
