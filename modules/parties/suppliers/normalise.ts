import { africanCountry, defaultCountry } from '#platform/africa.ts';
import { bankNamed } from '#platform/identifiers/banks.ts';
import { checkCompanyRegistration } from '#platform/identifiers/company-registration.ts';
import { compact } from '#platform/identifiers/raw-text.ts';
import { checkVatNumber } from '#platform/identifiers/vat-number.ts';
import { checkPhone } from '#platform/phone.ts';
import { identityText, isDirector } from '#modules/parties/parties/checks.ts';
import { countryOf } from './checks.ts';
import type { Address, CarrierDetail } from './fields.ts';

/**
 * The form in which a supplier is stored and compared: phones in E.164, numbers without separators, mail addresses in
 * lower case, banks and countries under the names of our lists.
 */
export function normaliseCarrierDetail(detail: CarrierDetail): CarrierDetail {
  const country = countryOf(detail);
  const phone = (raw: string) =>
    checkPhone(raw, { country: africanCountry(country)?.code ?? defaultCountry.code }).normalised;
  return {
    ...detail,
    regNo: checkCompanyRegistration(detail.regNo, { today: '9999-12-31', country }).normalised,
    vatNo: checkVatNumber(detail.vatNo, { country, isVatRegistered: detail.isVatRegistered }).normalised,
    cellNo: phone(detail.cellNo),
    telno: phone(detail.telno),
    fax: phone(detail.fax),
    email: detail.email.toLowerCase(),
    physicalAddress: normaliseAddress(detail.physicalAddress),
    postalAddress: normaliseAddress(detail.postalAddress),
    directors: detail.directors.filter(isDirector).map((director) => ({
      ...director,
      idNumber: identityText(director.idNumber),
      cellphoneNumber: phone(director.cellphoneNumber),
      emailAddress: director.emailAddress.toLowerCase(),
    })),
    bank: bankNamed(detail.bank)?.name ?? detail.bank,
    bankAccountNo: compact(detail.bankAccountNo),
    branchCode: compact(detail.branchCode),
    insuranceContactEmail: detail.insuranceContactEmail.toLowerCase(),
    insuranceContactMobile: phone(detail.insuranceContactMobile),
    tenderLoadEmailAddress: detail.tenderLoadEmailAddress.toLowerCase(),
    tenderLoadGlobalLocationNumber: compact(detail.tenderLoadGlobalLocationNumber),
  };
}

function normaliseAddress(address: Address): Address {
  return { ...address, country: africanCountry(address.country)?.name ?? address.country };
}
