import { useTexts } from '#platform/web/texts.ts';
import type { CompanyPart } from '#modules/base/companies/web/index.ts';
import { bankDeskTexts } from '../messages/desk/index.ts';
import { useMaySeeBank } from './calls.ts';
import { CompanyBank } from './CompanyBank.tsx';

/** The bank details of a company, behind a tab of its page. */
export const companyBankPart: CompanyPart = {
  id: 'bank',
  useTitle: () => useTexts(bankDeskTexts)('title'),
  useMay: useMaySeeBank,
  component: CompanyBank,
};
