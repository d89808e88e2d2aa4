import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { memo, type ReactNode, useCallback, useRef } from 'react';
import { type CalendarDate, daysBetween } from '#platform/dates.ts';
import { type Cents, noCents, wireOf } from '#platform/money.ts';
import { sumOf } from '#platform/calculations.ts';
import { today, useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { isTooMuch, type OpenDocument, type Share, staysOpen } from '#modules/money/receipts/tick-sums.ts';
import { useAmount } from '../amounts.ts';
import { AmountCell } from './AmountCell.tsx';
import type { TickAct, Ticks } from './use-ticks.ts';

/** An open document as it is shown to be ticked. */
export interface TickedDocument extends OpenDocument {
  readonly number: string;
  readonly date: CalendarDate;
  /** Null of a credit, which is never late. */
  readonly dueDate: CalendarDate | null;
  readonly currency: string;
  readonly isDisputed: boolean;
  /** Of another customer of the group; empty of the one that is shown. */
  readonly customerName: string;
  /** Its page, where it has one. */
  readonly path: string | undefined;
}

interface TickTableProps {
  readonly documents: readonly TickedDocument[];
  readonly ticks: Ticks;
  readonly isReadOnly: boolean;
  /** The document that keys act on. */
  readonly active: string | undefined;
  readonly onActive: (id: string) => void;
  /** Keys of the screen, which work while one types an amount as well. */
  readonly onKey: (key: string) => boolean;
}

const head = 'h-9 *:border-b *:border-line *:px-2 *:font-normal';

/** What is open, with a tick and an amount each, and the sums of all. */
export function TickTable(props: TickTableProps): ReactNode {
  const { documents, ticks, isReadOnly, active, onActive, onKey } = props;
  const t = useTexts(receiptQueueTexts);
  const table = useRef<HTMLTableElement>(null);
  /** The amount so many rows further gets the focus. */
  const move = useCallback((from: string, by: 1 | -1) => {
    const cells = [...(table.current?.querySelectorAll<HTMLInputElement>('[data-give]') ?? [])];
    const here = cells.findIndex((cell) => cell.closest('tr')?.dataset['id'] === from);
    cells[Math.min(cells.length - 1, Math.max(0, here + by))]?.focus();
  }, []);
  return (
    <table ref={table} className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{t('openDocuments')}</caption>
      <thead className="sticky top-0 z-10 bg-canvas text-sm text-muted">
        <tr className={head}>
          <th scope="col" className="w-10 pl-5!">
            <span className="sr-only">{t('tick')}</span>
          </th>
          <th scope="col" className="text-left">
            {t('document')}
          </th>
          <th scope="col" className="text-left max-xl:hidden">
            {t('date')}
          </th>
          <th scope="col" className="text-left max-sm:hidden">
            {t('due')}
          </th>
          <th scope="col" className="text-right max-sm:hidden">
            {t('daysLate')}
          </th>
          <th scope="col" className="text-right">
            {t('open')}
          </th>
          <th scope="col" className="text-right">
            {t('give')}
          </th>
          <th scope="col" className="pr-5! text-right">
            {t('staysOpen')}
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <TickRow
            key={document.id}
            document={document}
            share={ticks.shares.get(document.id)}
            isActive={document.id === active}
            isReadOnly={isReadOnly}
            onAct={ticks.act}
            onType={ticks.type}
            onActive={onActive}
            onMove={move}
            onKey={onKey}
          />
        ))}
      </tbody>
      <TickSums documents={documents} ticks={ticks} />
    </table>
  );
}

interface TickRowProps {
  readonly document: TickedDocument;
  readonly share: Share | undefined;
  readonly isActive: boolean;
  readonly isReadOnly: boolean;
  readonly onAct: (act: TickAct, document: OpenDocument) => void;
  readonly onType: (document: OpenDocument, amount: Cents) => void;
  readonly onActive: (id: string) => void;
  readonly onMove: (from: string, by: 1 | -1) => void;
  readonly onKey: (key: string) => boolean;
}

/** A row is drawn anew only where something of it changes: a receipt may be given to a thousand invoices. */
const TickRow = memo(function TickRow(props: TickRowProps): ReactNode {
  const { document, share, isActive, isReadOnly, onAct, onActive, onMove, onKey } = props;
  const t = useTexts(receiptQueueTexts);
  const amount = useAmount();
  const { id, number, open } = document;
  const stays = staysOpen(document, share);
  const name = number || t('onAccount');
  function key(pressed: string): boolean {
    const acts: Readonly<Record<string, () => void>> = {
      x: () => onAct('tick', document),
      '=': () => onAct('rest', document),
      d: () => onAct('discount', document),
      Enter: () => {
        if (!share) onAct('tick', document);
        onMove(id, 1);
      },
      ArrowDown: () => onMove(id, 1),
      ArrowUp: () => onMove(id, -1),
    };
    const act = acts[pressed.length === 1 ? pressed.toLowerCase() : pressed];
    if (act) act();
    return act !== undefined || onKey(pressed);
  }
  return (
    <tr
      data-id={id}
      className={clsx('h-10 *:border-b *:border-line *:px-2', share && 'bg-surface', isActive && 'bg-brand-soft')}
    >
      <td className="w-10 pl-5!">
        <input
          type="checkbox"
          aria-label={t('tickOf', { number: name })}
          checked={share !== undefined}
          disabled={isReadOnly}
          onChange={() => onAct('tick', document)}
          onFocus={() => onActive(id)}
          onKeyDown={(event) => {
            // A box is ticked by the space bar; the keys of the screen work on it too.
            if (!event.ctrlKey && !event.metaKey && !event.altKey && key(event.key)) event.preventDefault();
          }}
          className="block size-4 accent-ink pointer-coarse:size-5"
        />
      </td>
      <th scope="row" className="text-left font-medium">
        {document.path ? (
          <Link {...linkTo(document.path)} className="hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
        {(document.customerName || document.isDisputed) && (
          <span className="block text-sm font-normal text-muted">
            {document.customerName}
            {document.isDisputed && <span className="text-warn"> {t('disputed')}</span>}
          </span>
        )}
      </th>
      <Days document={document} />
      <td className="text-right whitespace-nowrap tabular-nums">{amount(wireOf(open))}</td>
      <GiveCell {...props} name={name} onKey={key} />
      <td
        className={clsx(
          'pr-5! text-right whitespace-nowrap tabular-nums',
          share && stays === noCents && 'text-ok',
          share && isTooMuch(document, share) && 'text-danger',
        )}
      >
        {amount(wireOf(stays))}
      </td>
    </tr>
  );
});

interface GiveCellProps extends Pick<
  TickRowProps,
  'document' | 'share' | 'isReadOnly' | 'onType' | 'onActive' | 'onKey'
> {
  readonly name: string;
}

/** What a document gets, and what is taken off beside it. */
function GiveCell({ document, share, isReadOnly, onType, onActive, onKey, name }: GiveCellProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const amount = useAmount();
  return (
    <td className="py-1 text-right whitespace-nowrap tabular-nums">
      {isReadOnly ? (
        amount(wireOf(share?.amount ?? noCents))
      ) : (
        <AmountCell
          label={t('giveTo', { number: name })}
          amount={share?.amount}
          currency={document.currency}
          isTooMuch={share !== undefined && isTooMuch(document, share)}
          onType={(next) => onType(document, next)}
          onFocus={() => onActive(document.id)}
          onKey={onKey}
        />
      )}
      {share && share.discount !== noCents && (
        <span className="block text-sm text-muted">{t('discountOf', { amount: amount(wireOf(share.discount)) })}</span>
      )}
      {share && share.rest !== noCents && (
        <span className="block text-sm text-muted">{t('restOf', { amount: amount(wireOf(share.rest)) })}</span>
      )}
    </td>
  );
}

/** Its day, when it is due, and how late it is: amber from the first day, red from thirty. */
function Days({ document: { date, dueDate } }: { readonly document: TickedDocument }): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const late = dueDate === null ? 0 : daysBetween(dueDate, today());
  return (
    <>
      <td className="whitespace-nowrap text-muted max-xl:hidden">{formats.date(date)}</td>
      <td className="whitespace-nowrap text-muted max-sm:hidden">{formats.date(dueDate)}</td>
      <td
        className={clsx(
          'text-right whitespace-nowrap tabular-nums max-sm:hidden',
          late > 30 ? 'text-danger' : late > 0 ? 'text-warn' : 'text-muted',
        )}
      >
        {dueDate === null ? '' : late > 0 ? late : t('inDays', { count: -late })}
      </td>
    </>
  );
}

function TickSums({
  documents,
  ticks,
}: {
  readonly documents: readonly TickedDocument[];
  readonly ticks: Ticks;
}): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const amount = useAmount();
  const open = sumOf(documents.map((document) => document.open));
  const stays = sumOf(documents.map((document) => staysOpen(document, ticks.shares.get(document.id))));
  const disputed = documents.filter(({ isDisputed }) => isDisputed).length;
  return (
    <tfoot className="sticky bottom-0 bg-canvas">
      <tr className="h-10 font-semibold *:border-b *:border-line *:px-2">
        <th scope="row" colSpan={2} className="pl-12! text-left">
          {t('openCount', { count: documents.length, disputed })}
        </th>
        {/* Under the columns that a narrow screen leaves out. */}
        <td className="max-xl:hidden">{'\u00a0'}</td>
        <td className="max-sm:hidden">{'\u00a0'}</td>
        <td className="max-sm:hidden">{'\u00a0'}</td>
        <td className="text-right whitespace-nowrap tabular-nums">{amount(wireOf(open))}</td>
        <td className="pr-5! text-right whitespace-nowrap tabular-nums">{amount(wireOf(ticks.sums.given))}</td>
        <td className="pr-5! text-right whitespace-nowrap tabular-nums">{amount(wireOf(stays))}</td>
      </tr>
    </tfoot>
  );
}
