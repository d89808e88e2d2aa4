import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { adjustmentRight, adjustmentScreens } from './index.ts';
import { adjustmentPath } from './paths.ts';

export const fuelAdjustmentsModule = webModule({
  name: 'fuel-adjustments',
  screens: [
    screen({
      path: '/managefuelrate',
      title: 'fuelRateAdjustments',
      needs: adjustmentRight('getFuelAdjustments'),
      component: adjustmentScreens.list,
    }),
    screen({
      path: '/managefuelrate/new',
      title: 'newFuelRateAdjustment',
      needs: adjustmentRight('postFuelAdjustment'),
      parent: '/managefuelrate',
      component: adjustmentScreens.create,
    }),
    screen({
      path: '/managefuelrate/$id',
      title: 'fuelRateAdjustment',
      needs: adjustmentRight('getFuelAdjustment'),
      parent: '/managefuelrate',
      component: adjustmentScreens.run,
    }),
  ],
  recordPages: { fuelAdjustments: { title: 'fuelRateAdjustments', path: adjustmentPath } },
});
