import { africanCountry, defaultCountry } from '#platform/africa.ts';
import { bankNamed } from '#platform/identifiers/banks.ts';
import { checkCompanyRegistration } from '#platform/identifiers/company-registration.ts';
import { compact } from '#platform/identifiers/raw-text.ts';
import { checkVatNumber } from '#platform/identifiers/vat-number.ts';
import { checkPhone } from '#platform/phone.ts';
import { identityText, isDirector } from '#modules/parties/parties/checks.ts';
import type { Address } from '#modules/parties/parties/fields.ts';
import { countryOf } from './checks.ts';
import type { BillToParty, Contact, ShipperDetail } from './fields.ts';

/**
 * The form in which a customer is stored and compared: phones in E.164, numbers without separators, mail addresses in
 * lower case, banks and countries under the names of our lists, rows that stayed empty left out.
 */
export function normaliseShipperDetail(detail: ShipperDetail): ShipperDetail {
  const country = countryOf(detail);
  const phone = (raw: string) =>
    checkPhone(raw, { country: africanCountry(country)?.code ?? defaultCountry.code }).normalised;
  return {
    ...detail,
    registrationNumber: checkCompanyRegistration(detail.registrationNumber, { today: '9999-12-31', country })
      .normalised,
    vatNumber: checkVatNumber(detail.vatNumber, { country, isVatRegistered: true }).normalised,
    mobileNumber: phone(detail.mobileNumber),
    telNumber: phone(detail.telNumber),
    fax: phone(detail.fax),
    email: detail.email.toLowerCase(),
    physicalAddress: normaliseAddress(detail.physicalAddress),
    postalAddress: normaliseAddress(detail.postalAddress),
    tradeReferences: detail.tradeReferences
      .filter(isFilledIn)
      .map((reference) => ({ ...reference, contactNumber: phone(reference.contactNumber) })),
    tenderResponseTimeUOM: detail.tenderResponseTime === null ? '' : detail.tenderResponseTimeUOM,
    partiesToBill: detail.partiesToBill.map(normaliseBillToParty),
    directors: detail.directors.filter(isDirector).map((director) => ({
      ...director,
      idNumber: identityText(director.idNumber),
      cellphoneNumber: phone(director.cellphoneNumber),
      emailAddress: director.emailAddress.toLowerCase(),
    })),
    contacts: normaliseContacts(detail.contacts, country),
    bankerName: bankNamed(detail.bankerName)?.name ?? detail.bankerName,
    bankAccountNo: compact(detail.bankAccountNo),
    branchCode: compact(detail.branchCode),
  };
}

export function normaliseBillToParty(party: BillToParty): BillToParty {
  const country = countryOf({ physicalAddress: party });
  return {
    ...party,
    vatNumber: checkVatNumber(party.vatNumber, { country, isVatRegistered: true }).normalised,
    emailAddress: party.emailAddress.toLowerCase(),
    country: africanCountry(party.country)?.name ?? party.country,
  };
}

export function normaliseContacts(contacts: readonly Contact[], country: string): Contact[] {
  const phoneCountry = africanCountry(country)?.code ?? defaultCountry.code;
  return contacts
    .filter(({ type: _type, ...rest }) => isFilledIn(rest))
    .map((contact) => ({
      ...contact,
      number: checkPhone(contact.number, { country: phoneCountry }).normalised,
      emailAddress: contact.emailAddress.toLowerCase(),
    }));
}

function normaliseAddress(address: Address): Address {
  return { ...address, country: africanCountry(address.country)?.name ?? address.country };
}

/** The form always shows one row, which may have stayed empty. */
function isFilledIn(row: Readonly<Record<string, unknown>>): boolean {
  return Object.values(row).some((value) => value !== '' && value !== undefined);
}
