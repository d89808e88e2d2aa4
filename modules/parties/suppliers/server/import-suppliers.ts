import { z } from 'zod';
import type { ImportField } from '#platform/import-field.ts';
import { authorisation, text } from '#platform/operation.ts';
import type { ImportedValues } from '#platform/server/import-kind.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { withImportedAddresses } from '#modules/parties/parties/import-fields.ts';
import { forBooks } from '#modules/parties/parties/incomplete.ts';
import { refusing } from '#modules/parties/parties/rules.ts';
import { partyImport } from '#modules/parties/parties/server/index.ts';
import { supplierService } from '../contract.ts';
import { knownCarrier } from '../known-carrier.ts';
import { findingsOf, missingOf } from '../rules.ts';
import { suppliers } from './changes.ts';
import { supplierCompany } from './company-fields.ts';
import { supplierParty, takenSupplier } from './duplicates.ts';
import { changeSupplier, createSuppliers, detailOfRow } from './import-writes.ts';
import { findSuppliers } from './queries.ts';
import { statusAfterEdit } from './submit-supplier.ts';
import { detailOf } from './supplier-details.ts';

/** Bank details and certificates do not come by file: the first need a second person, the second the document. */
const fields: readonly ImportField[] = [
  {
    name: 'vendorNumber',
    kind: 'text',
    label: ['vendorNumber'],
    alsoCalled: ['Vendor', 'Vendor code', 'Creditor', 'Supplier code', 'Account', 'Account code', 'Account number'],
  },
  ...supplierCompany.fields,
  { name: 'isVatRegistered', kind: 'flag', label: ['isVatRegistered'] },
  { name: 'isTrasporter', kind: 'flag', label: ['isTransporter'], alsoCalled: ['Transporter'] },
  { name: 'gitCover', kind: 'number', isMoney: true, label: ['gitCover'] },
  { name: 'gitPolicyNumber', kind: 'text', label: ['gitPolicyNumber'] },
  { name: 'gitInsurer', kind: 'text', label: ['gitInsurer'] },
  { name: 'gitFrom', kind: 'date', label: ['gitFrom'] },
  { name: 'gitTo', kind: 'date', label: ['gitTo'] },
  { name: 'payableRateInPercentage', kind: 'number', label: ['payableRate'] },
  { name: 'tenderLoadEmailAddress', kind: 'text', label: ['tenderEmail'] },
];

/** A supplier as a file has it, with the rules of its form but for what books do not know; a transporter without an address for offers gets them at its own. */
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
    knownCarrier.strict().extend({ vendorNumber: text(40).default(''), tradeName: text(120).default('') }),
    forBooks(findingsOf),
  ).transform((detail) => ({ ...detail, tradeName: detail.tradeName || detail.registeredName })),
);

export type ImportedSupplier = z.output<typeof schema>;

const madeByMistake = {
  event: 'importUndone',
  columns: { status: 'deleted' },
  after: { status: 'deleted' },
} as const;

/** Suppliers from a file: the creditors of a client's books. */
export const supplierImport = partyImport({
  name: 'creditor',
  channel: 'carriers',
  reads: authorisation(supplierService.name, 'getAllCarriersByClientName'),
  creates: authorisation(supplierService.name, 'postCarrier'),
  updates: authorisation(supplierService.name, 'putCarrier'),
  fields,
  labels: supplierCompany.labels,
  party: supplierParty,
  schema,
  missing: (values) => missingOf(detailOfRow(values)),
  end: (context, made) =>
    suppliers.changeMany(
      context,
      made.map((stored) => ({ stored, ...madeByMistake })),
    ),
  stored: ({ db, partition }, ids) => findSuppliers(db, partition, ids),
  recordOf: ({ app }, one) => ({
    id: one.id,
    lockId: lockIdOf(one),
    values: { ...detailOf(one, app.sealer), vendorNumber: one.vendor_number },
  }),
  taken: (context, client, suppliers) =>
    takenSupplier.refusals(
      context,
      client,
      suppliers.map(({ values, ownId }) => ({ detail: detailOfRow(values), own: values.vendorNumber, ownId })),
    ),
  refuseEdit({ app }, stored, values) {
    statusAfterEdit(stored, detailOf(stored, app.sealer), detailOfRow(values));
  },
  create: createSuppliers,
  change: changeSupplier,
});
