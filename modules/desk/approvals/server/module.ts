import { serverModule } from '#platform/server/module.ts';
import { approvalFailureTexts } from '../messages/failures/index.ts';
import { approvalMailTexts } from '../messages/mail/index.ts';
import { approvalsDescribed } from './described.ts';
import { approvalOperations } from './operations.ts';
import type { Queue } from './queues.ts';

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** What waits for a decision. */
    readonly queues: Queue;
  }
}

export const approvalsModule = serverModule({
  name: 'approvals',
  operations: (product) => [approvalOperations(product.all('queues'))],
  described: [approvalsDescribed],
  failureTexts: [approvalFailureTexts],
  messages: [{ catalogue: approvalMailTexts }],
  // Links of every flow, and what waits for a decision: the modules of the flows name their own rights too.
  channels: [{ channel: 'approvals', right: 'tripDirector.getApprovals' }],
  menu: [{ group: 'Home', place: 10, title: 'Inbox', url: '/approvals', permission: 'tripDirector.getApprovals' }],
});
