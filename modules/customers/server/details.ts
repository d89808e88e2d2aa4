import type { Insertable } from 'kysely';
import { nameKey, sameNameKey } from '#platform/names.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { Sealer } from '#platform/server/sealed.ts';
import type { Tables } from '#platform/server/tables.ts';
import { openAccount } from '#modules/bank/server/index.ts';
import { mailLabel, openDirectors } from '#modules/parties/server/index.ts';
import { countryOf } from '../checks.ts';
import type { BillToParty, ShipperDetail } from '../fields.ts';
import type { StoredCustomer } from './queries.ts';

export const directorTable = 'customer_director';

/** The columns that the form fills in; numbers that are sealed and the lists of rows stand in tables of their own. */
export function columnsOf(detail: ShipperDetail) {
  return {
    registered_name: detail.registeredName,
    trade_name: detail.tradeName,
    previous_name: detail.previousName,
    registered_key: sameNameKey(detail.registeredName),
    name_key: nameKey(detail.registeredName),
    holding_company: detail.holdingCompanyName,
    country_code: countryOf(detail),
    registration_number: detail.registrationNumber,
    vat_number: detail.vatNumber,
    date_of_inc: detail.dateOfInc || null,
    mobile_number: detail.mobileNumber,
    tel_number: detail.telNumber,
    fax: detail.fax,
    email: detail.email,
    mail_label: mailLabel(detail.email),
    physical_address: JSON.stringify(detail.physicalAddress),
    postal_address: JSON.stringify(detail.postalAddress),
    same_as_physical: detail.sameAsPhysicalAddress,
    monthly_purchase: columnOfWire(detail.monthlyPurchaseAmount),
    credit_required: columnOfWire(detail.creditRequired),
    average_monthly: columnOfWire(detail.averageMonthly),
    exceeds_turnover: detail.exceedTurnOver,
    trade_references: JSON.stringify(detail.tradeReferences),
    tender_response_time: detail.tenderResponseTime,
    tender_response_unit: detail.tenderResponseTimeUOM,
    load_value: columnOfWire(detail.loadValue),
    sign_on_glass: detail.signOnGlass,
    pod_submit_method: detail.podSubmitMethod,
    pod_send_format: detail.podSendFormat,
    pod_per_reference: detail.isPODUploadPerReference,
    invoice_lines_aggregated: detail.isEveryInvoiceLineAggregated,
    order_number_required: detail.isOrderNumberRequiredForBilling,
    load_numbers_on_invoice: detail.isInlcudeLoadNumbersOnInvoice,
    load_inspection_required: detail.isLoadInspectionRequired,
    fuel_rate_change_method: detail.fuelRateChangeMethod,
    tms_enabled: detail.tmsEnabled,
    contacts: JSON.stringify(detail.contacts),
  } satisfies Partial<Insertable<Tables['customer']>>;
}

/** The detail as the form takes it, with all numbers in full: for those who may see them, and for comparing. */
export function detailOf(stored: StoredCustomer, sealer: Pick<Sealer, 'open'>): ShipperDetail {
  const { partition, bank } = stored;
  return {
    registeredName: stored.registered_name,
    tradeName: stored.trade_name,
    previousName: stored.previous_name,
    holdingCompanyName: stored.holding_company,
    registrationNumber: stored.registration_number,
    vatNumber: stored.vat_number,
    dateOfInc: stored.date_of_inc ?? '',
    mobileNumber: stored.mobile_number,
    telNumber: stored.tel_number,
    fax: stored.fax,
    email: stored.email,
    physicalAddress: stored.physical_address,
    sameAsPhysicalAddress: stored.same_as_physical,
    postalAddress: stored.postal_address,
    monthlyPurchaseAmount: Number(stored.monthly_purchase),
    creditRequired: Number(stored.credit_required),
    averageMonthly: Number(stored.average_monthly),
    exceedTurnOver: stored.exceeds_turnover,
    tradeReferences: stored.trade_references,
    tenderResponseTime: stored.tender_response_time,
    tenderResponseTimeUOM: stored.tender_response_unit,
    loadValue: Number(stored.load_value),
    signOnGlass: stored.sign_on_glass,
    podSubmitMethod: stored.pod_submit_method,
    podSendFormat: stored.pod_send_format,
    isPODUploadPerReference: stored.pod_per_reference,
    isEveryInvoiceLineAggregated: stored.invoice_lines_aggregated,
    isOrderNumberRequiredForBilling: stored.order_number_required,
    isInlcudeLoadNumbersOnInvoice: stored.load_numbers_on_invoice,
    isLoadInspectionRequired: stored.load_inspection_required,
    fuelRateChangeMethod: stored.fuel_rate_change_method,
    tmsEnabled: stored.tms_enabled,
    partiesToBill: stored.parties_to_bill.map(billToPartyOf),
    directors: openDirectors(sealer, directorTable, partition, stored.directors),
    bankerName: bank?.bank ?? '',
    bankerAddress: bank?.branch_name ?? '',
    branchCode: bank?.branch_code ?? '',
    bankAccountNo: bank ? openAccount(sealer, partition, bank) : '',
    bankConfirmation: '',
    bankConfirmationBlobName: stored.bank_letter_blob_name ?? '',
    bankConfirmationUploadTimestamp: stored.bank_letter_uploaded_at?.toISOString() ?? '',
    bankConfirmationUploadedBy: stored.bank_letter_uploaded_by ?? '',
    bankConfirmationLetterDate: stored.bank_letter_date ?? '',
    contacts: stored.contacts,
  };
}

function billToPartyOf(row: StoredCustomer['parties_to_bill'][number]): BillToParty {
  return {
    accountNumber: row.account_number,
    businessUnitName: row.business_unit_name,
    vatNumber: row.vat_number,
    emailAddress: row.email_address,
    ...row.address,
    debtorAccountNumber: row.debtor_account_number,
    isActive: row.is_active,
  };
}
