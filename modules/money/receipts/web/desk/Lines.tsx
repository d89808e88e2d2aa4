import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { chosenRead } from '#platform/web/fields/choice-source.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useOwnSteps } from '#platform/web/list/walk.ts';
import { useMedia } from '#platform/web/media.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import type { ReceiptLine } from '../calls.ts';
import { useMay } from '../calls.ts';
import { LinePane } from '../pane/LinePane.tsx';
import { useDeeds } from '../pane/use-deeds.ts';
import { LineList, type ShownLine } from '../queue/LineList.tsx';
import { markOf } from '../queue/shown-line.ts';
import { useReasonWord } from '../words.tsx';
import { Band } from './Band.tsx';
import { AccountMenu, Chips, CustomerChip, DayChooser, StatementNote } from './Choosers.tsx';
import { type LinesState, useLines } from './use-lines.ts';

/** Lines of the bank, and beside them what the open one is. */
export function Lines(): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const state = useLines();
  const isDesk = useMedia('(min-width: 1024px)');
  const open = state.chosen ?? (isDesk ? state.rows[0]?.id : undefined);
  const line = state.rows.find(({ id }) => id === open);
  const deeds = useDeeds(state);
  useOwnSteps();
  useShortcut({ key: 'j' }, () => state.step(1));
  useShortcut({ key: 'k' }, () => state.step(-1));
  const last = state.lastDecided ?? (line?.standing === 'decided' ? line.id : undefined);
  useShortcut({ key: 'z' }, last === undefined || !deeds.mayUndo ? undefined : () => void deeds.undo(last));
  // What the address names nothing of is opened on a desk, so that J goes to the second.
  const openFirst = useEffectEvent(() => open !== undefined && state.chosen === undefined && state.open(open));
  useEffect(() => void openFirst(), [open]);
  const showsList = isDesk || open === undefined;
  return (
    <>
      {showsList && (
        <div className="list-edge flex flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-2">
          <AccountMenu state={state} />
          <StatementNote state={state} />
          <input
            type="search"
            className="ctl h-8! w-52! pointer-coarse:h-11! max-sm:w-full!"
            placeholder={t('search')}
            aria-label={t('search')}
            value={state.words}
            onChange={(event) => state.searchFor(event.target.value)}
          />
          <Chips state={state} />
          <DayChooser state={state} />
          <CustomerChip state={state} />
          {state.account && <Band account={state.account} />}
        </div>
      )}
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        {showsList && (
          <div className="flex min-h-0 flex-col border-line max-lg:flex-1 lg:w-[340px] lg:flex-none lg:border-r xl:w-[404px]">
            <Queue state={state} open={open} certain={deeds.lookAgain} />
          </div>
        )}
        {open !== undefined && (
          <LinePane
            key={open}
            id={open}
            account={line && state.accountOf(line)}
            deeds={deeds}
            step={state.step}
            onBack={() => state.open(undefined)}
          />
        )}
      </div>
      <Foot />
    </>
  );
}

interface QueueProps {
  readonly state: LinesState;
  readonly open: string | undefined;
  readonly certain: ((ids: readonly string[]) => Promise<void>) | undefined;
}

function Queue({ state, open, certain }: QueueProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const shown = useShownLines(state.rows);
  const sure = state.rows.filter(({ standing }) => standing === 'certain').map(({ id }) => id);
  const isNarrowed = state.words !== '' || state.chip !== 'all' || state.day !== '';
  const statedTo = state.account?.statedTo;
  const { data: customer } = useQuery(chosenRead(customerSource, state.customer));
  return (
    <div
      role="group"
      aria-label={t('lines')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto max-md:pb-24"
    >
      <RecordGate query={state.list} skeleton={<div className="skeleton m-4 h-80" />}>
        {() =>
          shown.length === 0 ? (
            <p className="p-5 text-muted">
              {customer
                ? t('emptyCustomer', { customer: customer.label })
                : isNarrowed
                  ? t('emptySearch')
                  : statedTo
                    ? t('emptyPosted', { day: formats.date(statedTo as never) })
                    : t('empty')}
            </p>
          ) : (
            <>
              <LineList
                lines={shown}
                currency={state.account?.currency ?? state.rows[0]?.currency ?? ''}
                open={open}
                onOpen={state.open}
              />
              <div className="flex flex-wrap items-center gap-3 p-3.5">
                {sure.length > 0 && certain && (
                  <>
                    <button type="button" className="btn btn-s" onClick={() => void certain(sure)}>
                      <CheckCheck size={16} aria-hidden="true" />
                      {t('postCertain', { count: sure.length })}
                    </button>
                    <span className="text-sm text-muted">{t('postCertainWhy')}</span>
                  </>
                )}
                {state.showMore && (
                  <button type="button" className="btn btn-g" onClick={state.showMore}>
                    {t('showMore')}
                  </button>
                )}
              </div>
            </>
          )
        }
      </RecordGate>
    </div>
  );
}

/** Lines as the list says them: what is proposed in few words, or what came of them. */
function useShownLines(rows: readonly ReceiptLine[]): readonly ShownLine[] {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const reasonWord = useReasonWord();
  return useMemo(() => {
    const under = (line: ReceiptLine): string => {
      const [first, ...others] = line.entries;
      const why = line.reasons.map(reasonWord)[0];
      if (line.standing === 'decided')
        return [
          first && t(others.length > 0 ? 'entryAndMore' : 'entry', { number: first.number, count: others.length }),
          first?.customerName,
        ]
          .filter(Boolean)
          .join(', ');
      if (line.standing === 'ignored') return t('mark_ignored');
      if (line.standing === 'question') return line.amount < 0 ? t('spentUnknown') : t('payerUnknown');
      return [line.customerName, why].filter(Boolean).join(', ');
    };
    return rows.map((line) => ({
      id: line.id,
      day: line.date as never,
      text: [line.text, line.reference].filter((each) => each !== '').join(' ') || line.payerName,
      under: under(line),
      posted:
        line.standing !== 'decided' || line.decidedAt === null
          ? ''
          : t(line.isAutomatic ? 'postedByItself' : 'postedAt', { time: timeOf(formats.shortMoment(line.decidedAt)) }),
      amount: line.amount,
      mark: markOf(line),
    }));
  }, [rows, t, formats, reasonWord]);
}

/** The clock of a moment of these days. */
const timeOf = (moment: string) => moment.slice(moment.lastIndexOf('\u00a0') + 1);

/** The keys, where there is a keyboard. */
function Foot(): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const mayDecide = useMay('decideReceiptLine');
  const keys = [
    ['J K', t('key_line')],
    ...(mayDecide
      ? ([
          ['X', t('key_tick')],
          ['↵', t('key_all')],
          ['=', t('key_rest')],
          ['S', t('key_several')],
          ['D', t('key_discount')],
          ['Z', t('key_undo')],
        ] as const)
      : []),
  ] as const;
  return (
    <footer
      aria-label={t('keys')}
      className="list-edge flex h-8 flex-none items-center gap-4 border-t border-line text-sm text-muted max-lg:hidden"
    >
      {keys.map(([key, word]) => (
        <span key={key} className="flex items-center gap-1.5 whitespace-nowrap pointer-coarse:hidden">
          <kbd className="kbd">{key}</kbd> {word}
        </span>
      ))}
      <span className="ml-auto truncate">{t('undoneInOneStep')}</span>
    </footer>
  );
}
