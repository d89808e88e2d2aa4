import { serverModule } from '#platform/server/module.ts';
import { supplierStatementFailureTexts } from '../messages/failures/index.ts';
import { supplierStatementMailTexts } from '../messages/mail/index.ts';
import { supplierLinksDescribed, supplierStatementsDescribed } from './described.ts';
import { supplierInvoiceLink, supplierStatementLink } from './link-kinds.ts';
import { supplierLinkOperations, supplierStatementOperations } from './operations.ts';

export const supplierStatementsModule = serverModule({
  name: 'supplier-statements',
  operations: [supplierStatementOperations, supplierLinkOperations],
  described: [supplierStatementsDescribed, supplierLinksDescribed],
  failureTexts: [supplierStatementFailureTexts],
  messages: [{ catalogue: supplierStatementMailTexts }],
  linkKinds: [supplierInvoiceLink, supplierStatementLink],
  menu: [
    {
      group: 'Money',
      place: 21,
      title: 'Supplier statements',
      url: '/supplierStatements',
      permission: 'tripDirector.getSupplierStatements',
    },
  ],
  channels: [{ channel: 'supplierStatements', right: 'tripDirector.getSupplierStatements' }],
});
