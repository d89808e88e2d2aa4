import type { Translate } from '#platform/messages.ts';
import { phoneText } from '#platform/phone-text.ts';
import {
  type AsFilledIn,
  addressText,
  amountText,
  dateText,
  directorText,
  filled,
  type SummarySection,
  type SummaryWords,
} from '#modules/parties/parties/summary.ts';
import type { CarrierDetail } from './fields.ts';
import type { texts as english } from './messages/registration/en.ts';

type Summarised = AsFilledIn<CarrierDetail>;

/** What a supplier filled in, step by step. */
export function supplierSummary(
  detail: Summarised,
  t: Translate<typeof english>,
  words: SummaryWords,
  certificate: string,
): SummarySection[] {
  const { language, common } = words;
  const directors = (detail.directors ?? []).filter(({ name, idNumber }) => name || idNumber);
  const cover = amountText(detail.gitCover, language);
  return [
    {
      step: 'company',
      title: t('companyStep'),
      lines: filled([
        [t('registeredName'), detail.registeredName ?? ''],
        [t('tradeName'), detail.tradeName ?? ''],
        [t('regNo'), detail.regNo ?? ''],
        [t('dateOfInc'), dateText(detail.dateOfInc, language)],
        [t('holdingCompany'), detail.holdingCompany ?? ''],
        [t('isVatRegistered'), common(detail.isVatRegistered === false ? 'no' : 'yes')],
        [t('vatNo'), detail.vatNo ?? ''],
        [t('isTransporter'), common(detail.isTrasporter ? 'yes' : 'no')],
        [t('email'), detail.email ?? ''],
        [t('mobile'), phoneText(detail.cellNo ?? '')],
        [t('telephone'), phoneText(detail.telno ?? '')],
        [t('fax'), phoneText(detail.fax ?? '')],
        [t('physicalAddress'), addressText(detail.physicalAddress ?? {}, language)],
        [t('postalAddress'), addressText(detail.postalAddress ?? {}, language)],
      ]),
    },
    {
      step: 'directors',
      title: t('directorsStep'),
      lines: directors.map((director, index) => [t('director', { number: index + 1 }), directorText(director, words)]),
    },
    {
      step: 'bank',
      title: t('bankStep'),
      lines: filled([
        [t('bank'), detail.bank ?? ''],
        [t('branchName'), detail.branchName ?? ''],
        [t('branchCode'), detail.branchCode ?? ''],
        [t('bankAccountNo'), words.number(detail.bankAccountNo ?? '')],
      ]),
    },
    ...(detail.isTrasporter
      ? [
          {
            step: 'transporter',
            title: t('transporterStep'),
            lines: filled([
              [t('certificate'), certificate],
              [t('gitCover'), cover],
              [t('gitPolicyNumber'), detail.gitPolicyNumber ?? ''],
              [t('gitInsurer'), detail.gitInsurer ?? ''],
              [t('gitFrom'), dateText(detail.gitFrom, language)],
              [t('gitTo'), dateText(detail.gitTo, language)],
              [t('insuranceContactName'), detail.insuranceContactName ?? ''],
              [t('insuranceContactEmail'), detail.insuranceContactEmail ?? ''],
              [t('tenderEmail'), detail.tenderLoadEmailAddress ?? ''],
            ]),
          },
        ]
      : []),
  ];
}
