import { serverModule } from '#platform/server/module.ts';
import { documentFailureTexts } from '../messages/failures/index.ts';
import { documentsDescribed } from './described.ts';
import { serveFiles } from './file-route.ts';
import type { SubjectFinder } from './lookups.ts';
import { documentOperationsWith } from './operations.ts';
import type { DocumentOwner } from './owned-documents.ts';
import { documentQueue } from './queue.ts';
import { hearsOfDocument } from './subjects.ts';
import { documentWebhookEvents } from './webhook-events.ts';

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** Nouns whose own records decide about a type of document. */
    readonly documentOwners: DocumentOwner;
    /** Subjects that are found by a search of their own. */
    readonly documentSubjects: SubjectFinder;
  }
}

export const documentsModule = serverModule({
  name: 'documents',
  operations: (product) => [documentOperationsWith(product.all('documentOwners'), product.all('documentSubjects'))],
  described: [documentsDescribed],
  failureTexts: [documentFailureTexts],
  queues: [documentQueue],
  webhookEvents: documentWebhookEvents,
  channels: [{ channel: 'documents', right: 'tripDirector.getDocuments', hears: hearsOfDocument }],
  routes: [serveFiles],
  menu: [
    {
      group: 'Parties',
      place: 60,
      title: 'Documents',
      url: '/documentManagement',
      permission: 'tripDirector.getDocuments',
    },
  ],
});
