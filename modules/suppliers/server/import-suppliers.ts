import { sql } from 'kysely';
import { z } from 'zod';
import type { ImportField } from '#platform/import-field.ts';
import { authorisation, text } from '#platform/operation.ts';
import type { ImportedValues, ImportKind } from '#platform/server/import-kind.ts';
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
import { supplierService } from '../contract.ts';
import { carrierDetail } from '../fields.ts';
import { registrationTexts } from '../messages/registration/index.ts';
import { findingsOf } from '../rules.ts';
import { changeSuppliers, createSuppliers, undoSuppliers } from './import-writes.ts';
import { findSuppliers, lockIdOf } from './queries.ts';
import { detailOf } from './supplier-details.ts';

/** Bank details and certificates do not come by file: the first need a second person, the second the document. */
const fields: readonly ImportField[] = [
  {
    name: 'vendorNumber',
    kind: 'text',
    label: ['vendorNumber'],
    alsoCalled: ['Vendor', 'Vendor code', 'Creditor', 'Supplier code', 'Account', 'Account code'],
  },
  {
    name: 'registeredName',
    kind: 'text',
    label: ['registeredName'],
    isRequired: true,
    alsoCalled: ['Name', 'Company', 'Supplier name', 'Naam', 'Nome', 'Nom'],
  },
  { name: 'tradeName', kind: 'text', label: ['tradeName'], alsoCalled: ['Trading as', 'Trading name'] },
  {
    name: 'regNo',
    kind: 'text',
    label: ['regNo'],
    isRequired: true,
    alsoCalled: ['Company registration', 'Registration', 'CK number'],
  },
  { name: 'isVatRegistered', kind: 'flag', label: ['isVatRegistered'] },
  { name: 'vatNo', kind: 'digits', label: ['vatNo'], alsoCalled: ['VAT', 'BTW', 'IVA', 'TVA', 'NUIT'] },
  { name: 'holdingCompany', kind: 'text', label: ['holdingCompany'] },
  { name: 'dateOfInc', kind: 'date', label: ['dateOfInc'] },
  { name: 'email', kind: 'text', label: ['email'], isRequired: true, alsoCalled: ['Email', 'E-mail', 'E-pos'] },
  {
    name: 'cellNo',
    kind: 'text',
    label: ['mobile'],
    alsoCalled: ['Cell', 'Mobile', 'Selfoon', 'Telemóvel', 'Portable'],
  },
  { name: 'telno', kind: 'text', label: ['telephone'], alsoCalled: ['Phone', 'Tel'] },
  { name: 'fax', kind: 'text', label: ['fax'] },
  ...addressImportFields(),
  { name: 'isTrasporter', kind: 'flag', label: ['isTransporter'], alsoCalled: ['Transporter'] },
  { name: 'gitCover', kind: 'number', label: ['gitCover'] },
  { name: 'gitPolicyNumber', kind: 'text', label: ['gitPolicyNumber'] },
  { name: 'gitInsurer', kind: 'text', label: ['gitInsurer'] },
  { name: 'gitFrom', kind: 'date', label: ['gitFrom'] },
  { name: 'gitTo', kind: 'date', label: ['gitTo'] },
  { name: 'payableRateInPercentage', kind: 'number', label: ['payableRate'] },
  { name: 'tenderLoadEmailAddress', kind: 'text', label: ['tenderEmail'] },
];

/** A supplier as a file has it, with all rules of its form; a transporter without an address for offers gets them at its own. */
const schema = z.preprocess(
  (values) => {
    const given = values as ImportedValues;
    const offers = given['isTrasporter'] === true && !given['tenderLoadEmailAddress'];
    // Books keep no flag for it: who has a number is registered.
    return withImportedAddresses({
      isVatRegistered: Boolean(given['vatNo']),
      ...given,
      ...(offers && { tenderLoadEmailAddress: given['email'] }),
    });
  },
  refusing(
    carrierDetail.extend({ vendorNumber: text(40).default(''), tradeName: text(120).default('') }),
    findingsOf,
  ).transform((detail) => ({ ...detail, tradeName: detail.tradeName || detail.registeredName })),
);

export type ImportedSupplier = z.output<typeof schema>;

const matched: MatchedParty = {
  table: 'supplier',
  own: { field: 'vendorNumber', column: 'vendor_number' },
  registration: { field: 'regNo', column: 'reg_no' },
  vat: { field: 'vatNo', column: 'vat_no' },
  isLive: sql`p.status <> 'deleted'`,
};

/** Suppliers from a file: the creditors of a client's books. */
export const supplierImport: ImportKind = {
  name: 'creditor',
  channel: 'carriers',
  creates: authorisation(supplierService.name, 'postCarrier'),
  updates: authorisation(supplierService.name, 'putCarrier'),
  fields,
  labels: [registrationTexts, partyTexts],
  keys: ['vendorNumber', 'regNo', 'vatNo'],
  schema: schema as unknown as z.ZodType<ImportedValues>,
  keyValues: (values) => partyKeys(matched, values),

  async find(context, rows) {
    const { db, partition, app } = context;
    const matches = await matchParties(context, matched, rows);
    const stored = await findSuppliers(db, partition, [...new Set(matches.flatMap((ids) => ids.slice(0, 1)))]);
    return recordsOf(
      matches,
      stored.map((one) => ({
        id: one.id,
        lockId: lockIdOf(one),
        values: { ...detailOf(one, app.sealer), vendorNumber: one.vendor_number },
      })),
    );
  },

  async refusals(context, rows) {
    const taken = await placesOfTakenNames(context, matched, rows);
    const problem = { registeredName: { code: 'carrierNameTaken', details: { client: companyNameOf(context) } } };
    return rows.map((_, place) => (taken.has(place) ? problem : undefined));
  },

  create: (context, rows) => createSuppliers(context, rows as unknown as readonly ImportedSupplier[]),
  change: (context, rows) => changeSuppliers(context, rows as unknown as Parameters<typeof changeSuppliers>[1]),
  undo: (context, rows) => undoSuppliers(context, rows as unknown as Parameters<typeof undoSuppliers>[1]),
};
