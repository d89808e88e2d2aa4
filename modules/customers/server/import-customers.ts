import { sql } from 'kysely';
import { z } from 'zod';
import type { ImportField } from '#platform/import-field.ts';
import { authorisation, text } from '#platform/operation.ts';
import type { ImportedValues, ImportKind } from '#platform/server/import-kind.ts';
import { amount } from '#modules/parties/fields.ts';
import { addressImportFields, withImportedAddresses } from '#modules/parties/import-fields.ts';
import { partyTexts } from '#modules/parties/messages/fields/index.ts';
import { refusing } from '#modules/parties/rules.ts';
import {
  companyNameOf,
  matchParties,
  partyKeys,
  placesOfTakenNames,
  recordsOf,
  type MatchedParty,
} from '#modules/parties/server/index.ts';
import { customerService } from '../contract.ts';
import { fuelRateChangeMethods, podSendFormats, podSubmitMethods, shipperDetail, timeUnits } from '../fields.ts';
import { registrationTexts } from '../messages/registration/index.ts';
import { findingsOf } from '../rules.ts';
import { changeCustomers, createCustomers, undoCustomers } from './import-writes.ts';
import { findCustomers, lockIdOf } from './queries.ts';
import { detailOf } from './details.ts';

/** Bank details and directors do not come by file: what money is paid to is confirmed by a letter and a second person. */
const fields: readonly ImportField[] = [
  {
    name: 'accountNumber',
    kind: 'text',
    label: ['accountNumber'],
    alsoCalled: ['Account', 'Account code', 'Debtor', 'Customer code', 'Rekening', 'Conta', 'Compte'],
  },
  {
    name: 'registeredName',
    kind: 'text',
    label: ['registeredName'],
    isRequired: true,
    alsoCalled: ['Name', 'Company', 'Customer name', 'Naam', 'Nome', 'Nom'],
  },
  { name: 'tradeName', kind: 'text', label: ['tradeName'], alsoCalled: ['Trading as', 'Trading name'] },
  {
    name: 'registrationNumber',
    kind: 'text',
    label: ['regNo'],
    isRequired: true,
    alsoCalled: ['Company registration', 'Reg no', 'CK number'],
  },
  { name: 'vatNumber', kind: 'digits', label: ['vatNo'], alsoCalled: ['VAT', 'BTW', 'IVA', 'TVA', 'NUIT'] },
  { name: 'holdingCompanyName', kind: 'text', label: ['holdingCompany'] },
  { name: 'dateOfInc', kind: 'date', label: ['dateOfInc'] },
  { name: 'email', kind: 'text', label: ['email'], isRequired: true, alsoCalled: ['Email', 'E-mail', 'E-pos'] },
  {
    name: 'mobileNumber',
    kind: 'text',
    label: ['mobile'],
    alsoCalled: ['Cell', 'Mobile', 'Selfoon', 'Telemóvel', 'Portable'],
  },
  { name: 'telNumber', kind: 'text', label: ['telephone'], alsoCalled: ['Phone', 'Tel'] },
  { name: 'fax', kind: 'text', label: ['fax'] },
  ...addressImportFields(),
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

const matched: MatchedParty = {
  table: 'customer',
  own: { field: 'accountNumber', column: 'account_number' },
  registration: { field: 'registrationNumber', column: 'registration_number' },
  vat: { field: 'vatNumber', column: 'vat_number' },
  isLive: sql`p.is_live`,
};

/** Customers from a file: the debtors of a client's books. */
export const customerImport: ImportKind = {
  name: 'debtor',
  channel: 'shippers',
  creates: authorisation(customerService.name, 'postShipper'),
  updates: authorisation(customerService.name, 'putShipper'),
  fields,
  labels: [registrationTexts, partyTexts],
  keys: ['accountNumber', 'registrationNumber', 'vatNumber'],
  schema: schema as unknown as z.ZodType<ImportedValues>,
  keyValues: (values) => partyKeys(matched, values),

  async find(context, rows) {
    const { db, partition, app } = context;
    const matches = await matchParties(context, matched, rows);
    const stored = await findCustomers(db, partition, [...new Set(matches.flatMap((ids) => ids.slice(0, 1)))]);
    return recordsOf(
      matches,
      stored.map((one) => ({
        id: one.id,
        lockId: lockIdOf(one),
        values: { ...detailOf(one, app.sealer), accountNumber: one.account_number },
      })),
    );
  },

  async refusals(context, rows) {
    const taken = await placesOfTakenNames(context, matched, rows);
    const problem = { registeredName: { code: 'shipperNameTaken', details: { client: companyNameOf(context) } } };
    return rows.map((_, place) => (taken.has(place) ? problem : undefined));
  },

  create: (context, rows) => createCustomers(context, rows as unknown as readonly ImportedCustomer[]),
  change: (context, rows) => changeCustomers(context, rows as unknown as Parameters<typeof changeCustomers>[1]),
  undo: (context, rows) => undoCustomers(context, rows as unknown as Parameters<typeof undoCustomers>[1]),
};
