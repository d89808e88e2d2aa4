import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { SearchedChoice } from '#platform/web/fields/SearchedChoice.tsx';
import { Menu, MenuItem, MenuSeparator } from '#platform/web/floating/Menu.tsx';
import { useChosenInSight } from '#platform/web/list/chosen-in-sight.ts';
import { useMedia } from '#platform/web/media.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { queueParts } from '#modules/money/invoices/contract.ts';
import { weekOf } from '#modules/money/invoices/grouping.ts';
import { invoiceQueueTexts } from '#modules/money/invoices/messages/queue/index.ts';
import { type GapSums, invoicesNoun, standingCountRead, useMay } from '../calls.ts';
import { standingPath } from '../paths.ts';
import { Gaps } from './Gaps.tsx';
import { weekNumber } from './groups.ts';
import { Preview } from './Preview.tsx';
import { QueueTable } from './QueueTable.tsx';
import { QueueVerbs } from './QueueVerbs.tsx';
import { useMayMend } from './TaxDataVerbs.tsx';
import { type QueueState, useQueue } from './use-queue.ts';
import { useLoadsOfQueue } from './use-loads-of-queue.ts';

/** `/createInvoices`: why delivered loads are not invoiced, loads as the documents that they will be, and each as its customer sees it. */
export function QueueScreen(): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  useChannel(invoicesNoun);
  useLoadsOfQueue();
  const state = useQueue();
  const isWide = useMedia('(min-width: 1280px)');
  const isDesk = useMedia('(min-width: 1024px)');
  const mayMake = useMay('postInvoices');
  const mayHold = useMay('putLoadBilling');
  const mayMend = useMayMend(state);
  const isChoosable = (state.part === 'ready' && (mayMake || mayHold)) || (state.part === 'held' && mayHold) || mayMend;
  const gaps = (
    <RecordGate query={state.sums} skeleton={<div className="skeleton m-4 h-64" />}>
      {(sums) => <Gaps state={state} sums={sums} />}
    </RecordGate>
  );
  return (
    <section aria-labelledby="queue-title" className="list-screen flex flex-col">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
        <h1 id="queue-title" className="text-xl font-semibold">
          {t('queueTitle')}
        </h1>
        <Chips state={state} sums={state.sums.data} />
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          <QueueVerbs state={state} />
        </div>
      </header>
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        {isDesk ? (
          <aside
            aria-label={t('whyNot')}
            className="w-[244px] flex-none overflow-y-auto border-r border-line bg-surface"
          >
            {gaps}
          </aside>
        ) : (
          <details className="flex-none border-b border-line bg-surface">
            <summary className="list-edge flex min-h-11 cursor-pointer items-center justify-between font-medium">
              {t('whyNot')}
              <ChevronDown size={16} aria-hidden="true" />
            </summary>
            {gaps}
          </details>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <Tools state={state} isChoosable={isChoosable} />
          <Loads state={state} isChoosable={isChoosable} />
        </div>
        {isWide && mayMake && (
          <aside
            aria-label={t('preview')}
            className="w-[300px] flex-none overflow-y-auto border-l border-line bg-sunken 2xl:w-[400px]"
          >
            <Preview documents={state.part === 'ready' ? state.documents : []} />
          </aside>
        )}
      </div>
    </section>
  );
}

const chipLook = (isOpen: boolean) =>
  clsx(
    'flex h-7 flex-none items-center gap-1.5 rounded-ctl border px-2.5 whitespace-nowrap pointer-coarse:h-11',
    isOpen ? 'border-line bg-surface font-medium' : 'border-transparent text-muted hover:text-ink',
  );

/** The parts of the queue with their counts, and the drafts behind them. */
function Chips({ state, sums }: { readonly state: QueueState; readonly sums: GapSums | undefined }): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const line = useChosenInSight<HTMLDivElement>(state.part, sums !== undefined);
  const mayList = useMay('getInvoices');
  const { data: drafts } = useQuery({ ...standingCountRead('DRAFT'), enabled: mayList });
  return (
    <div ref={line} role="group" aria-label={t('part')} className="flex min-w-0 flex-wrap items-center gap-1">
      {queueParts.map((part) => {
        const count = sums?.parts.find((each) => each.part === part)?.count;
        return (
          <button
            key={part}
            type="button"
            aria-pressed={state.part === part}
            className={chipLook(state.part === part)}
            onClick={() => state.showPart(part)}
          >
            {t(`part_${part}`)}
            <span className={clsx('tabular-nums', part === 'waiting' && !!count && !!sums?.red && 'text-danger')}>
              {count ?? ''}
            </span>
          </button>
        );
      })}
      {mayList && (
        <Link {...linkTo(standingPath('DRAFT'))} className={chipLook(false)}>
          {t('drafts')}
          <span className="tabular-nums">{drafts ?? ''}</span>
        </Link>
      )}
    </div>
  );
}

interface PartProps {
  readonly state: QueueState;
  readonly isChoosable: boolean;
}

function Tools({ state, isChoosable }: PartProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const id = useId();
  return (
    <div className="flex flex-none flex-wrap items-center gap-2 border-b border-line px-3.5 py-2">
      <input
        type="search"
        className="ctl w-52! pointer-coarse:h-11 max-sm:w-full!"
        placeholder={t('search')}
        aria-label={t('search')}
        value={state.words}
        maxLength={100}
        onChange={({ target }) => state.searchFor(target.value)}
      />
      <div className="w-52 max-sm:w-full">
        <label htmlFor={id} className="sr-only">
          {t('customer')}
        </label>
        <SearchedChoice
          from={customerSource}
          value={state.customerId ?? ''}
          label={t('customer')}
          placeholder={t('anyCustomer')}
          control={{ id, 'aria-invalid': undefined, 'aria-required': undefined, 'aria-describedby': undefined }}
          onChoose={(chosen) => state.ofCustomer(chosen || undefined)}
        />
      </div>
      {state.gap && (
        <button type="button" className="btn btn-g" onClick={() => state.showPart('waiting')}>
          {t('allReasons')}
        </button>
      )}
      {isChoosable && state.rows.length > 0 && <ChooseMenu state={state} />}
    </div>
  );
}

/** All that are shown, or those of a week or a customer. */
function ChooseMenu({ state }: { readonly state: QueueState }): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const weeks = [...Map.groupBy(state.rows, ({ deliveredOn }) => weekOf(deliveredOn as never))].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const customers = [...Map.groupBy(state.rows, ({ customerName }) => customerName)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" className="btn btn-s ml-auto">
          {t('choose')}
          <ChevronDown size={15} aria-hidden="true" className="text-muted" />
        </button>
      }
    >
      <MenuItem onSelect={() => state.choose(state.rows)}>{t('chooseAll')}</MenuItem>
      <MenuItem onSelect={() => state.choose([])}>{t('chooseNone')}</MenuItem>
      <MenuSeparator />
      {weeks.map(([week, rows]) => (
        <MenuItem key={week} onSelect={() => state.choose(rows)}>
          {t('chooseWeek', { week: weekNumber(week) })}
          <span className="ml-auto text-muted tabular-nums">{rows.length}</span>
        </MenuItem>
      ))}
      <MenuSeparator />
      {customers.slice(0, 30).map(([name, rows]) => (
        <MenuItem key={name} onSelect={() => state.choose(rows)}>
          <span className="min-w-0 truncate">{name}</span>
          <span className="ml-auto text-muted tabular-nums">{rows.length}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}

function Loads({ state, isChoosable }: PartProps): ReactNode {
  const t = useTexts(invoiceQueueTexts);
  const waiting = state.sums.data?.parts.find(({ part }) => part === 'waiting')?.count ?? 0;
  return (
    <div
      role="group"
      aria-label={t('loads')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      className="relative min-h-48 flex-1 overflow-y-auto max-md:pb-24"
    >
      <RecordGate query={state.list} skeleton={<div className="skeleton m-4 h-80" />}>
        {() =>
          state.rows.length === 0 ? (
            <p className="p-5 text-muted">
              {state.part === 'ready' && !state.words && !state.customerId
                ? t('queueEmptyReady', { count: waiting })
                : t('queueEmpty')}
            </p>
          ) : (
            <>
              <QueueTable state={state} isChoosable={isChoosable} />
              {state.showMore && (
                <button type="button" className="btn btn-g m-3" onClick={state.showMore}>
                  {t('showMore')}
                </button>
              )}
            </>
          )
        }
      </RecordGate>
    </div>
  );
}
