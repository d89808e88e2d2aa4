import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { paperConditions } from '#platform/server/paper-conditions.ts';
import { refuseForeignOwner, supplierLimit } from '#modules/access/server/index.ts';
import { vehicles, vehicleService } from '../contract.ts';

export const vehicleStore = masterStore(vehicles, {
  limit: supplierLimit,
  narrow: (context, { papers }) => paperConditions(context, papers),
  refuse: (context, { values }) => refuseForeignOwner(context, values.supplierId),
});

export const vehicleOperations: Implementation = implement(vehicleService, {
  getVehicles: vehicleStore.list,
  postVehicle: vehicleStore.create,
  putVehicle: vehicleStore.change,
});
