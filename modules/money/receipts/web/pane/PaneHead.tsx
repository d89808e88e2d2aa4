import clsx from 'clsx';
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useMedia } from '#platform/web/media.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import type { BankAccount, ReceiptLine, ReceiptProposal } from '../calls.ts';
import type { Deeds } from './use-deeds.ts';

export interface PaneProps {
  readonly line: ReceiptLine;
  readonly account: BankAccount | undefined;
  readonly deeds: Deeds;
  readonly step: (by: 1 | -1) => void;
  readonly onBack: () => void;
}

export interface UndecidedProps extends PaneProps {
  readonly proposals: readonly ReceiptProposal[];
}

/** A payer of a line. Others who paid with it have receipts of their own. */
export interface Payer {
  readonly id: string;
  readonly name: string;
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

interface PaneHeadingProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Heads a part of the pane; on a phone the line itself heads the page. */
export function PaneHeading({ className, children }: PaneHeadingProps): ReactNode {
  const isDesk = useMedia('(min-width: 1024px)');
  return (
    <p role="heading" aria-level={isDesk ? 3 : 2} className={clsx('font-semibold', className)}>
      {children}
    </p>
  );
}

/** Why the server refused the decision; nothing while it did not. */
export function Refused({ failure }: { readonly failure: unknown }): ReactNode {
  const failureText = useFailureText();
  if (failure === undefined) return null;
  return (
    <p role="alert" className="flex flex-none items-start gap-2 bg-danger-soft px-5 py-2 text-danger">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
      {failureText(failure)}
    </p>
  );
}
