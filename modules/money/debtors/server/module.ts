import { serverModule } from '#platform/server/module.ts';
import { debtorFailureTexts } from '../messages/failures/index.ts';
import { debtorMailTexts } from '../messages/mail/index.ts';
import { debtorsDescribed } from './described.ts';
import { debtorOperations } from './operations.ts';
import { reviewCreditOfPayers } from './review-credit.ts';
import { reminderDay } from './reminder-day.ts';
import { statementDay } from './statement-day.ts';

export const debtorsModule = serverModule({
  name: 'debtors',
  operations: [debtorOperations],
  described: [debtorsDescribed],
  failureTexts: [debtorFailureTexts],
  messages: [{ catalogue: debtorMailTexts }],
  jobs: [statementDay, reminderDay],
  listenersOver: [(product) => reviewCreditOfPayers(product.all('exposures'))],
  menu: [{ group: 'Money', place: 16, title: 'Debtors', url: '/debtors', permission: 'tripDirector.getInvoiceAgeing' }],
  channels: [{ channel: 'debtors', right: 'tripDirector.getInvoiceAgeing' }],
});
