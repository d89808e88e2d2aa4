import { serverModule } from '#platform/server/module.ts';
import { exchangeFailureTexts } from '../messages/failures/index.ts';
import { carryOutExchange, exchangeRound } from './carry-out.ts';
import { exchangesDescribed } from './described.ts';
import { exchangeOperations } from './operations.ts';
import { sealedPartnerSecret } from './partners.ts';

const right = 'tripDirector.getInvoiceApiData';

export const exchangesModule = serverModule({
  name: 'exchanges',
  operations: [exchangeOperations],
  described: [exchangesDescribed],
  failureTexts: [exchangeFailureTexts],
  jobs: [carryOutExchange, exchangeRound],
  sealed: [sealedPartnerSecret],
  channels: [{ channel: 'invoiceApiData', right }],
  menu: [{ group: 'Money', place: 70, title: 'Invoice API Data', url: '/invoiceAPIData', permission: right }],
});
