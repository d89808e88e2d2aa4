import type { Translate } from '#platform/messages.ts';
import { phoneText } from '#platform/phone-text.ts';
import {
  type AsFilledIn,
  addressText,
  amountText,
  dateText,
  directorText,
  filled,
  type SummaryLine,
  type SummarySection,
  type SummaryWords,
} from '#modules/parties/parties/summary.ts';
import type { ShipperDetail } from './fields.ts';
import type { texts as english } from './messages/registration/en.ts';

type Summarised = AsFilledIn<ShipperDetail>;

/** What a customer filled in, step by step. */
export function customerSummary(
  detail: Summarised,
  t: Translate<typeof english>,
  words: SummaryWords,
  letter: string,
): SummarySection[] {
  const { language, common } = words;
  const amount = (value: number | null | undefined) => amountText(value, language);
  const directors = (detail.directors ?? []).filter(({ name, idNumber }) => name || idNumber);
  const references = (detail.tradeReferences ?? []).filter(({ name }) => name);
  const contacts = (detail.contacts ?? []).filter(({ name }) => name);
  const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(', ');
  return [
    {
      step: 'company',
      title: t('companyStep'),
      lines: filled([
        [t('registeredName'), detail.registeredName ?? ''],
        [t('tradeName'), detail.tradeName ?? ''],
        [t('regNo'), detail.registrationNumber ?? ''],
        [t('dateOfInc'), dateText(detail.dateOfInc ?? '', language)],
        [t('vatNo'), detail.vatNumber ?? ''],
        [t('holdingCompany'), detail.holdingCompanyName ?? ''],
        [t('previousName'), detail.previousName ?? ''],
        [t('email'), detail.email ?? ''],
        [t('mobile'), phoneText(detail.mobileNumber ?? '')],
        [t('telephone'), phoneText(detail.telNumber ?? '')],
        [t('fax'), phoneText(detail.fax ?? '')],
        [t('physicalAddress'), addressText(detail.physicalAddress ?? {}, language)],
        [t('postalAddress'), addressText(detail.postalAddress ?? {}, language)],
      ]),
    },
    {
      step: 'tradeReferences',
      title: t('tradeReferencesStep'),
      lines: filled([
        [t('monthlyPurchases'), amount(detail.monthlyPurchaseAmount)],
        [t('creditRequired'), amount(detail.creditRequired)],
        [t('averageMonthly'), amount(detail.averageMonthly)],
        [t('exceedTurnOver'), common(detail.exceedTurnOver ? 'yes' : 'no')],
        ...references.map(({ name, person, contactNumber }, index): SummaryLine => [
          t('tradeReference', { number: index + 1 }),
          joined(name, person, phoneText(contactNumber ?? '')),
        ]),
      ]),
    },
    {
      step: 'directors',
      title: t('directorsStep'),
      lines: directors.map((director, index) => [t('director', { number: index + 1 }), directorText(director, words)]),
    },
    {
      step: 'financial',
      title: t('financialStep'),
      lines: filled([
        [t('bank'), detail.bankerName ?? ''],
        [t('branch'), detail.bankerAddress ?? ''],
        [t('branchCode'), detail.branchCode ?? ''],
        [t('bankAccountNo'), words.number(detail.bankAccountNo ?? '')],
        [t('letterFile'), letter],
      ]),
    },
    {
      step: 'contacts',
      title: t('contactsStep'),
      lines: contacts.map(({ name, number, emailAddress }, index) => [
        t('contactNumbered', { number: index + 1 }),
        joined(name, phoneText(number ?? ''), emailAddress),
      ]),
    },
  ];
}
