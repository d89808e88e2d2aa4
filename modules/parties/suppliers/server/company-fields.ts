import { companyImportFields } from '#modules/parties/parties/import-fields.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';
import { registrationTexts } from '../messages/registration/index.ts';

/** What files and refusals call the fields that every company has. */
export const supplierCompany = {
  fields: companyImportFields({
    registration: 'regNo',
    vat: 'vatNo',
    holding: 'holdingCompany',
    mobile: 'cellNo',
    telephone: 'telno',
  }),
  labels: [registrationTexts, partyTexts],
} as const;
