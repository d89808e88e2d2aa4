import { historyService } from '../history.ts';
import { failureTexts } from '../messages/failures/index.ts';
import { described } from './described.ts';
import { messageDelivery, sealedMessages } from './messages.ts';
import { serverModule } from './module.ts';
import { historyOperations } from './record-history.ts';
import { sealingAnew } from './sealing-anew.ts';

/** What the product has whatever its modules are. */
export const platformModule = serverModule({
  name: 'platform',
  failureTexts: [failureTexts],
  operations: (product) => [
    historyOperations(
      Object.fromEntries(product.all('histories').map(({ noun, ...readers }) => [noun, readers] as const)),
    ),
  ],
  described: [
    described(historyService, {
      getRecordHistory: {
        does: 'Lists who changed which fields of a record and when, the latest first, by its noun and id.',
        refuses:
          'Refuses a noun without a history, and a caller who may not read the noun; a record that is hidden has an empty list.',
      },
    }),
  ],
  jobs: [messageDelivery, (app, product) => sealingAnew(app, product.all('sealed'))],
  sealed: sealedMessages,
  menu: [{ group: 'Home', place: 1, title: 'Dashboard', url: '/dashboard/1', permission: '' }],
});
