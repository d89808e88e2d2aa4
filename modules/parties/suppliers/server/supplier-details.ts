import type { Insertable } from 'kysely';
import { renaming } from '#platform/renamed.ts';
import { sameNameKey, nameKey } from '#platform/names.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { Sealer } from '#platform/server/sealed.ts';
import type { Tables } from '#platform/server/tables.ts';
import { openAccount } from '#modules/parties/bank/server/index.ts';
import { mailLabel, openDirectors } from '#modules/parties/parties/server/index.ts';
import { isOpen } from '../status.ts';
import { countryOf } from '../checks.ts';
import type { CarrierDetail } from '../fields.ts';
import type { StoredSupplier } from './queries.ts';

export const directorTable = 'supplier_director';

/** Fields that are kept as they are, with their columns. */
const named = renaming({
  isTrasporter: 'is_transporter',
  registeredName: 'registered_name',
  tradeName: 'trade_name',
  holdingCompany: 'holding_company',
  regNo: 'reg_no',
  isVatRegistered: 'is_vat_registered',
  vatNo: 'vat_no',
  cellNo: 'cell_no',
  telno: 'tel_no',
  fax: 'fax',
  email: 'email',
  sameAsPhysicalAddress: 'same_as_physical',
  insuranceContactName: 'insurance_contact_name',
  insuranceContactEmail: 'insurance_contact_email',
  insuranceContactMobile: 'insurance_contact_mobile',
  tenderLoadMethod: 'tender_method',
  tenderLoadEmailAddress: 'tender_email',
  tenderLoadGlobalLocationNumber: 'tender_location_number',
});

/** The columns that the form fills in; numbers that are sealed and the lists stand in tables of their own. */
export function columnsOf(detail: CarrierDetail) {
  return {
    ...named.columns(detail),
    registered_key: sameNameKey(detail.registeredName),
    name_key: nameKey(detail.registeredName),
    country_code: countryOf(detail),
    date_of_inc: detail.dateOfInc || null,
    mail_label: mailLabel(detail.email),
    physical_address: JSON.stringify(detail.physicalAddress),
    postal_address: JSON.stringify(detail.postalAddress),
    git_cover: columnOfWire(detail.gitCover),
    git_policy_number: detail.gitPolicyNumber,
    git_insurer: detail.gitInsurer,
    git_from: detail.gitFrom || null,
    git_to: detail.gitTo || null,
    payable_rate: detail.payableRateInPercentage.toFixed(2),
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
    ...named.fields(stored),
    dateOfInc: stored.date_of_inc ?? '',
    physicalAddress: stored.physical_address,
    postalAddress: stored.postal_address,
    bank: stored.bank?.bank ?? '',
    branchName: stored.bank?.branch_name ?? '',
    branchCode: stored.bank?.branch_code ?? '',
    bankCode: stored.bank?.bank_code ?? '',
    gitCertificate: '',
    gitUploadTimestamp: certificate ? new Date(certificate.uploaded_at).toISOString() : '',
    gitUploadedBy: certificate?.uploaded_by ?? '',
    ...coverFactsOf(stored),
    payableRateInPercentage: Number(stored.payable_rate),
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
