import { serverModule } from '#platform/server/module.ts';
import { contractorFailureTexts } from '../messages/failures/index.ts';
import { contractorMailTexts } from '../messages/mail/index.ts';
import { sealedOfContractors } from './application-details.ts';
import { contractorsDescribed } from './described.ts';
import { creditorApplicationLink } from './link-kind.ts';
import { contractorNumbers } from './numbers.ts';
import { contractorOperations } from './operations.ts';
import { assessmentQueue, contractorQueue } from './queues.ts';
import { contractorSearch } from './search.ts';
import { contractorWebhookEvents } from './webhook-events.ts';

const group = 'Parties';

export const contractorsModule = serverModule({
  name: 'contractors',
  operations: [contractorOperations],
  described: [contractorsDescribed],
  failureTexts: [contractorFailureTexts],
  messages: [{ catalogue: contractorMailTexts }],
  linkKinds: [creditorApplicationLink],
  numberedParties: [contractorNumbers],
  queues: [assessmentQueue, contractorQueue],
  searches: [contractorSearch],
  sealed: sealedOfContractors,
  webhookEvents: contractorWebhookEvents,
  channels: [
    { channel: 'contractors', right: 'tripDirector.getSubcontractors' },
    { channel: 'approvals', right: 'tripDirector.getSubcontractorLinks' },
  ],
  menu: [
    {
      group,
      place: 30,
      title: 'Contractors',
      url: '/CreditorApplicationAdmin',
      permission: 'tripDirector.getSubcontractors',
    },
    {
      group,
      place: 50,
      title: 'Invitations',
      url: '/manageApplication/contractors',
      permission: 'tripDirector.getSubcontractorLinks',
    },
  ],
});
