import { masterPages, masterScreens } from '#platform/web/master-data/pages.ts';
import { rightOf } from '#platform/web/screens.ts';
import type { servicePlanService, vehicleServiceService } from '../contract.ts';

export const servicePlanPages = masterPages('/manageServicePlan', '/servicePlanCapture/$id');

export const servicePlanScreens = masterScreens(servicePlanPages, {
  needs: rightOf<typeof servicePlanService>('tripDirector', 'getServicePlans'),
  list: ['kindsOfService', async () => (await import('./ServicePlanList.tsx')).ServicePlanList],
  form: ['kindOfService', async () => (await import('./ServicePlanForm.tsx')).ServicePlanForm],
});

export const vehicleServiceRight = (operation: keyof typeof vehicleServiceService.operations) =>
  rightOf<typeof vehicleServiceService>('tripDirector', operation);
