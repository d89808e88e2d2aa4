import { z } from 'zod';
import { defaultPlace } from '#modules/base/lookups/places.ts';
import type { CompanyRecord } from '#modules/base/companies/contract.ts';
import { companyFields } from '#modules/base/companies/fields.ts';

export type CompanyFormValues = z.input<typeof companyFields>;

/** What the form of a new company starts with. */
export const emptyCompany: CompanyFormValues = {
  name: '',
  tradeName: '',
  registrationNumber: '',
  vatNo: '',
  address1: '',
  address2: '',
  suburb: '',
  city: defaultPlace.city,
  province: defaultPlace.region,
  country: defaultPlace.country,
  postalcode: '',
  telno: '',
  contactName: '',
  designation: '',
  logoURL: '',
  brandColour: '',
  supportEmail: '',
  supportTelephone: '',
  emailSender: '',
  licenceType: 'Lite',
  globalLocationNumber: '',
  timeZone: 'Africa/Johannesburg',
  sessionIdleMinutes: 20,
  locale: 'en-ZA',
  baseCurrency: 'ZAR',
  financialYearStartMonth: 3,
  defaultVatCode: 'standard',
  standingFreeMinutes: 120,
  standingStepMinutes: 15,
  standingCapHours: 24,
  marginFloorPercent: 5,
  orderTolerancePercent: 5,
  orderRisePercent: 5,
  orderRiseAmount: 5000,
  invoiceApprovalAbove: 50_000,
  localTripKm: 100,
};

const names = Object.keys(companyFields.shape);

/** What the form holds of a company. */
export function valuesOf(company: CompanyRecord): CompanyFormValues {
  return Object.fromEntries(Object.entries(company).filter(([name]) => names.includes(name))) as CompanyFormValues;
}
