import { serverModule } from '#platform/server/module.ts';
import { serviceFailureTexts } from '../messages/failures/index.ts';
import { servicePlanTexts } from '../messages/index.ts';
import { servicePlanDescribed, vehicleServicesDescribed } from './described.ts';
import { servicePlanOperations, servicePlanStore, vehicleServiceOperations } from './index.ts';

export const servicePlansModule = serverModule({
  name: 'service-plans',
  plainNouns: [
    {
      rules: servicePlanStore,
      operations: servicePlanOperations,
      texts: servicePlanTexts,
      described: servicePlanDescribed,
    },
  ],
  operations: [vehicleServiceOperations],
  described: [vehicleServicesDescribed],
  failureTexts: [serviceFailureTexts],
  menu: [
    {
      group: 'Fleet',
      place: 40,
      title: 'Service plan',
      url: '/servicePlan',
      permission: 'tripDirector.getVehicleServices',
    },
    {
      group: 'Fleet',
      place: 42,
      title: 'Kinds of service',
      url: '/manageServicePlan',
      permission: 'tripDirector.getServicePlans',
    },
  ],
  channels: [{ channel: 'vehicleServices', right: 'tripDirector.getVehicleServices' }],
});
