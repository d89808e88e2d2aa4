import type { CompanyLookup } from '#modules/base/companies/contract.ts';
import type { SupplierRecord } from '#modules/parties/suppliers/contract.ts';
import { type SupplierValues, valuesOf } from '../steps/form.ts';

/** The form of a record. It knows the number of the system that takes its loads; the form asks for the company. */
export function formValuesOf(record: SupplierRecord, companies: readonly CompanyLookup[]): SupplierValues {
  const stored = record.certificates.find(({ blobName }) => blobName !== null && blobName === record.blobName);
  const values = valuesOf({ ...record, certificate: { fileName: stored?.fileName ?? record.blobName, size: 0 } });
  const { tenderLoadMethod, tenderLoadGlobalLocationNumber: number } = record.carrierDetail;
  const company = companies.find(
    ({ globalLocationNumber }) => tenderLoadMethod === 'integration' && globalLocationNumber === number,
  );
  // Who changed the record, and who brought the document when, is the server's to say: nobody chooses between them.
  const nobodys = { modifiedBy: '', gitUploadTimestamp: '', gitUploadedBy: '' };
  return { ...values, ...nobodys, tenderCompany: company?.companyName ?? '' };
}
