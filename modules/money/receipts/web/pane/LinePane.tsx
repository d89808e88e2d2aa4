import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useMedia } from '#platform/web/media.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { type BankAccount, proposalsRead, type ReceiptLine } from '../calls.ts';
import { DecidedPane } from './DecidedPane.tsx';
import { IncomingPane } from './IncomingPane.tsx';
import { OutgoingPane } from './OutgoingPane.tsx';
import type { Deeds } from './use-deeds.ts';

interface LinePaneProps {
  readonly id: string;
  readonly account: BankAccount | undefined;
  readonly deeds: Deeds;
  readonly step: (by: 1 | -1) => void;
  readonly onBack: () => void;
}

/** One line of the bank: what is proposed and decided, or what came of it. */
export function LinePane({ id, account, deeds, step, onBack }: LinePaneProps): ReactNode {
  const query = useQuery(proposalsRead(id));
  if (query.isPending) return <div className="skeleton m-4 flex-1" role="status" aria-busy="true" />;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col max-md:pb-20">
      <RecordGate query={query} skeleton={null}>
        {({ line, proposals }) => {
          const shared = { line, account, deeds, step, onBack };
          if (line.standing === 'decided' || line.standing === 'ignored') return <DecidedPane {...shared} />;
          return line.amount < 0 ? (
            <OutgoingPane {...shared} proposals={proposals} />
          ) : (
            <IncomingPane {...shared} proposals={proposals} />
          );
        }}
      </RecordGate>
    </div>
  );
}

export interface PaneProps extends Omit<LinePaneProps, 'id'> {
  readonly line: ReceiptLine;
}

interface PaneHeadProps {
  readonly line: ReceiptLine;
  /** Whose it is. */
  readonly title: string;
  readonly beside?: ReactNode;
  readonly onBack: () => void;
}

/** What the bank wrote, whose it is, and how much. */
export function PaneHead({ line, title, beside, onBack }: PaneHeadProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const formats = useFormats();
  const isDesk = useMedia('(min-width: 1024px)');
  const words = [line.text, line.reference].filter(Boolean).join(' ');
  return (
    <header className="flex flex-none flex-wrap items-start gap-x-4 gap-y-1 border-b border-line px-5 py-3">
      <button type="button" className="btn btn-g -ml-2 px-2 lg:hidden" aria-label={t('back')} onClick={onBack}>
        <ArrowLeft size={16} aria-hidden="true" />
      </button>
      <div className="min-w-0 flex-1">
        <p className="text-sm break-words text-muted">
          {[
            words,
            formats.date(line.date as never),
            line.payerName && line.payerName !== title ? line.payerName : '',
            line.payerAccount && t('fromAccount', { account: line.payerAccount }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p role="heading" aria-level={isDesk ? 2 : 1} className="text-lg font-semibold">
            {title}
          </p>
          {beside}
        </div>
      </div>
      <dl className="text-right">
        <dt className="text-sm text-muted">{line.amount < 0 ? t('paidOut') : t('received')}</dt>
        <dd className="text-xl font-semibold whitespace-nowrap tabular-nums">
          {formats.money(line.amount, line.currency).replace('-', '\u2212')}
        </dd>
      </dl>
    </header>
  );
}
