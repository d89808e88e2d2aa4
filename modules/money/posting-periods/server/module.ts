import { serverModule } from '#platform/server/module.ts';
import { postingPeriodFailureTexts } from '../messages/failures/index.ts';
import type { BlockerProvider } from './blockers.ts';
import { openMonthsByCalendar } from './calendar-job.ts';
import { postingPeriodsDescribed } from './described.ts';
import { postingPeriodOperationsWith } from './operations.ts';

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** What stands in the way of closing a month, and what waits in it. */
    readonly postingBlockers: BlockerProvider;
  }
}

export const postingPeriodsModule = serverModule({
  name: 'posting-periods',
  operations: (product) => [postingPeriodOperationsWith(product.all('postingBlockers'))],
  described: [postingPeriodsDescribed],
  failureTexts: [postingPeriodFailureTexts],
  jobs: [openMonthsByCalendar],
  menu: [
    {
      group: 'Books',
      place: 40,
      title: 'Posting Periods',
      url: '/postingPeriods',
      permission: 'tripDirector.getAllFiscalMonths',
    },
  ],
  channels: [{ channel: 'postingPeriods', right: 'tripDirector.getAllFiscalMonths' }],
});
