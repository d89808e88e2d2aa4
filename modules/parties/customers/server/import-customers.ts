import { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { ImportField } from '#platform/import-field.ts';
import { authorisation, text } from '#platform/operation.ts';
import type { ImportedValues } from '#platform/server/import-kind.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { withImportedAddresses } from '#modules/parties/parties/import-fields.ts';
import { forBooks } from '#modules/parties/parties/incomplete.ts';
import { refusing } from '#modules/parties/parties/rules.ts';
import { partyImport } from '#modules/parties/parties/server/index.ts';
import { customerService } from '../contract.ts';
import { takenOverStandings } from '../status.ts';
import { fuelRateChangeMethods, podSendFormats, podSubmitMethods, timeUnits } from '../fields.ts';
import { knownShipper } from '../known-shipper.ts';
import { findingsOf, missingOf } from '../rules.ts';
import { customerDeskTexts } from '../messages/desk/index.ts';
import type { CustomerFailureCode } from '../messages/failures/index.ts';
import { customers } from './changes.ts';
import { customerCompany } from './company-fields.ts';
import { detailOf } from './details.ts';
import { customerParty, takenCustomer } from './duplicates.ts';
import { changeCustomer, createCustomers, detailOfRow } from './import-writes.ts';
import { findCustomers } from './queries.ts';
import { refuseTakingOver, standingWords, takenOverCredit } from './take-over.ts';
import { statusAfterStaffEdit } from './submit-customer.ts';

const fail = failures<CustomerFailureCode>();

/**
 * Bank details and directors do not come by file: what money is paid to is confirmed by a letter and a second person. A limit
 * that the books give is recommended by who brings the file, and approved by somebody else.
 */
const fields: readonly ImportField[] = [
  {
    name: 'accountNumber',
    kind: 'text',
    label: ['accountNumber'],
    alsoCalled: [
      'Account',
      'Account code',
      'Code',
      'Debtor',
      'Debtor code',
      'Customer code',
      'Kode',
      'Código',
      'Rekening',
      'Conta',
      'Compte',
    ],
  },
  ...customerCompany.fields,
  { name: 'monthlyPurchaseAmount', kind: 'number', isMoney: true, label: ['monthlyPurchases'] },
  { name: 'creditRequired', kind: 'number', isMoney: true, label: ['creditRequired'] },
  {
    name: 'credit.limit',
    kind: 'number',
    isMoney: true,
    needs: 'credit.paymentTerm',
    label: ['creditLimit'],
    alsoCalled: ['Credit limit', 'Limit', 'Kredietlimiet', 'Limite de crédito', 'Limite de crédit', 'Plafond'],
  },
  {
    name: 'credit.paymentTerm',
    kind: 'term',
    label: ['paymentTerm'],
    alsoCalled: ['Terms', 'Payment terms', 'Days', 'Term days', 'Terme', 'Prazo', 'Dias', 'Délai', 'Jours'],
  },
  {
    name: 'credit.standing',
    kind: 'choice',
    label: ['standing'],
    choices: takenOverStandings,
    words: standingWords,
    alsoCalled: ['Account status', 'On hold', 'Rekeningstatus', 'Situação', 'Statut'],
  },
  {
    name: 'financeContact.name',
    kind: 'text',
    label: ['contactFinance', 'contactName'],
    alsoCalled: ['Contact', 'Contact person', 'Primary contact', 'Accounts contact', 'Creditors clerk'],
  },
  {
    name: 'financeContact.number',
    kind: 'phone',
    label: ['contactFinance', 'contactNumber'],
    alsoCalled: ['Contact number', 'Accounts phone'],
  },
  {
    name: 'financeContact.emailAddress',
    kind: 'text',
    label: ['contactFinance', 'email'],
    alsoCalled: ['Contact email', 'Accounts email'],
  },
  { name: 'averageMonthly', kind: 'number', isMoney: true, label: ['averageMonthly'] },
  { name: 'tenderResponseTime', kind: 'number', label: ['tenderResponseTime'] },
  { name: 'tenderResponseTimeUOM', kind: 'choice', label: ['timeUnit'], choices: timeUnits },
  { name: 'loadValue', kind: 'number', isMoney: true, label: ['loadValue'] },
  { name: 'podSubmitMethod', kind: 'choice', label: ['podSubmitMethod'], choices: podSubmitMethods },
  { name: 'podSendFormat', kind: 'choice', label: ['podSendFormat'], choices: podSendFormats },
  { name: 'fuelRateChangeMethod', kind: 'choice', label: ['fuelRateChangeMethod'], choices: fuelRateChangeMethods },
  { name: 'isPODUploadPerReference', kind: 'flag', label: ['isPODUploadPerReference'] },
  { name: 'isEveryInvoiceLineAggregated', kind: 'flag', label: ['isEveryInvoiceLineAggregated'] },
  { name: 'isOrderNumberRequiredForBilling', kind: 'flag', label: ['isOrderNumberRequiredForBilling'] },
  { name: 'isInlcudeLoadNumbersOnInvoice', kind: 'flag', label: ['isInlcudeLoadNumbersOnInvoice'] },
];

/**
 * A customer as a file has it, with the rules of its form. What the books do not know, such as what it wants to buy on credit,
 * is asked by an application; whoever decides on the customer sees that it is missing.
 */
const schema = z.preprocess(
  (values) => withFinanceContact(withImportedAddresses({ ...withoutCredit, ...(values as ImportedValues) })),
  refusing(
    knownShipper.strict().extend({
      accountNumber: text(40).default(''),
      tradeName: text(120).default(''),
      /** What the books give, for a new customer. */
      credit: takenOverCredit.optional(),
    }),
    forBooks(findingsOf),
  ).transform((detail) => ({ ...detail, tradeName: detail.tradeName || detail.registeredName })),
);
/** The contact of the books for invoices takes the place of the one that is there. */
function withFinanceContact({ financeContact, ...values }: ImportedValues): ImportedValues {
  if (financeContact === undefined) return values;
  const others = ((values['contacts'] ?? []) as readonly { readonly type?: string }[]).filter(
    ({ type }) => type !== 'Finance',
  );
  return { ...values, contacts: [...others, { ...(financeContact as object), type: 'Finance' }] };
}

const withoutCredit = { monthlyPurchaseAmount: 0, creditRequired: 0 };

export type ImportedCustomer = z.output<typeof schema>;

const madeByMistake = {
  event: 'importUndone',
  columns: { status: 'WITHDRAWN' },
  after: { status: 'WITHDRAWN' },
} as const;

/** Customers from a file: the debtors of a client's books. */
export const customerImport = partyImport({
  name: 'debtor',
  channel: 'shippers',
  reads: authorisation(customerService.name, 'getShippers'),
  creates: authorisation(customerService.name, 'postShipper'),
  updates: authorisation(customerService.name, 'putShipper'),
  fields,
  labels: [...customerCompany.labels, customerDeskTexts],
  party: customerParty,
  schema,
  missing: (values) => missingOf(detailOfRow(values)),
  end: (context, made) =>
    customers.changeMany(
      context,
      made.map((stored) => ({ stored, ...madeByMistake })),
    ),
  stored: ({ db, partition }, ids) => findCustomers(db, partition, ids),
  recordOf: ({ app }, one) => ({
    id: one.id,
    lockId: lockIdOf(one),
    values: { ...detailOf(one, app.sealer), accountNumber: one.account_number },
  }),
  taken: (context, client, customers) =>
    takenCustomer.refusals(
      context,
      client,
      customers.map(({ values, ownId }) => ({ detail: detailOfRow(values), own: values.accountNumber, ownId })),
    ),
  refuseEdit({ app }, stored, values) {
    if (values.credit !== undefined) throw fail('takenOverOnlyNew', 'rule');
    statusAfterStaffEdit(stored, detailOf(stored, app.sealer), detailOfRow(values));
  },
  refuseNew(context, values) {
    refuseTakingOver(context, values);
  },
  create: createCustomers,
  change: changeCustomer,
});
