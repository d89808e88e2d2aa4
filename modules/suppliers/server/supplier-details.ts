import type { Insertable } from 'kysely';
import { sameNameKey, nameKey } from '#platform/names.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { Sealer } from '#platform/server/sealed.ts';
import type { Tables } from '#platform/server/tables.ts';
import { openAccount } from '#modules/bank/server/index.ts';
import { mailLabel, openDirectors } from '#modules/parties/server/index.ts';
import { isOpen } from '../status.ts';
import { countryOf } from '../checks.ts';
import type { CarrierDetail } from '../fields.ts';
import type { StoredSupplier } from './queries.ts';

export const directorTable = 'supplier_director';

/** The columns that the form fills in; numbers that are sealed and the lists stand in tables of their own. */
export function columnsOf(detail: CarrierDetail) {
  return {
    registered_name: detail.registeredName,
    trade_name: detail.tradeName,
    registered_key: sameNameKey(detail.registeredName),
    name_key: nameKey(detail.registeredName),
    holding_company: detail.holdingCompany,
    country_code: countryOf(detail),
    reg_no: detail.regNo,
    is_vat_registered: detail.isVatRegistered,
    vat_no: detail.vatNo,
    date_of_inc: detail.dateOfInc || null,
    cell_no: detail.cellNo,
    tel_no: detail.telno,
    fax: detail.fax,
    email: detail.email,
    mail_label: mailLabel(detail.email),
    physical_address: JSON.stringify(detail.physicalAddress),
    postal_address: JSON.stringify(detail.postalAddress),
    same_as_physical: detail.sameAsPhysicalAddress,
    is_transporter: detail.isTrasporter,
    git_cover: columnOfWire(detail.gitCover),
    git_policy_number: detail.gitPolicyNumber,
    git_insurer: detail.gitInsurer,
    git_from: detail.gitFrom || null,
    git_to: detail.gitTo || null,
    insurance_contact_name: detail.insuranceContactName,
    insurance_contact_email: detail.insuranceContactEmail,
    insurance_contact_mobile: detail.insuranceContactMobile,
    payable_rate: detail.payableRateInPercentage.toFixed(2),
    tender_method: detail.tenderLoadMethod,
    tender_email: detail.tenderLoadEmailAddress,
    tender_location_number: detail.tenderLoadGlobalLocationNumber,
  } satisfies Partial<Insertable<Tables['supplier']>>;
}

/** The detail as the form takes it, with all numbers in full: for those who may see them, and for comparing. */
export function detailOf(stored: StoredSupplier, sealer: Pick<Sealer, 'open'>): CarrierDetail {
  const { partition, bank, directors } = stored;
  return {
    ...openParts(stored),
    directors: openDirectors(sealer, directorTable, partition, directors),
    bankAccountNo: bank ? openAccount(sealer, partition, bank) : '',
  };
}

function openParts(stored: StoredSupplier): Omit<CarrierDetail, 'directors' | 'bankAccountNo'> {
  const certificate = stored.certificates[0];
  return {
    isTrasporter: stored.is_transporter,
    registeredName: stored.registered_name,
    tradeName: stored.trade_name,
    holdingCompany: stored.holding_company,
    regNo: stored.reg_no,
    isVatRegistered: stored.is_vat_registered,
    vatNo: stored.vat_no,
    dateOfInc: stored.date_of_inc ?? '',
    cellNo: stored.cell_no,
    telno: stored.tel_no,
    fax: stored.fax,
    email: stored.email,
    physicalAddress: stored.physical_address,
    sameAsPhysicalAddress: stored.same_as_physical,
    postalAddress: stored.postal_address,
    bank: stored.bank?.bank ?? '',
    branchName: stored.bank?.branch_name ?? '',
    branchCode: stored.bank?.branch_code ?? '',
    bankCode: stored.bank?.bank_code ?? '',
    gitCertificate: '',
    gitUploadTimestamp: certificate ? new Date(certificate.uploaded_at).toISOString() : '',
    gitUploadedBy: certificate?.uploaded_by ?? '',
    ...coverFactsOf(stored),
    insuranceContactName: stored.insurance_contact_name,
    insuranceContactEmail: stored.insurance_contact_email,
    insuranceContactMobile: stored.insurance_contact_mobile,
    payableRateInPercentage: Number(stored.payable_rate),
    tenderLoadMethod: stored.tender_method,
    tenderLoadEmailAddress: stored.tender_email,
    tenderLoadGlobalLocationNumber: stored.tender_location_number,
    modifiedBy: stored.updated_by,
  };
}

/** Of a certificate that waits, what is said of it, so that it can be mended; otherwise what holds. */
function coverFactsOf(stored: StoredSupplier) {
  const waiting = stored.certificates.find(isOpen);
  const facts = waiting
    ? { ...waiting, from: waiting.cover_from, to: waiting.cover_to }
    : {
        cover: stored.git_cover,
        policy_number: stored.git_policy_number,
        insurer: stored.git_insurer,
        from: stored.git_from,
        to: stored.git_to,
      };
  return {
    gitCover: Number(facts.cover),
    gitPolicyNumber: facts.policy_number,
    gitInsurer: facts.insurer,
    gitFrom: facts.from ?? '',
    gitTo: facts.to ?? '',
  };
}
