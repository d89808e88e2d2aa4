import { companyImportFields } from '#modules/parties/parties/import-fields.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import { registrationTexts } from '../messages/registration/index.ts';

/** What files and refusals call the fields that every company has. */
export const customerCompany = {
  fields: companyImportFields({
    registration: 'registrationNumber',
    vat: 'vatNumber',
    holding: 'holdingCompanyName',
    mobile: 'mobileNumber',
    telephone: 'telNumber',
  }),
  labels: [registrationTexts, partyTexts],
} as const;
