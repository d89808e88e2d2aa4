import { webModule } from '#platform/web/module.ts';
import { screen } from '#platform/web/screens.ts';
import { postingPeriodRight, postingPeriodScreens } from './index.ts';
import type { PeriodPart } from './period-part.ts';

declare module '#platform/web/module.ts' {
  interface WebParts {
    /** What modules above can do with a posting period. */
    readonly periodParts: () => Promise<PeriodPart>;
  }
}

export const postingPeriodsModule = webModule({
  name: 'posting-periods',
  screens: (all) => [
    screen({
      path: '/postingPeriods',
      title: 'postingPeriods',
      needs: postingPeriodRight('getAllFiscalMonths'),
      component: postingPeriodScreens.periods(() => Promise.all(all('periodParts').map((part) => part()))),
    }),
  ],
});
