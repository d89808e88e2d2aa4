import type { Insertable } from 'kysely';
import { nameKey, sameNameKey } from '#platform/names.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { SealContext, Sealer } from '#platform/server/sealed.ts';
import type { Tables } from '#platform/server/tables.ts';
import { openAccount } from '#modules/bank/server/index.ts';
import { directorColumns, mailLabel, openDirectorNumber } from '#modules/parties/server/index.ts';
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

/** The columns of Company Details and of the auditor. */
export function companyColumns(application: ContractorApplication) {
  return {
    ...nameAndMail(application),
    trade_name: application.tradeName,
    holding_company: application.holdingCompany,
    country_code: countryOf(application),
    reg_no: application.regNo,
    is_vat_registered: application.isVatRegistered,
    vat_no: application.vatNo,
    date_of_inc: application.dateOfInc || null,
    previous_name: application.previousName,
    nature_of_trade: application.natureOfTrade,
    mobile_number: application.mobileNumber,
    cell_no: application.cellNo,
    tel_no: application.telno,
    fax: application.fax,
    postal_add: application.postalAdd,
    physical_add: application.physicalAdd,
    suburb: application.suburb,
    country: application.country,
    province: application.province,
    city: application.city,
    postal_code: application.postalCode,
    auditor: application.auditor,
    auditor_add: application.auditorAdd,
  } satisfies Partial<Insertable<Tables['contractor']>>;
}

/** The columns of the approval step, but for the signature. */
export function approvalColumns(application: ContractorApplication) {
  return {
    authorised_by: application.authCreditAcc,
    credit_check: application.recCreditCheck,
    bank_rating_code: application.bankCode,
    bank_rating_amount: columnOfWire(application.bankCodeAmount),
    bank_rating_term_days: application.bankCodeTermDays,
    bank_rating_date: application.bankCodeDate || null,
    bank_rating_reason: application.bankCodeReason,
    credit_limit: columnOfWire(application.creditLimit),
    payment_term: application.paymentTerm,
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
    registeredName: stored.registered_name,
    tradeName: stored.trade_name,
    holdingCompany: stored.holding_company,
    regNo: stored.reg_no,
    isVatRegistered: stored.is_vat_registered,
    vatNo: stored.vat_no,
    dateOfInc: stored.date_of_inc ?? '',
    previousName: stored.previous_name,
    natureOfTrade: stored.nature_of_trade,
    mobileNumber: stored.mobile_number,
    cellNo: stored.cell_no,
    telno: stored.tel_no,
    fax: stored.fax,
    email: stored.email,
    postalAdd: stored.postal_add,
    physicalAdd: stored.physical_add,
    suburb: stored.suburb,
    country: stored.country,
    province: stored.province,
    city: stored.city,
    postalCode: stored.postal_code,
    auditor: stored.auditor,
    auditorAdd: stored.auditor_add,
    gitCertificate: '',
    authCreditAcc: stored.authorised_by,
    recCreditCheck: stored.credit_check,
    bankCode: stored.bank_rating_code,
    bankCodeAmount: stored.bank_rating_amount === null ? null : Number(stored.bank_rating_amount),
    bankCodeTermDays: stored.bank_rating_term_days,
    bankCodeDate: stored.bank_rating_date ?? '',
    bankCodeReason: stored.bank_rating_reason,
    creditLimit: stored.credit_limit === null ? null : Number(stored.credit_limit),
    paymentTerm: stored.payment_term,
  };
}
