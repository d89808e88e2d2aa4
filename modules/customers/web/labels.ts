import { useCodeTexts } from '#platform/web/texts.ts';
import type { texts as registrationEnglish } from '../messages/registration/en.ts';
import { registrationTexts } from '../messages/registration/index.ts';

type Word = keyof typeof registrationEnglish;

/** Fields whose label has another name than the field; all others have the same. */
const otherNames: Readonly<Record<string, Word>> = {
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
};

const rowTitles = { directors: 'director', tradeReferences: 'tradeReference', contacts: 'contactNumbered' } as const;
const nameOfRow: Readonly<Record<string, Word>> = {
  directors: 'directorName',
  tradeReferences: 'referenceName',
  contacts: 'contactName',
};

/** The words for a field, by its path: `directors.0.idNumber` is `Director 1, Identity number`. */
export function useFieldLabel(): (path: string) => string {
  const find = useCodeTexts([registrationTexts]);
  return (path) => {
    const [first = '', ...rest] = path.split('.');
    const word = (name: string): string => {
      const known = name === 'name' ? nameOfRow[first] : otherNames[name];
      return find(known ?? name) ?? name;
    };
    const row = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) + 1 : undefined;
    const isTitled = first in rowTitles;
    const title = isTitled
      ? find(rowTitles[first as keyof typeof rowTitles], { number: row ?? '' })
      : [word(first), row].filter(Boolean).join(' ');
    return [title, ...rest.map(word)].join(', ');
  };
}
