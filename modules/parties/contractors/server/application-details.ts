import type { Insertable } from 'kysely';
import { renaming } from '#platform/renamed.ts';
import { nameKey, sameNameKey } from '#platform/names.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { SealContext, Sealer } from '#platform/server/sealed.ts';
import type { SealedColumn } from '#platform/server/sealing-anew.ts';
import type { Tables } from '#platform/server/tables.ts';
import { openAccount } from '#modules/parties/bank/server/index.ts';
import {
  directorColumns,
  mailLabel,
  openDirectorNumber,
  sealedDirectors,
} from '#modules/parties/parties/server/index.ts';
import type { ContractorApplication, ContractorDirector } from '../fields.ts';
import { countryOf } from '../rules.ts';
import type { StoredContractor } from './queries.ts';

const place =
  (table: string, column: string) =>
  (partition: string, row: string): SealContext => ({
    table,
    column,
    row,
    partition,
  });
export const directorTable = 'contractor_director';
export const signaturePlace = place('contractor_signing', 'signature');
export const approverPlace = place('contractor', 'approver_signature');

export const sealedOfContractors: readonly SealedColumn[] = [
  sealedDirectors(directorTable),
  {
    table: 'contractor_signing',
    column: 'signature_sealed',
    place: (partition, [id = '']) => signaturePlace(partition, id),
  },
  {
    table: 'contractor',
    column: 'approver_signature_sealed',
    place: (partition, [id = '']) => approverPlace(partition, id),
  },
];

/** The columns of what an invitation fixes, with what they are compared by. */
export function nameAndMail({ registeredName, email }: { registeredName: string; email: string }) {
  return {
    registered_name: registeredName,
    registered_key: sameNameKey(registeredName),
    name_key: nameKey(registeredName),
    email,
    mail_label: mailLabel(email),
  } satisfies Partial<Insertable<Tables['contractor']>>;
}

/** Fields of Company Details and of the auditor that are kept as they are, with their columns. */
const company = renaming({
  tradeName: 'trade_name',
  holdingCompany: 'holding_company',
  regNo: 'reg_no',
  isVatRegistered: 'is_vat_registered',
  vatNo: 'vat_no',
  previousName: 'previous_name',
  natureOfTrade: 'nature_of_trade',
  mobileNumber: 'mobile_number',
  cellNo: 'cell_no',
  telno: 'tel_no',
  fax: 'fax',
  postalAdd: 'postal_add',
  physicalAdd: 'physical_add',
  suburb: 'suburb',
  country: 'country',
  province: 'province',
  city: 'city',
  postalCode: 'postal_code',
  auditor: 'auditor',
  auditorAdd: 'auditor_add',
});

/** The columns of Company Details and of the auditor. */
export function companyColumns(application: ContractorApplication) {
  return {
    ...nameAndMail(application),
    ...company.columns(application),
    country_code: countryOf(application),
    date_of_inc: application.dateOfInc || null,
  } satisfies Partial<Insertable<Tables['contractor']>>;
}

/** The same of the approval step. */
const approval = renaming({
  authCreditAcc: 'authorised_by',
  recCreditCheck: 'credit_check',
  bankCode: 'bank_rating_code',
  bankCodeTermDays: 'bank_rating_term_days',
  bankCodeReason: 'bank_rating_reason',
  paymentTerm: 'payment_term',
});

/** The columns of the approval step, but for the signature. */
export function approvalColumns(application: ContractorApplication) {
  return {
    ...approval.columns(application),
    bank_rating_amount: columnOfWire(application.bankCodeAmount),
    bank_rating_date: application.bankCodeDate || null,
    credit_limit: columnOfWire(application.creditLimit),
  } satisfies Partial<Insertable<Tables['contractor']>>;
}

/** The application as the form takes it, with all numbers in full: for those who may see them, and for comparing. */
export function applicationOf(stored: StoredContractor, sealer: Pick<Sealer, 'open'>): ContractorApplication {
  const { partition, bank, directors, signings } = stored;
  const signing = signings[0];
  return {
    ...openParts(stored),
    directors: directors.map((director) => ({
      id: director.id,
      directorName: director.name,
      ...(director.id_type && { directorIdType: director.id_type }),
      directorIdNumber: openDirectorNumber(sealer, directorTable, partition, director),
      directorAddress: director.address,
    })),
    banker: bank?.bank ?? '',
    bankerAdd: bank?.branch_name ?? '',
    branchCode: bank?.branch_code ?? '',
    bankAccountNo: bank ? openAccount(sealer, partition, bank) : '',
    name: signing?.name ?? '',
    capacity: signing?.capacity ?? '',
    signature: signing ? sealer.open(signing.signature_sealed, signaturePlace(partition, signing.id)) : '',
    approvedSignature: stored.approver_signature_sealed
      ? sealer.open(stored.approver_signature_sealed, approverPlace(partition, stored.id))
      : '',
  };
}

/** The rows of the directors, in the order in which they were listed. */
export function directorRowsOf(sealer: Sealer, partition: string, directors: readonly ContractorDirector[]) {
  const people = directors.map(({ id, directorName: name, directorIdType: idType, directorIdNumber: idNumber }) => ({
    id,
    name,
    idType,
    idNumber,
  }));
  return directorColumns(sealer, directorTable, partition, people).map((columns, index) => ({
    ...columns,
    address: directors[index]!.directorAddress,
  }));
}

type Sealed = 'directors' | 'banker' | 'bankerAdd' | 'branchCode' | 'bankAccountNo' | 'name' | 'capacity' | 'signature';

function openParts(stored: StoredContractor): Omit<ContractorApplication, Sealed | 'approvedSignature'> {
  return {
    ...company.fields(stored),
    ...approval.fields(stored),
    registeredName: stored.registered_name,
    dateOfInc: stored.date_of_inc ?? '',
    email: stored.email,
    gitCertificate: '',
    bankCodeAmount: stored.bank_rating_amount === null ? null : Number(stored.bank_rating_amount),
    bankCodeDate: stored.bank_rating_date ?? '',
    creditLimit: stored.credit_limit === null ? null : Number(stored.credit_limit),
  };
}
