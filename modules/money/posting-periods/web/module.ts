import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { postingPeriodRight, postingPeriodScreens } from './index.ts';

export const postingPeriodsModule = webModule({
  name: 'posting-periods',
  screens: [
    screen({
      path: '/postingPeriods',
      title: 'postingPeriods',
      needs: postingPeriodRight('getAllFiscalMonths'),
      component: postingPeriodScreens.periods,
    }),
  ],
});
