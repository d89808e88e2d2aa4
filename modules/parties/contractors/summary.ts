import type { Translate } from '#platform/messages.ts';
import { phoneText } from '#platform/phone-text.ts';
import type { texts as partyEnglish } from '#modules/parties/parties/messages/fields/en.ts';
import {
  type AsFilledIn,
  addressText,
  dateText,
  filled,
  type SummarySection,
  type SummaryWords,
} from '#modules/parties/parties/summary.ts';
import type { ContractorApplication } from './fields.ts';
import type { texts as english } from './messages/application/en.ts';

type Summarised = AsFilledIn<ContractorApplication>;

interface ContractorWords extends SummaryWords {
  readonly t: Translate<typeof english>;
  readonly party: Translate<typeof partyEnglish>;
}

/** What a contractor filled in, step by step: what the signature stands under. */
export function contractorSummary(
  detail: Summarised,
  { t, party, ...words }: ContractorWords,
  files: { readonly certificate: string; readonly suretyshipDeed: string },
): SummarySection[] {
  const { language, common, number } = words;
  const directors = (detail.directors ?? []).filter(
    ({ directorName, directorIdNumber }) => directorName || directorIdNumber,
  );
  const { physicalAdd, suburb, city, province, postalCode, country } = detail;
  return [
    {
      step: 'company',
      title: party('companyStep'),
      lines: filled([
        [party('registeredName'), detail.registeredName ?? ''],
        [party('tradeName'), detail.tradeName ?? ''],
        [party('regNo'), detail.regNo ?? ''],
        [party('dateOfInc'), dateText(detail.dateOfInc, language)],
        [party('isVatRegistered'), common(detail.isVatRegistered === false ? 'no' : 'yes')],
        [party('vatNo'), detail.vatNo ?? ''],
        [party('holdingCompany'), detail.holdingCompany ?? ''],
        [t('previousName'), detail.previousName ?? ''],
        [t('natureOfTrade'), detail.natureOfTrade ?? ''],
        [party('email'), detail.email ?? ''],
        [t('cellNo'), phoneText(detail.cellNo ?? '')],
        [party('telephone'), phoneText(detail.telno ?? '')],
        [party('fax'), phoneText(detail.fax ?? '')],
        [
          t('physicalAdd'),
          addressText({ addressLine1: physicalAdd, suburb, city, region: province, postalCode, country }, language),
        ],
        [t('postalAdd'), detail.postalAdd ?? ''],
      ]),
    },
    {
      step: 'directors',
      title: party('directorsStep'),
      lines: directors.map(({ directorName, directorIdNumber, directorAddress }, index) => [
        party('director', { number: index + 1 }),
        [directorName, number(directorIdNumber ?? ''), directorAddress].filter(Boolean).join(', '),
      ]),
    },
    {
      step: 'bank',
      title: t('bankStep'),
      lines: filled([
        [party('bank'), detail.banker ?? ''],
        [t('bankerAdd'), detail.bankerAdd ?? ''],
        [party('branchCode'), detail.branchCode ?? ''],
        [party('bankAccountNo'), number(detail.bankAccountNo ?? '')],
        [t('auditor'), detail.auditor ?? ''],
        [t('auditorAdd'), detail.auditorAdd ?? ''],
      ]),
    },
    {
      step: 'certificate',
      title: t('certificateStep'),
      lines: filled([
        [t('certificate'), files.certificate],
        [t('suretyshipDeed'), files.suretyshipDeed],
      ]),
    },
  ];
}
