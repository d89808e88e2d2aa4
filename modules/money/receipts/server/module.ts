import { serverModule } from '#platform/server/module.ts';
import { receiptFailureTexts } from '../messages/failures/index.ts';
import { receiptsDescribed } from './described.ts';
import { proposeExcessVat } from './excess-job.ts';
import { matchStatement } from './listeners.ts';
import { receiptOperations } from './operations.ts';

const right = 'tripDirector.getReceipts';

export const receiptsModule = serverModule({
  name: 'receipts',
  operations: [receiptOperations],
  described: [receiptsDescribed],
  failureTexts: [receiptFailureTexts],
  menu: [
    { group: 'Money', place: 14, title: 'Receipts', url: '/receipts', permission: 'tripDirector.getReceiptLines' },
  ],
  listeners: [matchStatement],
  jobs: [proposeExcessVat],
  channels: [{ channel: 'receipts', right }],
});
