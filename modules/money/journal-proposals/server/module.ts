import { serverModule } from '#platform/server/module.ts';
import { journalProposalFailureTexts } from '../messages/failures/index.ts';
import { journalImport } from './import/journal-import.ts';
import { proposalsBlock } from './blockers.ts';
import { auditExtractDescribed, journalProposalsDescribed, journalTemplatesDescribed } from './described.ts';
import { auditExtractOperations, journalProposalOperations } from './operations.ts';
import { repeatByCalendar } from './repeats.ts';
import { proposalQueue } from './queues.ts';
import { reverseOnTheirDay } from './reversal-job.ts';
import { journalTemplateOperations } from './templates.ts';

export const journalProposalsModule = serverModule({
  name: 'journal-proposals',
  operations: [journalProposalOperations, journalTemplateOperations, auditExtractOperations],
  described: [journalProposalsDescribed, journalTemplatesDescribed, auditExtractDescribed],
  failureTexts: [journalProposalFailureTexts],
  queues: [proposalQueue],
  imports: [() => journalImport()],
  postingBlockers: [proposalsBlock],
  jobs: [reverseOnTheirDay, repeatByCalendar],
  menu: [
    {
      group: 'Books',
      place: 30,
      title: 'Proposals',
      url: '/transactionproposals',
      permission: 'tripDirector.getTransactionProposals',
    },
  ],
  channels: [{ channel: 'journalProposals', right: 'tripDirector.getTransactionProposals' }],
});
