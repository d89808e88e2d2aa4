import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { paperConditions } from '#platform/server/paper-conditions.ts';
import { refuseForeignOwner, supplierLimit } from '#modules/access/server/index.ts';
import { vehicles, vehicleService } from '../contract.ts';

const store = masterStore(vehicles, {
  limit: supplierLimit,
  narrow: (context, { papers }) => paperConditions(context, papers),
});

export const vehicleOperations: Implementation = implement(vehicleService, {
  getVehicles: store.list,
  async postVehicle(context, values) {
    await refuseForeignOwner(context, values.supplierId);
    return store.create(context, values);
  },
  putVehicle: (context, values) => store.change(context, values, () => refuseForeignOwner(context, values.supplierId)),
});
