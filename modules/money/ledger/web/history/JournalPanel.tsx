import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight, CircleCheck, CircleX, FileText, RotateCcw, Undo2, UserRound, X } from 'lucide-react';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Cents, cents, centsOfWire, noCents, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { JournalRecord } from '#modules/money/ledger/contract.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import { ledgerFailureTexts } from '#modules/money/ledger/messages/failures/index.ts';
import { journalRead, useMay } from '../calls.ts';
import { journalName, useAmount } from '../words.ts';
import { ReverseDialog } from './ReverseDialog.tsx';

interface JournalPanelProps {
  readonly id: string;
  /** The line from which it was opened. */
  readonly line: number | undefined;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** A journal: its lines and their sum, where it comes from, who posted it, and its reversal. */
export function JournalPanel({ id, line, onOpen, onClose }: JournalPanelProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const close = useRef<HTMLButtonElement>(null);
  const query = useQuery(journalRead(id));
  useEffect(() => {
    // On a phone the panel takes the place of the list, and with it the focus.
    if (innerWidth < 1024 && document.activeElement === document.body) close.current?.focus();
  }, []);
  return (
    <aside
      aria-label={t('journal')}
      className="relative flex min-w-0 flex-col bg-surface max-lg:flex-1 lg:w-[366px] lg:flex-none lg:border-l lg:border-line"
    >
      <button
        ref={close}
        type="button"
        className="btn btn-g absolute top-3 right-3 z-10 px-2"
        aria-label={t('closePanel')}
        onClick={onClose}
      >
        <X size={16} aria-hidden="true" />
      </button>
      <RecordGate query={query} skeleton={<div className="skeleton m-5 h-64" />}>
        {(journal) => <Journal journal={journal} line={line} onOpen={onOpen} />}
      </RecordGate>
    </aside>
  );
}

interface JournalProps {
  readonly journal: JournalRecord;
  readonly line: number | undefined;
  readonly onOpen: (id: string) => void;
}

function Journal({ journal, line, onOpen }: JournalProps): ReactNode {
  const t = useTexts(ledgerTexts);
  const formats = useFormats();
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <header className="px-4 pt-4 pr-12">
          <p className="text-sm text-muted">
            {[journalName(journal.number), t(`area_${journal.area}`), formats.date(journal.postingDate)].join(' · ')}
          </p>
          <h2 className="text-lg font-semibold break-words">
            {[journal.document, journal.text].filter(Boolean).join(', ') || t(`source_${journal.source}`)}
          </h2>
          {journal.documentDate !== journal.postingDate && (
            <p className="text-sm text-muted">{t('documentDate', { date: formats.date(journal.documentDate) })}</p>
          )}
          {journal.reason !== '' && <p className="mt-1 text-sm break-words text-muted">{journal.reason}</p>}
        </header>
        <Lines journal={journal} line={line} />
        <Origin journal={journal} onOpen={onOpen} />
        <Who journal={journal} />
      </div>
      <Reversal journal={journal} onOpen={onOpen} />
    </>
  );
}

function Lines({ journal, line }: Pick<JournalProps, 'journal' | 'line'>): ReactNode {
  const t = useTexts(ledgerTexts);
  const amount = useAmount();
  const sum = journal.lines.reduce<Cents>((total, each) => cents(total + centsOfWire(each.amount)), noCents);
  const Icon = sum === 0n ? CircleCheck : CircleX;
  return (
    <table className="mt-2 w-full border-separate border-spacing-0 border-b border-line text-sm">
      <caption className="sr-only">{t('lines', { count: journal.lines.length })}</caption>
      <tbody>
        {journal.lines.map((each) => {
          const said = [
            each.text,
            each.centreName,
            each.partyName,
            each.loadNumber,
            each.vatCode && t('vat', { code: t(`vat_${each.vatCode as 'standard'}`) }),
          ].filter(Boolean);
          return (
            <tr key={each.line} className={clsx('align-top', each.line === line && 'bg-brand-soft')}>
              <th scope="row" className="py-1.5 pr-2 pl-4 text-left font-normal break-words">
                <span className="font-medium tabular-nums">{each.accountNumber}</span> {each.accountName}
                {said.length > 0 && <span className="block text-muted">{said.join(', ')}</span>}
              </th>
              <td className="py-1.5 pr-4 text-right whitespace-nowrap tabular-nums">{amount(each.amount)}</td>
            </tr>
          );
        })}
        <tr className={clsx('font-medium *:border-t *:border-line', sum === 0n ? 'text-ok' : 'text-danger')}>
          <th scope="row" className="py-2 pl-4 text-left font-medium">
            <span className="flex items-center gap-2">
              <Icon size={15} aria-hidden="true" />
              {t('sumOfJournal')}
            </span>
          </th>
          <td className="py-2 pr-4 text-right tabular-nums">{amount(wireOf(sum))}</td>
        </tr>
      </tbody>
    </table>
  );
}

const action = 'flex-none text-brand underline decoration-brand/35 underline-offset-3';

/** The document behind it, and what it reverses or is reversed by. */
function Origin({ journal, onOpen }: Omit<JournalProps, 'line'>): ReactNode {
  const t = useTexts(ledgerTexts);
  const { source, document, url, reversalOf, reversedBy } = journal;
  const what = document || (source === 'journal' ? t('typedJournal') : t(`source_${source}`));
  const others = [
    ...(reversalOf ? [{ ...reversalOf, text: t('reverses', { journal: journalName(reversalOf.number) }) }] : []),
    ...(reversedBy ? [{ ...reversedBy, text: t('reversedBy', { journal: journalName(reversedBy.number) }) }] : []),
  ];
  return (
    <section aria-labelledby="journal-origin" className="border-b border-line px-4 py-4">
      <h3 id="journal-origin" className="font-semibold">
        {t('whereFrom')}
      </h3>
      <ul className="mt-2 space-y-2 text-sm">
        <li className="flex items-start gap-2.5">
          <FileText size={16} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
          <span className="min-w-0 flex-1">
            {what}
            {document !== '' && <span className="block text-muted">{t(`source_${source}`)}</span>}
          </span>
          {url !== '' && (
            <Link {...linkTo(url)} className={action} aria-label={t('openWhat', { what })}>
              {t('openDocument')}
            </Link>
          )}
        </li>
        {others.map((other) => (
          <li key={other.id} className="flex items-start gap-2.5">
            <ArrowLeftRight size={16} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
            <span className="min-w-0 flex-1 first-letter:uppercase">{other.text}</span>
            <button
              type="button"
              className={action}
              aria-label={t('openWhat', { what: journalName(other.number) })}
              onClick={() => onOpen(other.id)}
            >
              {t('openDocument')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Who({ journal }: Pick<JournalProps, 'journal'>): ReactNode {
  const t = useTexts(ledgerTexts);
  const formats = useFormats();
  return (
    <section aria-labelledby="journal-who" className="px-4 py-4">
      <h3 id="journal-who" className="font-semibold">
        {t('who')}
      </h3>
      <p className="mt-2 flex items-start gap-2.5 text-sm">
        <UserRound size={16} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
        <span className="min-w-0 flex-1">
          {t('postedBy', { name: journal.postedBy })}
          {journal.approvedBy !== '' && (
            <span className="block text-muted">{t('approvedBy', { name: journal.approvedBy })}</span>
          )}
        </span>
        <time dateTime={journal.postedAt} title={formats.moment(journal.postedAt)} className="flex-none text-muted">
          {formats.shortMoment(journal.postedAt)}
        </time>
      </p>
    </section>
  );
}

/** Reverses it once, where it was typed; what a document posted is reversed there. */
function Reversal({ journal, onOpen }: Omit<JournalProps, 'line'>): ReactNode {
  const t = useTexts(ledgerTexts);
  const words = useCodeTexts([ledgerFailureTexts]);
  const mayReverse = useMay('reverseTransaction');
  const [isAsked, setAsked] = useState(false);
  const { reversalBarrier } = journal;
  const canReverse = mayReverse && reversalBarrier === '';
  useShortcut({ key: 'r' }, canReverse ? () => setAsked(true) : undefined);
  const barrier = reversalBarrier === '' ? '' : (words(reversalBarrier) ?? reversalBarrier);
  return (
    <footer className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-3 text-sm text-muted">
      <button
        type="button"
        className="btn btn-s text-danger"
        disabled={!canReverse}
        aria-describedby="reversal-note"
        aria-keyshortcuts="r"
        onClick={() => setAsked(true)}
      >
        {canReverse ? <Undo2 size={16} aria-hidden="true" /> : <RotateCcw size={16} aria-hidden="true" />}
        {t('reverse')}
      </button>
      <span id="reversal-note" className="min-w-0 flex-1">
        {mayReverse ? barrier || t('possibleOnce') : t('noRightToReverse')}
      </span>
      {isAsked && <ReverseDialog journal={journal} onDone={onOpen} onClose={() => setAsked(false)} />}
    </footer>
  );
}
