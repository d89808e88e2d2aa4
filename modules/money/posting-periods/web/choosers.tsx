import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuChoice } from '#platform/web/floating/Menu.tsx';
import { useLanguage } from '#platform/web/language.ts';
import { rightsOf } from '#platform/web/rights.ts';
import { client } from '#platform/web/rpc.ts';
import { useSignedIn } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { companyService } from '#modules/base/companies/contract.ts';
import type { FiscalMonth } from '../contract.ts';
import { postingPeriodTexts } from '../messages/desk/index.ts';
import { monthKey, shortMonth } from './months.ts';

const { getCompanyBasicInfo } = client(companyService);
const useMayOfCompanies = rightsOf(companyService);

/** The companies whose books there are; empty for who may not see companies, and sees their own books then. */
function useClientCompanies(): readonly { readonly companyId: string; readonly companyName: string }[] {
  const { data = [] } = useQuery({
    queryKey: ['companies', 'choices'],
    queryFn: ({ signal }) => getCompanyBasicInfo({ search: '' }, { signal }),
    enabled: useMayOfCompanies('getCompanyBasicInfo'),
  });
  return data.filter(({ isClient }) => isClient);
}

interface MenuButtonProps {
  readonly label: string;
  readonly value: string;
}

/** A button that says what is chosen; its name says of what. */
function menuButton({ label, value }: MenuButtonProps) {
  return (
    <button type="button" className="btn btn-s max-w-64">
      <span className="sr-only">{label}: </span>
      <span className="truncate">{value}</span>
      <ChevronDown size={15} aria-hidden="true" className="text-muted" />
    </button>
  );
}

interface CompanyMenuProps {
  /** Undefined for the person's own. */
  readonly companyId: string | undefined;
  readonly onChoose: (companyId: string) => void;
}

/** Whose books are shown, where the partition has several companies. */
export function CompanyMenu({ companyId, onChoose }: CompanyMenuProps): ReactNode {
  const t = useTexts(postingPeriodTexts);
  const companies = useClientCompanies();
  const own = useSignedIn()?.tenant;
  if (companies.length < 2) return null;
  const chosen =
    companies.find((each) => each.companyId === companyId) ??
    companies.find((each) => each.companyName === own) ??
    companies[0]!;
  return (
    <Menu trigger={menuButton({ label: t('company'), value: chosen.companyName })}>
      <MenuChoice
        label={t('company')}
        value={chosen.companyId}
        options={companies.map((each) => ({ value: each.companyId, title: each.companyName }))}
        onChange={onChoose}
      />
    </Menu>
  );
}

interface MonthMenuProps {
  readonly months: readonly FiscalMonth[];
  readonly month: FiscalMonth | undefined;
  /** Above the months: all of them. */
  readonly all?: string;
  /** A key of the address; empty for all. */
  readonly onChoose: (month: string) => void;
}

/** Which month is shown; the latest stands first, and what has not begun is left out. */
export function MonthMenu({ months, month, all, onChoose }: MonthMenuProps): ReactNode {
  const t = useTexts(postingPeriodTexts);
  const nameOf = useMonthName();
  const current = months.findLastIndex(({ isCurrent }) => isCurrent);
  const begun = current < 0 ? months : months.slice(0, current + 1);
  const shown = month && !begun.includes(month) ? [...begun, month] : begun;
  return (
    <Menu trigger={menuButton({ label: t('month'), value: month ? nameOf(month) : (all ?? '') })}>
      <MenuChoice
        label={t('month')}
        value={month ? monthKey(month) : ''}
        options={[
          ...(all === undefined ? [] : [{ value: '', title: all }]),
          ...shown.toReversed().map((each) => ({ value: monthKey(each), title: nameOf(each) })),
        ]}
        onChange={onChoose}
      />
    </Menu>
  );
}

/** What a month is called in lists: `Nov 2026`, `13 Adjusting 2025/26`. */
export function useMonthName(): (month: FiscalMonth) => string {
  const t = useTexts(postingPeriodTexts);
  const language = useLanguage();
  return (month) => shortMonth(month, language, `${t('adjusting')} ${month.yearName}`);
}
