import clsx from 'clsx';
import {
  Check,
  CircleCheck,
  CircleHelp,
  CircleSlash,
  Lightbulb,
  type LucideIcon,
  ScrollText,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CalendarDate } from '#platform/dates.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { useAmount } from '../amounts.ts';
import type { LineMark } from './marks.ts';

/** A line of the bank as the list shows it. */
export interface ShownLine {
  readonly id: string;
  readonly day: CalendarDate;
  readonly text: string;
  /** What is proposed for it or came of it, in few words. */
  readonly under: string;
  /** When it was posted, in few words; empty where it waits. */
  readonly posted: string;
  readonly amount: number;
  readonly mark: LineMark;
}

const looks: Readonly<Record<LineMark, { readonly icon: LucideIcon; readonly tone: string; readonly under: string }>> =
  {
    proposed: { icon: Lightbulb, tone: 'text-brand', under: 'text-muted' },
    certain: { icon: CircleCheck, tone: 'text-ok', under: 'text-muted' },
    question: { icon: CircleHelp, tone: 'text-warn', under: 'text-warn' },
    returned: { icon: Undo2, tone: 'text-danger', under: 'text-danger' },
    rule: { icon: ScrollText, tone: 'text-muted', under: 'text-muted' },
    posted: { icon: Check, tone: 'text-muted', under: 'text-muted' },
    ignored: { icon: CircleSlash, tone: 'text-muted', under: 'text-muted' },
  };

interface LineListProps {
  readonly lines: readonly ShownLine[];
  readonly currency: string;
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Lines of the bank under their days, newest first. */
export function LineList({ lines, currency, open, onOpen }: LineListProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  return [...Map.groupBy(lines, ({ day }) => day)].map(([day, ofDay]) => (
    <section key={day} aria-label={formats.date(day)}>
      <h2 className="sticky top-0 z-10 flex h-9 items-center justify-between border-b border-line bg-canvas px-3.5 text-sm text-muted">
        <span>{t('linesOfDay', { day: formats.date(day), count: ofDay.length })}</span>
        <span>{t('amountIn', { currency })}</span>
      </h2>
      <ul aria-label={t('lines')}>
        {ofDay.map((line) => (
          <Line key={line.id} line={line} isOpen={line.id === open} onOpen={() => onOpen(line.id)} />
        ))}
      </ul>
    </section>
  ));
}

interface LineProps {
  readonly line: ShownLine;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Line({ line, isOpen, onOpen }: LineProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const amount = useAmount();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { icon: Icon, tone, under } = looks[line.mark];
  const isDone = line.mark === 'posted' || line.mark === 'ignored';
  return (
    <li className="border-b border-line">
      <button
        ref={button}
        type="button"
        aria-current={isOpen}
        onClick={onOpen}
        className={clsx(
          'grid w-full grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2 border-l-2 px-3 py-1.5 text-left pointer-coarse:py-2.5',
          isOpen ? 'border-brand bg-brand-soft' : 'border-transparent hover:bg-sunken',
        )}
      >
        <Icon size={16} className={clsx('mt-0.5', tone)} aria-label={t(`mark_${line.mark}`)} />
        <span className={clsx('truncate', isDone ? 'text-muted' : 'font-medium')}>{line.text}</span>
        <span
          className={clsx(
            'whitespace-nowrap tabular-nums',
            !isDone && 'font-medium',
            line.amount < 0 ? 'text-danger' : isDone && 'text-muted',
          )}
        >
          {amount(line.amount)}
        </span>
        <span className={clsx('col-start-2 truncate text-sm', under)}>{line.under}</span>
        <span className="text-right text-sm whitespace-nowrap text-muted">{line.posted}</span>
      </button>
    </li>
  );
}
