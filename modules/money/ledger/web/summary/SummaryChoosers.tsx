import clsx from 'clsx';
import { ChevronDown, ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuChoice } from '#platform/web/floating/Menu.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { CompanyMenu, MonthMenu } from '#modules/money/posting-periods/web/desk.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { type StatementView, statementViews } from '#modules/money/ledger/report-contract.ts';
import { CentreMenu } from '../CentreMenu.tsx';
import { useMayReport } from '../calls.ts';
import { type Summary, vatSpans } from './use-summary.ts';

/** Whose books, for which days, and which statement of them. */
export function SummaryChoosers({ summary }: { readonly summary: Summary }): ReactNode {
  const { search, months, month, view, isOfBalances, choose } = summary;
  return (
    <div
      className={clsx(
        'list-edge flex flex-none flex-wrap items-center gap-1.5 border-b border-line pb-2.5',
        summary.account && 'max-lg:hidden',
      )}
    >
      <CompanyMenu
        companyId={search.company}
        onChoose={(company) => choose({ company, month: undefined, asOf: undefined, account: undefined })}
      />
      {months.data && month && (
        <MonthMenu months={months.data} month={month} onChoose={(next) => choose({ month: next, asOf: undefined })} />
      )}
      {isOfBalances && <DayChooser summary={summary} />}
      {isOfBalances && <CentreMenu centreId={search.centre} onChoose={(centre) => choose({ centre })} />}
      {view === 'balance' && <Toggle summary={summary} of="moved" on="1" title="onlyMoved" />}
      {(view === 'centres' || view === 'proof') && <Toggle summary={summary} of="span" on="month" title="monthOnly" />}
      {view === 'vat' && <MonthsChooser summary={summary} />}
      <Views summary={summary} />
    </div>
  );
}

/** A day of the month with which everything ends; empty for the whole month. */
function DayChooser({ summary: { asOf, month, choose } }: { readonly summary: Summary }): ReactNode {
  const t = useTexts(ledgerTexts);
  if (!month || month.no > 12) return null;
  return (
    <label className="flex items-center gap-1.5 text-sm text-muted">
      <span className="max-sm:sr-only">{t('asOfDay')}</span>
      <input
        type="date"
        className="ctl h-9 w-38 text-ink"
        min={month.from}
        max={month.to}
        value={asOf ?? ''}
        onChange={({ target }) => choose({ asOf: target.value || undefined })}
      />
    </label>
  );
}

interface ToggleProps {
  readonly summary: Summary;
  readonly of: 'moved' | 'span';
  readonly on: string;
  readonly title: 'onlyMoved' | 'monthOnly';
}

function Toggle({ summary: { search, choose }, of, on, title }: ToggleProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const isOn = search[of] === on;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={clsx('btn px-2.5', isOn ? 'btn-s' : 'btn-g')}
      onClick={() => choose({ [of]: isOn ? undefined : on })}
    >
      <ListFilter size={15} aria-hidden="true" />
      {t(title)}
    </button>
  );
}

/** Returns are made for one, two, six or twelve months. */
function MonthsChooser({ summary: { vatMonths, choose } }: { readonly summary: Summary }): ReactNode {
  const t = useTexts(ledgerTexts);
  return (
    <Menu
      trigger={
        <button type="button" className="btn btn-s">
          <span className="sr-only">{t('vatTogether')}: </span>
          {t('vatMonths', { count: vatMonths })}
          <ChevronDown size={15} aria-hidden="true" className="text-muted" />
        </button>
      }
    >
      <MenuChoice
        label={t('vatTogether')}
        value={String(vatMonths)}
        options={vatSpans.map((count) => ({ value: String(count), title: t('vatMonths', { count }) }))}
        onChange={(months) => choose({ months: months === '1' ? undefined : months })}
      />
    </Menu>
  );
}

/** Which right a statement asks for besides that to the summary. */
const rightOf = {
  centres: 'getIncomeByProfitCentre',
  vat: 'getVatReport',
  proof: 'getNumberProof',
} as const;

function Views({ summary: { view, choose } }: { readonly summary: Summary }): ReactNode {
  const t = useTexts(ledgerTexts);
  const may = {
    centres: useMayReport(rightOf.centres),
    vat: useMayReport(rightOf.vat),
    proof: useMayReport(rightOf.proof),
  };
  const shown = statementViews.filter((each) => (may as Partial<Record<StatementView, boolean>>)[each] ?? true);
  return (
    <div
      role="group"
      aria-label={t('statements')}
      className="ml-auto flex flex-wrap gap-0.5 rounded-ctl bg-sunken p-0.5 max-sm:w-full"
    >
      {shown.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          className={clsx(
            'btn h-8 px-2.5 max-sm:flex-1 max-sm:px-1 pointer-coarse:h-11',
            view === each ? 'bg-surface shadow-(--shade-ctl)' : 'btn-g',
          )}
          onClick={() => choose({ view: each === 'balance' ? undefined : each, account: undefined })}
        >
          {t(`view_${each}`)}
        </button>
      ))}
    </div>
  );
}
