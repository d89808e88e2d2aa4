import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { itemsRead, type ReceiptProposal } from '../calls.ts';
import { payableDocuments } from './decision.ts';
import { PaneHead, type Payer, type UndecidedProps } from './PaneHead.tsx';
import { PayerDialog } from './PayerDialog.tsx';
import { Ticking } from './Ticking.tsx';
import { Why } from './Why.tsx';

/** Money that came in: who paid, what of it goes where, and what is left. */
export function IncomingPane({ line, account, proposals, deeds, step, onBack }: UndecidedProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const [place, setPlace] = useState(0);
  const proposal = proposals[place]?.kind === 'receipt' ? proposals[place] : undefined;
  const { payers, setNamed, isOwn, reads, documents, credits } = usePayers(line, account, proposal);
  const [asked, setAsked] = useState<'payer' | 'several'>();
  const { mayDecide } = deeds;
  useShortcut({ key: 'p' }, mayDecide ? () => setAsked('payer') : undefined);
  useShortcut({ key: 's' }, mayDecide && payers.length > 0 ? () => setAsked('several') : undefined);
  return (
    <>
      <PaneHead
        line={line}
        title={payers.map(({ name }) => name).join(', ') || t('payerUnknown')}
        beside={
          mayDecide && (
            <button
              type="button"
              className="btn btn-g h-7! px-2 text-muted max-lg:hidden"
              aria-keyshortcuts="p"
              onClick={() => setAsked('payer')}
            >
              {payers.length > 0 ? t('otherPayer') : t('namePayer')}
              <kbd aria-hidden="true" className="kbd font-sans pointer-coarse:hidden">
                P
              </kbd>
            </button>
          )
        }
        onBack={onBack}
      />
      {reads.isRead ? (
        <Ticking
          // Another proposal or payer begins anew; one more payer does not.
          key={`${place} ${payers[0]?.id ?? ''}`}
          line={line}
          account={account}
          payers={payers}
          documents={documents}
          credits={credits}
          proposed={isOwn ? proposal : undefined}
          deeds={deeds}
          step={step}
          why={
            <Why
              proposals={proposals}
              place={place}
              onChoose={(next) => {
                setNamed(undefined);
                setPlace(next);
              }}
            />
          }
          onAsk={setAsked}
        />
      ) : (
        <div className="skeleton m-4 flex-1" role="status" aria-busy="true" />
      )}
      {asked && (
        <PayerDialog
          title={asked === 'payer' ? t('otherPayer') : t('severalPayers')}
          text={asked === 'payer' ? t('otherPayerText') : t('severalPayersText')}
          except={asked === 'several' ? payers.map(({ id }) => id) : []}
          onChoose={(payer) => setNamed(asked === 'several' ? [...payers, payer] : [payer])}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Who paid by the proposal or the person, and what is open of them. */
function usePayers(
  line: UndecidedProps['line'],
  account: UndecidedProps['account'],
  proposal: ReceiptProposal | undefined,
) {
  // Whom the person named instead; the proposal is not about them.
  const [named, setNamed] = useState<readonly Payer[]>();
  const payers = useMemo<readonly Payer[]>(
    () => named ?? (proposal?.customerId ? [{ id: proposal.customerId, name: proposal.customerName }] : []),
    [named, proposal],
  );
  const reads = useQueries({
    queries: payers.map(({ id }) => itemsRead(account?.companyId ?? null, id, line.date)),
    combine: (results) => ({ all: results.map(({ data }) => data?.items), isRead: results.every(({ data }) => data) }),
  });
  const documents = useMemo(
    () => payers.flatMap(({ id }, at) => payableDocuments(id, reads.all[at] ?? [], payers.length > 1)),
    [payers, reads.all],
  );
  const credits = useMemo(
    () => reads.all.flatMap((items) => (items ?? []).filter(({ open }) => open < 0)),
    [reads.all],
  );
  const isOwn = named === undefined || named[0]?.id === proposal?.customerId;
  return { payers, setNamed, isOwn, reads, documents, credits };
}
