import { implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore } from '#platform/server/master-data.ts';
import { servicePlans, servicePlanService } from '../contract.ts';
import './tables.ts';

export const servicePlanStore = masterStore(servicePlans);

export const servicePlanOperations: Implementation = implement(servicePlanService, {
  getServicePlans: servicePlanStore.list,
  postServicePlan: servicePlanStore.create,
  putServicePlan: servicePlanStore.change,
});

export { servicesOf } from './queries.ts';
export { vehicleServiceOperations } from './operations.ts';
export { buildVehicleService } from './builders.ts';
