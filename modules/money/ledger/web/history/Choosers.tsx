import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronDown, ListFilter, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type ChoiceSource, chosenRead } from '#platform/web/fields/choice-source.ts';
import { SearchedChoice } from '#platform/web/fields/SearchedChoice.tsx';
import { Popover } from '#platform/web/floating/Popover.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useCan } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { profitCentreDesk } from '#modules/base/profit-centres/web/desk.ts';
import { journalAccountDesk } from '#modules/money/journal-accounts/web/desk.ts';
import { CompanyMenu, MonthMenu } from '#modules/money/posting-periods/web/desk.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { rateName } from '#modules/money/ledger/sheets.ts';
import { loadSource } from '#modules/work/loads/web/desk.ts';
import { partySource } from './sources.ts';
import { everyMonth, type History } from './use-history.ts';

const accountSource = masterChoices(journalAccountDesk);
const centreSource = masterChoices(profitCentreDesk);

/** Which account and month, how many lines of each source, and what else narrows them. */
export function Choosers({ history }: { readonly history: History }): ReactNode {
  const t = useTexts(ledgerTexts);
  const { search, months, month, choose } = history;
  return (
    <div
      className={clsx(
        'list-edge flex flex-none flex-wrap items-center gap-1.5 border-b border-line pb-2.5',
        search.journal && 'max-lg:hidden',
      )}
    >
      <CompanyMenu companyId={search.company} onChoose={(company) => choose({ company, month: undefined })} />
      {useCan(journalAccountDesk.mayRead) && (
        <Chosen
          title={t('account')}
          nothing={t('allAccounts')}
          from={accountSource}
          value={search.account ?? ''}
          isMain
          onChoose={(account) => choose({ account })}
        />
      )}
      {months.data && (
        <MonthMenu
          months={months.data}
          month={month}
          all={t('allMonths')}
          onChoose={(next) => choose({ month: next || everyMonth })}
        />
      )}
      <Sources history={history} />
      <VatFigure history={history} />
      <div className="flex flex-wrap items-center gap-1 md:ml-auto">
        {useCan(profitCentreDesk.mayRead) && (
          <Chosen
            title={t('centre')}
            from={centreSource}
            value={search.centre ?? ''}
            onChoose={(centre) => choose({ centre })}
          />
        )}
        <Chosen
          title={t('party')}
          from={partySource}
          value={search.party ?? ''}
          onChoose={(party) => choose({ party })}
        />
        <Chosen title={t('load')} from={loadSource} value={search.load ?? ''} onChoose={(load) => choose({ load })} />
      </div>
    </div>
  );
}

/** The figure of the VAT report whose lines these are. */
function VatFigure({ history: { vat, choose } }: { readonly history: History }): ReactNode {
  const t = useTexts(ledgerTexts);
  if (!vat) return null;
  const title = [
    t(`direction_${vat.direction}`),
    rateName(vat.code, t),
    t(vat.part === 'base' ? 'vatBase' : 'vatTax'),
  ].join(' · ');
  return (
    <span className="flex min-w-0 items-center">
      <span className="truncate rounded-ctl bg-sunken px-2.5 py-1 text-sm">{title}</span>
      <button
        type="button"
        className="btn btn-g px-1.5"
        aria-label={t('clearFilter', { title })}
        onClick={() => choose({ vat: undefined })}
      >
        <X size={15} aria-hidden="true" />
      </button>
    </span>
  );
}

/** Chips of what posts, each with the number of its lines. */
function Sources({ history }: { readonly history: History }): ReactNode {
  const t = useTexts(ledgerTexts);
  const { whole, source, choose } = history;
  if (!whole || (whole.sources.length < 2 && !source)) return null;
  const all = whole.sources.reduce((sum, { count }) => sum + count, 0);
  const chips = [{ value: undefined, title: t('all'), count: all }].concat(
    whole.sources.map((each) => ({
      value: each.source as never,
      title: t(`source_${each.source}`),
      count: each.count,
    })),
  );
  return (
    <div
      role="group"
      aria-label={t('sources')}
      className="flex min-w-0 gap-0.5 overflow-x-auto max-md:w-full md:flex-wrap"
    >
      {chips.map(({ value, title, count }) => (
        <button
          key={title}
          type="button"
          aria-pressed={source === value}
          className={clsx(
            'btn h-8 flex-none border px-2.5 text-sm pointer-coarse:h-11',
            source === value ? 'border-line bg-surface shadow-(--shade-ctl)' : 'btn-g border-transparent',
          )}
          onClick={() => choose({ source: value })}
        >
          {title} <span className="text-muted tabular-nums">{count}</span>
        </button>
      ))}
    </div>
  );
}

interface ChosenProps {
  readonly title: string;
  /** What stands where none is chosen; the title otherwise. */
  readonly nothing?: string;
  readonly from: ChoiceSource;
  readonly value: string;
  /** It is a button before it is chosen. */
  readonly isMain?: boolean;
  readonly onChoose: (value: string) => void;
}

/** A filter of one record, searched for under its button. */
function Chosen({ title, nothing = title, from, value, isMain = false, onChoose }: ChosenProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const { data } = useQuery(chosenRead(from, value));
  const isSet = value !== '';
  const name = isSet ? (data?.label ?? '…') : nothing;
  return (
    <span className="flex min-w-0 items-center">
      <Popover
        label={title}
        trigger={
          <button type="button" className={clsx('btn max-w-64', isMain || isSet ? 'btn-s' : 'btn-g px-2')}>
            {!isMain && !isSet && <ListFilter size={15} aria-hidden="true" />}
            <span className={clsx('sr-only', !isSet && nothing === title && 'hidden')}>{title}: </span>
            <span className="truncate">{name}</span>
            {(isMain || isSet) && <ChevronDown size={15} aria-hidden="true" className="text-muted" />}
          </button>
        }
      >
        {(close) => (
          <Searched
            title={title}
            from={from}
            value={value}
            onChoose={(next) => {
              close();
              onChoose(next);
            }}
          />
        )}
      </Popover>
      {isSet && (
        <button
          type="button"
          className="btn btn-g px-1.5"
          aria-label={t('clearFilter', { title })}
          onClick={() => onChoose('')}
        >
          <X size={15} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

type SearchedProps = Pick<ChosenProps, 'title' | 'from' | 'value' | 'onChoose'>;

function Searched({ title, ...choice }: SearchedProps): ReactNode {
  const id = useId();
  const control = { id, 'aria-invalid': undefined, 'aria-required': undefined, 'aria-describedby': undefined };
  return (
    <div className="w-80 max-w-full p-1">
      <label htmlFor={id} className="sr-only">
        {title}
      </label>
      <SearchedChoice {...choice} label={title} control={control} isInline />
    </div>
  );
}
