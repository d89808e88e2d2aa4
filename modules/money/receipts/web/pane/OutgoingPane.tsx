import { Banknote, Landmark, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMedia } from '#platform/web/media.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { type DecisionInput, type ReceiptProposal, useMay } from '../calls.ts';

import { type OutgoingAct, OutgoingDialog } from './OutgoingDialogs.tsx';
import { PaneHead, Refused, type UndecidedProps } from './PaneHead.tsx';
import { type Verb, VerbRows } from './VerbRows.tsx';
import { Why } from './Why.tsx';

/** Money that went out: the bank's charge, a payment that came back, or a refund. */
export function OutgoingPane({ line, account, proposals, deeds, onBack }: UndecidedProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const isDesk = useMedia('(min-width: 1024px)');
  const [place, setPlace] = useState(0);
  const [asked, setAsked] = useState<OutgoingAct>();
  const [failure, setFailure] = useState<unknown>();
  const verbs = useOutgoingVerbs(deeds.mayDecide, setAsked);
  const proposal = proposals[place];
  const words = [line.text, line.reference].filter(Boolean).join(' ');
  const proposed = decisionBy(proposal, { bankLineId: line.id, amount: -line.amount, words: words || t('bankCharge') });
  const mayAccept = isDesk && deeds.mayDecide && !deeds.isBusy && proposed !== undefined;
  const accept = () => {
    if (!proposed) return;
    setFailure(undefined);
    void deeds.decide(proposed).catch(setFailure);
  };
  useShortcut({ key: 'a' }, mayAccept ? accept : undefined);
  const may = deeds.mayDecide;
  return (
    <>
      <PaneHead line={line} title={line.customerName || t('spentUnknown')} onBack={onBack} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Why proposals={proposals} place={place} onChoose={setPlace} />
        <div className="max-w-2xl px-5 py-4">
          {isDesk ? <VerbRows verbs={verbs} /> : <p className="text-muted">{may ? t('deskOnly') : t('whoFinance')}</p>}
        </div>
      </div>
      <Refused failure={failure} />
      {isDesk && proposed && (
        <div className="flex flex-none justify-end border-t border-line bg-surface px-5 py-2.5">
          <button type="button" className="btn btn-p" disabled={!mayAccept} aria-keyshortcuts="a" onClick={accept}>
            {t('postNext')}
            <kbd aria-hidden="true" className="kbd font-sans pointer-coarse:hidden">
              A
            </kbd>
          </button>
        </div>
      )}
      {asked && (
        <OutgoingDialog
          act={asked}
          line={line}
          account={account}
          decide={deeds.decide}
          words={words}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** What money that went out may have been, each with its limit. */
function useOutgoingVerbs(may: boolean, onAsk: (act: OutgoingAct) => void): readonly Verb[] {
  const t = useTexts(receiptQueueTexts);
  const mayReverse = useMay('reverseReceipt');
  const mayRefund = useMay('postReceiptRefund');
  return [
    {
      icon: Landmark,
      title: t('bankCharge'),
      verb: t('post'),
      limit: t('bankChargeLimit'),
      may,
      onPress: () => onAsk('charge'),
    },
    {
      icon: Undo2,
      title: t('cameBack'),
      verb: t('choose'),
      limit: t('cameBackLimit'),
      may: may && mayReverse,
      onPress: () => onAsk('returned'),
    },
    {
      icon: Banknote,
      title: t('refund'),
      verb: t('choose'),
      limit: t('refundLimit'),
      may: may && mayRefund,
      onPress: () => onAsk('refund'),
    },
  ];
}

/** What is decided by accepting a proposal. */
function decisionBy(
  proposal: ReceiptProposal | undefined,
  { bankLineId, amount, words }: { readonly bankLineId: string; readonly amount: number; readonly words: string },
): DecisionInput | undefined {
  if (proposal?.kind === 'charge') return { bankLineId, charge: { amount, text: words.slice(0, 200) } };
  if (proposal?.kind === 'returned' && proposal.receiptId)
    return { bankLineId, returned: { receiptId: proposal.receiptId, reason: words.slice(0, 500) } };
  return undefined;
}
