import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { implement, type Implementation } from '#platform/server/implement.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { readFile, storeForStaff } from '#modules/base/documents/server/index.ts';
import { isLinkUsable, linkBoardHandlers } from '#modules/parties/links/server/index.ts';
import { creditService } from '#modules/parties/credit/contract.ts';
import { getCustomer } from '#modules/parties/customers/server/index.ts';
import { acknowledgeChange } from './acknowledge.ts';
import { approveChange, cancelChange, rejectChange } from './decide.ts';
import { creditLinkKind } from './link-kind-name.ts';
import { readCreditLink, sendAgain } from './link-kind.ts';
import { listChanges } from './list-changes.ts';
import { positionOf, type ExposureProvider } from './position.ts';
import { proposeChange, reviseChange } from './propose.ts';
import { creditNoun, getChange } from './queries.ts';
import { recordOf } from './records.ts';

const fail = failures<FailureCode>();

const links = linkBoardHandlers(creditService, {
  kind: creditLinkKind,
  subjectName: sql`(select s.registered_name from credit_change t
    join customer s on s.partition = t.partition and s.id = t.customer_id
    where t.partition = l.partition and t.id = l.subject_id)`,
});

/** The operations on credit limits. Modules in which customers come to owe something add a provider of exposure. */
export function creditOperationsWith(providers: readonly ExposureProvider[]): Implementation {
  return implement(creditService, {
    getShipperCreditChanges: (context, query) => listChanges(context, providers, query),
    async getShipperCreditChangeRecord(context, { id }) {
      return recordOf(context, providers, await getChange(context.db, context.partition, id));
    },
    async getShipperCreditChangeHistory(context, { id }) {
      await getChange(context.db, context.partition, id);
      return recordHistory(context, creditNoun, id);
    },
    async getShipperCreditPosition(context, { customerId }) {
      return positionOf(context, providers, await getCustomer(context.db, context.partition, customerId));
    },

    postShipperCreditChange: (context, input) => proposeChange(context, input),
    putShipperCreditChange: (context, input) => reviseChange(context, input),
    approveShipperCreditChange: (context, input) => approveChange(context, input),
    rejectShipperCreditChange: (context, input) => rejectChange(context, input),
    deleteShipperCreditChange: (context, input) => cancelChange(context, input),
    sendShipperCreditChange: (context, input) => sendAgain(context, input),

    postShipperCreditFile: (context, input) =>
      storeForStaff(context, input, { accept: ['pdf', 'jpeg', 'png', 'tiff'], subjectType: 'creditEvidence' }),
    async getShipperCreditFile(context, { id }) {
      const { evidence_blob_name: blobName } = await getChange(context.db, context.partition, id);
      if (blobName === null) throw fail('fileNotFound', 'notFound');
      return readFile(context, blobName);
    },

    getShipperCreditChange: (context, { key }) => readCreditLink(context, key),
    isShipperCreditLinkValid: (context) => isLinkUsable(context, creditLinkKind),
    putShipperCreditAcknowledgement: (context, input) => acknowledgeChange(context, input),

    ...links,
  });
}
