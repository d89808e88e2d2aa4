import { address, director } from '#modules/parties/parties/fields.ts';
import { placesIn } from '#modules/parties/parties/form-order.ts';
import { useLabels } from '#modules/parties/parties/web/desk.ts';
import { shipperDetail } from '../fields.ts';
import type { texts as registrationEnglish } from '../messages/registration/en.ts';
import { registrationTexts } from '../messages/registration/index.ts';

const catalogues = [registrationTexts];
const rows = {
  directors: { title: 'director', name: 'directorName' },
  tradeReferences: { title: 'tradeReference', name: 'referenceName' },
  contacts: { title: 'contactNumbered', name: 'contactName' },
} as const;

/** Fields whose label has another name than the field; all others have the same. */
const others = {
  registrationNumber: 'regNo',
  vatNumber: 'vatNo',
  holdingCompanyName: 'holdingCompany',
  mobileNumber: 'mobile',
  cellphoneNumber: 'mobile',
  telNumber: 'telephone',
  emailAddress: 'email',
  sameAsPhysicalAddress: 'sameAddress',
  province: 'region',
  idNumber: 'otherIdNumber',
  monthlyPurchaseAmount: 'monthlyPurchases',
  tenderResponseTimeUOM: 'timeUnit',
  bankerName: 'bank',
  bankerAddress: 'branch',
  bankConfirmation: 'letterFile',
  bankConfirmationBlobName: 'letterFile',
  bankConfirmationUploadTimestamp: 'letterFile',
  bankConfirmationLetterDate: 'letterDate',
  letter: 'letterFile',
  type: 'contactType',
  number: 'contactNumber',
  TermsAndConditionsAccepted: 'terms',
} as const satisfies Readonly<Record<string, keyof typeof registrationEnglish>>;

/** The words for a field of a customer, by its path. */
export function useFieldLabel(): (path: string) => string {
  return useLabels({ catalogues, others, rows });
}

/** The place of a field in the order of the form. */
export const placeInForm = placesIn([
  ...Object.keys(shipperDetail.shape),
  ...Object.keys(address.shape),
  ...Object.keys(director.shape),
]);
