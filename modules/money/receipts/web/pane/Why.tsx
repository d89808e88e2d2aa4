import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { useAmount } from '../amounts.ts';
import type { ReceiptProposal } from '../calls.ts';
import { useReasonWord } from '../words.tsx';
import { PaneHeading } from './PaneHead.tsx';

interface WhyProps {
  readonly proposals: readonly ReceiptProposal[];
  readonly place: number;
  readonly onChoose: (place: number) => void;
}

/** Why the machine proposes what it does, with what each document gets; nothing is posted before a person says so. */
export function Why({ proposals, place, onChoose }: WhyProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const amount = useAmount();
  const reasonWord = useReasonWord();
  const proposal = proposals[place];
  if (!proposal) return null;
  const { reasons, parts, left, kind, receiptNumber, certainty } = proposal;
  return (
    <section aria-label={t('why')} className="border-b border-line bg-brand-soft px-5 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <PaneHeading className="flex items-center gap-2">
          <Lightbulb size={17} aria-hidden="true" className="text-brand" />
          {t('why')}
        </PaneHeading>
        <span className="ml-auto text-sm text-muted">{t(`certainty_${certainty}`)}</span>
      </div>
      <ul className="mt-1 grid gap-0.5 pl-[25px]">
        {reasons.map((reason) => (
          <li key={reason.code}>{reasonWord(reason)}</li>
        ))}
        {kind === 'returned' && receiptNumber !== '' && <li>{t('takesBack', { number: receiptNumber })}</li>}
        {parts.length > 0 && parts.length <= 3 ? (
          parts.map((part) => (
            <li key={part.itemId} className="flex justify-between gap-4">
              <span className="min-w-0">
                {[
                  t(part.amount + part.discount < part.open ? 'givesPart' : 'givesWhole', { number: part.number }),
                  part.discount > 0 && t('discountOf', { amount: amount(part.discount) }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <span className="whitespace-nowrap tabular-nums">{amount(part.amount)}</span>
            </li>
          ))
        ) : parts.length > 3 ? (
          <li>{t('givesMany', { count: parts.length })}</li>
        ) : null}
        {left > 0 && kind === 'receipt' && (
          <li className="flex justify-between gap-4">
            <span>{t('leavesOver')}</span>
            <span className="whitespace-nowrap tabular-nums">{amount(left)}</span>
          </li>
        )}
      </ul>
      {proposals.length > 1 && (
        <div role="group" aria-label={t('proposals')} className="mt-2 flex flex-wrap gap-1.5 pl-[25px]">
          {proposals.map((each, at) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- Proposals have no names; their order is fixed.
              key={at}
              type="button"
              aria-pressed={at === place}
              className={at === place ? 'btn btn-s h-7! font-medium' : 'btn btn-g h-7!'}
              onClick={() => onChoose(at)}
            >
              {[t('proposalOf', { place: at + 1 }), each.customerName].filter(Boolean).join(' · ')}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
