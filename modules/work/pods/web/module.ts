import { webModule } from '#platform/web/module.ts';
import { firstQuestions, screen } from '#platform/web/screens.ts';
import type { podService } from '../contract.ts';
import { mailboxRight, packRight, podRight, podScreens } from './index.ts';
import { mailboxPath, packsPath, reportsPath, stagingPath } from './paths.ts';

export const podsModule = webModule({
  name: 'pods',
  screens: [
    screen({
      path: stagingPath,
      title: 'proofOfDelivery',
      needs: podRight('getPods'),
      first: firstQuestions<typeof podService>('tripDirector', 'pods', {
        getPods: () => ({ tab: 'toReview', search: '', pageSize: 50 }),
        getPodCounts: () => ({}),
      }),
      component: podScreens.staging,
    }),
    screen({ path: reportsPath, title: 'podLoads', needs: podRight('getPodReport'), component: podScreens.reports }),
    screen({ path: packsPath, title: 'sentPODs', needs: packRight('getPodPacks'), component: podScreens.packs }),
    screen({
      path: mailboxPath,
      title: 'mailboxForScans',
      needs: mailboxRight('getPodMailbox'),
      component: podScreens.mailbox,
    }),
  ],
  loadParts: [podScreens.ofLoad],
});
