import { serverModule } from '#platform/server/module.ts';
import { tenderFailureTexts } from '../messages/failures/index.ts';
import { tenderMailTexts } from '../messages/mail/index.ts';
import './happenings.ts';
import { tenderExpiry, tenderRound, tenderTaken } from './jobs.ts';
import { loadTenderLink } from './link-kind.ts';
import { tendersDescribed } from './described.ts';
import { tenderOperations } from './operations.ts';
import { tenderWebhookEvents } from './webhook-events.ts';
import { withdrawCancelled } from './withdraw.ts';

export const tendersModule = serverModule({
  name: 'tenders',
  operations: [tenderOperations],
  described: [tendersDescribed],
  failureTexts: [tenderFailureTexts],
  messages: [{ catalogue: tenderMailTexts }],
  linkKinds: [loadTenderLink],
  jobs: [tenderExpiry, tenderRound, tenderTaken],
  listeners: [withdrawCancelled],
  webhookEvents: tenderWebhookEvents,
  menu: [
    {
      group: 'Work',
      place: 15,
      title: 'Load offers',
      url: '/loadtenders',
      permission: 'tripDirector.getLoadTenders',
    },
  ],
  channels: [{ channel: 'tenders', right: 'tripDirector.getLoadTenders' }],
});
