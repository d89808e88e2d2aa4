import { z } from 'zod';
import type { ImportField } from '#platform/import-field.ts';
import { authorisation, text } from '#platform/operation.ts';
import type { ImportedValues } from '#platform/server/import-kind.ts';
import { amount } from '#modules/parties/fields.ts';
import { companyImportFields, withImportedAddresses } from '#modules/parties/import-fields.ts';
import { partyTexts } from '#modules/parties/messages/fields/index.ts';
import { refusing } from '#modules/parties/rules.ts';
import { partyImport } from '#modules/parties/server/index.ts';
import { customerService } from '../contract.ts';
import { fuelRateChangeMethods, podSendFormats, podSubmitMethods, shipperDetail, timeUnits } from '../fields.ts';
import { registrationTexts } from '../messages/registration/index.ts';
import { findingsOf } from '../rules.ts';
import { detailOf } from './details.ts';
import { customerParty, refusedAsTaken } from './duplicates.ts';
import { changeCustomer, createCustomers, detailOfRow } from './import-writes.ts';
import { findCustomers, lockIdOf } from './queries.ts';
import { statusAfterStaffEdit } from './submit-customer.ts';

/** Bank details and directors do not come by file: what money is paid to is confirmed by a letter and a second person. */
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
  ...companyImportFields({
    registration: 'registrationNumber',
    vat: 'vatNumber',
    holding: 'holdingCompanyName',
    mobile: 'mobileNumber',
    telephone: 'telNumber',
  }),
  { name: 'monthlyPurchaseAmount', kind: 'number', label: ['monthlyPurchases'] },
  { name: 'creditRequired', kind: 'number', label: ['creditRequired'], alsoCalled: ['Credit limit', 'Limit'] },
  { name: 'averageMonthly', kind: 'number', label: ['averageMonthly'] },
  { name: 'tenderResponseTime', kind: 'number', label: ['tenderResponseTime'] },
  { name: 'tenderResponseTimeUOM', kind: 'choice', label: ['timeUnit'], choices: timeUnits },
  { name: 'loadValue', kind: 'number', label: ['loadValue'] },
  { name: 'podSubmitMethod', kind: 'choice', label: ['podSubmitMethod'], choices: podSubmitMethods },
  { name: 'podSendFormat', kind: 'choice', label: ['podSendFormat'], choices: podSendFormats },
  { name: 'fuelRateChangeMethod', kind: 'choice', label: ['fuelRateChangeMethod'], choices: fuelRateChangeMethods },
  { name: 'isPODUploadPerReference', kind: 'flag', label: ['isPODUploadPerReference'] },
  { name: 'isEveryInvoiceLineAggregated', kind: 'flag', label: ['isEveryInvoiceLineAggregated'] },
  { name: 'isOrderNumberRequiredForBilling', kind: 'flag', label: ['isOrderNumberRequiredForBilling'] },
  { name: 'isInlcudeLoadNumbersOnInvoice', kind: 'flag', label: ['isInlcudeLoadNumbersOnInvoice'] },
];

/**
 * A customer as a file has it, with all rules of its form but one: what it wants to buy on credit is asked by an
 * application, and the books that a file comes from do not know it. Whoever approves the customer sees that it is missing.
 */
const schema = z.preprocess(
  (values) => withImportedAddresses({ ...withoutCredit, ...(values as ImportedValues) }),
  refusing(
    shipperDetail.extend({
      accountNumber: text(40).default(''),
      tradeName: text(120).default(''),
      monthlyPurchaseAmount: amount.default(0),
      creditRequired: amount.default(0),
    }),
    findingsOf,
  ).transform((detail) => ({ ...detail, tradeName: detail.tradeName || detail.registeredName })),
);
const withoutCredit = { monthlyPurchaseAmount: 0, creditRequired: 0 };

export type ImportedCustomer = z.output<typeof schema>;

/** Customers from a file: the debtors of a client's books. */
export const customerImport = partyImport({
  name: 'debtor',
  channel: 'shippers',
  reads: authorisation(customerService.name, 'getShippers'),
  creates: authorisation(customerService.name, 'postShipper'),
  updates: authorisation(customerService.name, 'putShipper'),
  fields,
  labels: [registrationTexts, partyTexts],
  party: customerParty,
  schema,
  undoneAs: 'WITHDRAWN',
  stored: ({ db, partition }, ids) => findCustomers(db, partition, ids),
  recordOf: ({ app }, one) => ({
    id: one.id,
    lockId: lockIdOf(one),
    values: { ...detailOf(one, app.sealer), accountNumber: one.account_number },
  }),
  taken: (context, client, customers) =>
    refusedAsTaken(
      context,
      client,
      customers.map(({ values, ownId }) => ({
        detail: detailOfRow(values),
        accountNumber: values.accountNumber,
        ownId,
      })),
      { namesOther: false },
    ),
  refuseEdit({ app }, stored, values) {
    statusAfterStaffEdit(stored, detailOf(stored, app.sealer), detailOfRow(values));
  },
  create: createCustomers,
  change: changeCustomer,
});
