import { sql } from 'kysely';
import { enterLink, type Guest } from '#platform/server/testing/guests.ts';
import { handmadePdf } from '#platform/server/testing/pdf-files.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import {
  openPurchaseHouse,
  partition,
  type PurchaseHouse,
} from '#modules/money/purchase-invoices/server/testing/purchase-house.ts';
import { supplierStatementFailureTexts } from '#modules/money/supplier-statements/messages/failures/index.ts';
import { supplierInvoiceLink, supplierStatementLink } from '../link-kinds.ts';
import { supplierLinkOperations, supplierStatementOperations } from '../operations.ts';

export { partition };

export interface StatementHouse extends PurchaseHouse {
  /** A vendor with an address and a mobile number of its own. */
  carrier(email: string): Promise<string>;
  /** The link of the newest mail to an address, entered with its code. */
  enter(email: string): Promise<Guest>;
  /** Keeps a document by a link, and answers its name. */
  file(guest: Guest): Promise<string>;
}

/** A company that is invoiced by suppliers, with what their links need. */
export async function openStatementHouse(): Promise<StatementHouse> {
  const house = await openPurchaseHouse({
    implementations: [linkOperations, supplierStatementOperations, supplierLinkOperations],
    failureCatalogues: [supplierStatementFailureTexts],
    linkKinds: [supplierInvoiceLink, supplierStatementLink],
  });
  const db = () => house.app.database.writer(partition);
  // A number of its own for each: codes are counted by number.
  let carriers = 0;
  return {
    ...house,
    async carrier(email) {
      const id = await house.supplier();
      await sql`update supplier set email = ${email}, cell_no = ${`+2782555${String(1000 + ++carriers)}`}, language = 'en' where id = ${id}`.execute(
        db(),
      );
      return id;
    },
    async enter(email) {
      const mail = (await house.messages()).find(({ to, links }) => to === email && links.length > 0);
      return enterLink(house, mail!.links[0]!.split('/').at(-1)!);
    },
    async file({ options }) {
      const { blobName } = await house.ask<{ blobName: string }>(
        'postPurchaseInvoiceLinkFile',
        { fileName: 'invoice.pdf', content: handmadePdf().toString('base64') },
        options,
      );
      return blobName;
    },
  };
}
