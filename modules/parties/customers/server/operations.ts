import { sql } from 'kysely';
import { z } from 'zod';
import { type Handlers, implement, type Implementation, type RecordReader } from '#platform/server/implement.ts';
import { asRead } from '#platform/server/record-readers.ts';
import { recordHistory } from '#platform/server/record-history.ts';
import { readFile, storeForStaff } from '#modules/base/documents/server/index.ts';
import { heldLink, isLinkUsable, isNameTakenFor, linkBoardHandlers } from '#modules/parties/links/server/index.ts';
import { customerService } from '../contract.ts';
import { knownShipper } from '../known-shipper.ts';
import { directorNames, withMaskedNumbers } from '#modules/parties/parties/numbers.ts';
import { detailOf } from './details.ts';
import { letterFile } from './bank-letter.ts';
import { addBillToParty, billToParties, changeBillToParty, changeContacts } from './bill-to.ts';
import { noCredit, type CreditAbove } from './credit-above.ts';
import { approveCredit, recommendCredit } from './credit-decision.ts';
import { debtorSetting } from './debtor-setting.ts';
import { changeCreditStatus, decide, moveStanding, removeCustomer, requestInformation } from './decide.ts';
import { customerParty } from './duplicates.ts';
import { customerFigures } from './figures.ts';
import { inviteCustomer, readCustomerLink } from './link-kind.ts';
import { customerOptions, listCustomers, listExisting, listPending } from './list-customers.ts';
import { customerNoun, getCustomer } from './queries.ts';
import { recordOf } from './records.ts';
import { customerLinkKind } from './link-kind-name.ts';
import { submitAsStaff, submitByLink } from './submit-customer.ts';

const links = linkBoardHandlers(customerService, {
  kind: customerLinkKind,
  subjectName: sql`(select s.registered_name from customer s where s.partition = l.partition and s.id = l.subject_id)`,
});

/** The operations on customers; `credit` is the module of credit limits, where there is one. */
export function customerOperationsWith(credit: CreditAbove = noCredit): Implementation {
  const handlers: Handlers<typeof customerService.operations> = {
    getShippers: (context, query) => listCustomers(context, query),
    getExistingShippers: (context, query) => listExisting(context, query),
    getPendingShippers: (context, query) => listPending(context, query),
    getAllShippers: customerOptions,
    getShipperCounts: (context) => customerFigures(context, credit),

    async getShipper(context, { id }) {
      return recordOf(context, await getCustomer(context.db, context.partition, id));
    },

    async getShipperHistory(context, { id }) {
      await getCustomer(context.db, context.partition, id);
      return recordHistory(context, customerNoun, id);
    },

    isShipperRegisteredNameExist: (context, { shipperName: name, client, id: ownId }) =>
      isNameTakenFor(context, customerParty, customerLinkKind, { name, client, ownId }),

    postShipper: (context, input) => submitAsStaff(context, input),
    putShipper: (context, input) => submitAsStaff(context, input),
    postShipperDetail: (context, input) => submitByLink(context, input),
    putEditShipper: (context, input) => submitByLink(context, input),

    postShipperFile: (context, input) => storeForStaff(context, input, letterFile),
    getBlobFile: (context, { blobName }) => readFile(context, blobName),

    vetShipper: (context, { id }) => decide(context, id, 'vet'),
    recommendShipper: (context, input) => recommendCredit(context, input),
    approveShipper: (context, input) => approveCredit(context, input),
    rejectShipper: (context, { id, reason }) => decide(context, id, 'decline', reason),
    sendShipperInformationRequest: (context, input) => requestInformation(context, input),
    deleteShipper: (context, input) => removeCustomer(context, input),
    suspendShipper: (context, input) => moveStanding(context, 'suspend', input),
    reopenShipper: (context, input) => moveStanding(context, 'reopen', input),
    putShipperCreditStatus: (context, input) => changeCreditStatus(context, input),

    getBillToParties: (context, { id }) => billToParties(context, id),
    postBillToParty: (context, { id, party }) => addBillToParty(context, id, party),
    putBillToParty: (context, { id, party }) => changeBillToParty(context, id, party),
    putShipperContacts: (context, { id, contacts }) => changeContacts(context, id, contacts),

    postShipperLink: (context, input) => inviteCustomer(context, input),
    ...links,
    getShipperLink: (context) => readCustomerLink(context),
    isShipperLinkValid: (context) => isLinkUsable(context, customerLinkKind),
    getDebtorSetting: (context, { client }) => debtorSetting(context, client),
  };
  return implement(customerService, handlers, { putEditShipper: amendedByLink, putBillToParty: amendedParty });
}

/** What a submit by link amends: the customer that the link edits. */
const amendedByLink: RecordReader = async (context) => {
  const { subject_id: id } = await heldLink(context, [customerLinkKind], { lock: true });
  if (!id) return undefined;
  const { db, partition, app } = context;
  const detail = withMaskedNumbers(detailOf(await getCustomer(db, partition, id), app.sealer), directorNames);
  return asRead(knownShipper.loose(), detail);
};

/** The party with the account number that the payload names. */
const amendedParty: RecordReader = async (context, { id, party }) => {
  const wanted = z.object({ id: z.uuid(), party: z.object({ accountNumber: z.string() }) }).safeParse({ id, party });
  if (!wanted.success) return undefined;
  const { partiesToBill } = await billToParties(context, wanted.data.id);
  return partiesToBill?.find(({ accountNumber }) => accountNumber === wanted.data.party.accountNumber);
};
