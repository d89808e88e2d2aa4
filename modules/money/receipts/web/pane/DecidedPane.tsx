import { Link } from '@tanstack/react-router';
import { Banknote, Repeat, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptDeskTexts } from '#modules/money/receipts/messages/desk/index.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { useMay } from '../calls.ts';
import { receiptPath } from '../paths.ts';
import { RuleDialog } from '../rules/RuleDialog.tsx';
import { useReasonWord } from '../words.tsx';
import { PaneHead, type PaneProps } from './PaneHead.tsx';
import { VerbRows } from './VerbRows.tsx';

/** A line that was decided: what came of it, by whom and why, and its undoing in one step. */
export function DecidedPane({ line, account, deeds, onBack }: PaneProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const [isRuling, setIsRuling] = useState(false);
  const mayRule = useMay('postReceiptRule');
  const isIgnored = line.standing === 'ignored';
  const isCharge = line.entries.some(({ kind }) => kind === 'charge');
  return (
    <>
      <PaneHead
        line={line}
        title={line.customerName || (isIgnored ? t('mark_ignored') : isCharge ? t('bankCharge') : t('mark_posted'))}
        onBack={onBack}
      />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <CameOfIt line={line} />
        {!isIgnored && (
          <div className="px-5 py-4">
            <VerbRows
              verbs={[
                {
                  icon: Undo2,
                  title: t('undoLine'),
                  verb: t('undo'),
                  limit: t('undoLimit'),
                  may: deeds.mayUndo,
                  shortcut: 'z',
                  onPress: () => void deeds.undo(line.id),
                },
                {
                  icon: Repeat,
                  title: t('always'),
                  verb: t('alwaysVerb'),
                  limit: line.customerName ? t('alwaysLimit', { customer: line.customerName }) : t('alwaysLimitCharge'),
                  isImpossible: !line.customerId && !isCharge && t('alwaysImpossible'),
                  may: mayRule,
                  onPress: () => setIsRuling(true),
                },
              ]}
            />
          </div>
        )}
      </div>
      {isRuling && (
        <RuleDialog
          companyId={account?.companyId ?? null}
          line={line}
          customerId={line.customerId}
          isCharge={isCharge && !line.customerId}
          onClose={() => setIsRuling(false)}
        />
      )}
    </>
  );
}

/** The entries behind it, by whom and why. */
function CameOfIt({ line }: Pick<PaneProps, 'line'>): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const desk = useTexts(receiptDeskTexts);
  const formats = useFormats();
  const reasonWord = useReasonWord();
  const by = line.isAutomatic ? t('matchedByItself') : line.decidedBy && t('decidedBy', { name: line.decidedBy });
  return (
    <section aria-label={t('cameOfIt')} className="border-b border-line px-5 py-3">
      <p className="text-muted">{[by, formats.moment(line.decidedAt)].filter(Boolean).join(' · ')}</p>
      {line.reasons.map((reason) => (
        <p key={reason.code}>{reasonWord(reason)}</p>
      ))}
      <ul className="mt-2 grid gap-2">
        {line.entries.map((entry) => (
          <li key={entry.id} className="flex gap-2.5">
            <Banknote size={17} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
            <div className="min-w-0 flex-1">
              <Link
                {...linkTo(receiptPath(entry.id))}
                className="text-brand underline decoration-brand/35 underline-offset-3"
              >
                {entry.number}
              </Link>
              <p className="text-sm text-muted">
                {[desk(`kind_${entry.kind}`), entry.customerName].filter(Boolean).join(' · ')}
              </p>
            </div>
            <span className="whitespace-nowrap tabular-nums">{formats.money(entry.amount, line.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
