import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import clsx from 'clsx';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { useMedia } from '#platform/web/media.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { PlainPage } from '#platform/web/shell/PlainPage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { FiscalMonth } from '../contract.ts';
import { postingPeriodTexts } from '../messages/desk/index.ts';
import { usePeriodAddress } from './address.ts';
import { monthsRead, periods, periodsNoun, useMay } from './calls.ts';
import { CellPanel } from './CellPanel.tsx';
import { CompanyMenu } from './choosers.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { type Cell, chosenMonth, monthKey } from './months.ts';
import type { PeriodPart } from './period-part.ts';

/**
 * `/postingPeriods`: which months are open in which areas, and what stands in the way of closing them. `parts` are what
 * modules above can do with a month.
 */
export function postingPeriods(parts: readonly PeriodPart[]) {
  return function ShownPeriods(): ReactNode {
    return <PostingPeriods parts={parts} />;
  };
}

function PostingPeriods({ parts }: { readonly parts: readonly PeriodPart[] }): ReactNode {
  const t = useTexts(postingPeriodTexts);
  useChannel(periodsNoun);
  const address = usePeriodAddress();
  const query = useQuery(monthsRead(address.company ?? null));
  const months = query.data ?? [];
  const years = [...new Map(months.map(({ yearId, yearName }) => [yearId, yearName]))];
  const current = address.cell && months.find((month) => monthKey(month) === address.cell?.month);
  const year =
    current?.yearId ?? years.find(([, name]) => name === address.year)?.[0] ?? chosenMonth(months, undefined)?.yearId;
  return (
    <section aria-labelledby="periods-title" className="list-screen flex flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
        <h1 id="periods-title" className="text-xl font-semibold">
          {t('title')}
        </h1>
        <CompanyMenu companyId={address.company} onChoose={address.chooseCompany} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {years.length > 0 && (
            <div role="group" aria-label={t('year')} className="flex flex-wrap gap-0.5 rounded-ctl bg-sunken p-0.5">
              {years.map(([id, name]) => (
                <button
                  key={id}
                  type="button"
                  aria-pressed={id === year}
                  className={clsx(
                    'btn h-8 px-2.5 pointer-coarse:h-11',
                    id === year ? 'bg-surface shadow-(--shade-ctl)' : 'btn-g',
                  )}
                  onClick={() => address.chooseYear(name)}
                >
                  {name}
                </button>
              ))}
            </div>
          )}
          {years.length > 0 && <AddYear company={address.company} />}
        </div>
      </header>
      <RecordGate query={query} skeleton={<GridSkeleton />}>
        {(all) =>
          all.length === 0 ? (
            <PlainPage isPart icon={CalendarPlus} title={t('noYears')} text={t('noYearsHint')}>
              <AddYear company={address.company} />
            </PlainPage>
          ) : (
            <Months
              months={all.filter(({ yearId }) => yearId === year)}
              cell={address.cell}
              parts={parts}
              onOpen={(cell) => address.open(cell)}
            />
          )
        }
      </RecordGate>
    </section>
  );
}

interface MonthsProps {
  readonly months: readonly FiscalMonth[];
  readonly cell: Cell | undefined;
  readonly parts: readonly PeriodPart[];
  readonly onOpen: (cell: Cell | undefined) => void;
}

/** The grid with its panel beside it; on a phone one of the two. */
function Months({ months, cell, parts, onOpen }: MonthsProps): ReactNode {
  const t = useTexts(postingPeriodTexts);
  const isDesk = useMedia('(min-width: 1024px)');
  const month = cell && months.find((each) => monthKey(each) === cell.month);
  return (
    <div className="flex min-h-0 flex-1">
      {(isDesk || !month) && (
        <div className="list-edge min-w-0 flex-1 overflow-auto pt-3 pb-6">
          <MonthGrid months={months} cell={cell} onOpen={onOpen} />
          <div className="mt-3 grid gap-x-8 gap-y-1 text-sm text-muted md:grid-cols-2">
            <p className="pointer-coarse:hidden">{t('keys')}</p>
            <p>{t('lockedNote')}</p>
          </div>
        </div>
      )}
      {month && cell ? (
        <CellPanel
          key={`${month.id} ${cell.area}`}
          month={month}
          area={cell.area}
          parts={parts}
          onClose={() => {
            onOpen(undefined);
          }}
        />
      ) : (
        isDesk && (
          <aside
            aria-label={t('inTheWay')}
            className="w-[342px] flex-none border-l border-line bg-surface p-5 text-muted"
          >
            {t('chooseCell')}
          </aside>
        )
      )}
    </div>
  );
}

/** Adds the year after the last one. */
function AddYear({ company }: { readonly company: string | undefined }): ReactNode {
  const t = useTexts(postingPeriodTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState(0);
  if (!useMay('addAdditionalFiscalYear')) return null;
  async function add(): Promise<void> {
    if (!(await askConfirm({ text: t('nextMonthsQuestion'), title: t('nextMonths'), yes: t('addMonths') }))) return;
    setBusy(true);
    try {
      const companyId = company ?? null;
      const { name } = await periods.addAdditionalFiscalYear(
        { companyId },
        { idempotencyKey: keyFor([company, added]) },
      );
      setAdded(added + 1);
      snackbar(t('monthsAdded', { name }), { kind: 'ok' });
      await queries.invalidateQueries({ queryKey: [periodsNoun] });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <button type="button" className="btn btn-s" disabled={isBusy} onClick={() => void add()}>
      <Plus size={16} aria-hidden="true" />
      {t('nextMonths')}
    </button>
  );
}

function GridSkeleton(): ReactNode {
  return (
    <div aria-hidden="true" className="list-edge space-y-2 pt-3">
      {Array.from({ length: 13 }, (_, row) => (
        <div key={row} className="skeleton h-8" />
      ))}
    </div>
  );
}
