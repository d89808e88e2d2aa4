import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { type Cents, cents, centsOfWire, noCents, wireOf } from '#platform/money.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useMedia } from '#platform/web/media.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { proposedShares, smallRests } from '#modules/money/receipts/tick-sums.ts';
import { type BankAccount, type Item, type ReceiptLine, type ReceiptProposal, settingsRead, useMay } from '../calls.ts';
import { SumFoot } from '../tick/SumFoot.tsx';
import { TickTable } from '../tick/TickTable.tsx';
import { useTicks } from '../tick/use-ticks.ts';
import { decisionOf, type LeftOnAccount, type PayableDocument } from './decision.ts';
import { Follows } from './Follows.tsx';
import type { Payer } from './IncomingPane.tsx';
import { type Asked, PaneDialogs } from './PaneDialogs.tsx';
import type { Deeds } from './use-deeds.ts';
import { useIncomingVerbs } from './use-incoming-verbs.ts';
import { VerbRows } from './VerbRows.tsx';

export interface TickingProps {
  readonly line: ReceiptLine;
  readonly account: BankAccount | undefined;
  readonly payers: readonly Payer[];
  readonly documents: readonly PayableDocument[];
  readonly credits: readonly Item[];
  readonly proposed: ReceiptProposal | undefined;
  readonly deeds: Deeds;
  readonly step: (by: 1 | -1) => void;
  /** Why it is proposed. */
  readonly why: ReactNode;
  readonly onAsk: (what: 'payer' | 'several') => void;
}

/** What is noted beside the ticks until the line is posted. */
export interface Notes {
  readonly charge: Cents;
  readonly chargeText: string;
  readonly restReason: string;
  readonly remember: string;
}

const noNotes: Notes = { charge: noCents, chargeText: '', restReason: '', remember: '' };
const unsaid: LeftOnAccount = { purpose: 'unsaid', loadId: null };

/** Ticks what the money pays, with the sums always in sight. */
export function Ticking(props: TickingProps): ReactNode {
  const { line, account, payers, documents, credits, proposed, deeds, step, why, onAsk } = props;
  const t = useTexts(receiptQueueTexts);
  const failureText = useFailureText();
  const isDesk = useMedia('(min-width: 1024px)');
  const [notes, setNotes] = useState(noNotes);
  const received = useMemo(() => cents(centsOfWire(line.amount) + notes.charge), [line.amount, notes.charge]);
  const [first] = useState(() =>
    proposedShares(
      documents,
      (proposed?.parts ?? []).map(({ itemId, amount, discount }) => ({
        id: itemId,
        amount: centsOfWire(amount),
        discount: centsOfWire(discount),
      })),
    ),
  );
  const ticks = useTicks(received, documents, first);
  const [active, setActive] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<unknown>();
  const { data: settings } = useQuery({
    ...settingsRead(account?.companyId ?? null),
    enabled: useMay('getReceiptSettings'),
  });
  const restLimit = centsOfWire(settings?.restLimit ?? 0);
  const rests = smallRests(documents, ticks.shares, restLimit);
  const isReadOnly = !isDesk || !deeds.mayDecide;
  const { left } = ticks.sums;

  async function post(account_: LeftOnAccount, idempotencyKey?: string): Promise<void> {
    const input = decisionOf({
      bankLineId: line.id,
      received,
      charge: notes.charge,
      chargeText: notes.chargeText,
      payers: payers.map(({ id }) => id),
      documents,
      shares: ticks.shares,
      restReason: notes.restReason,
      left: account_,
      remember: notes.remember,
    });
    await deeds.decide(input, idempotencyKey);
  }
  const accept = () => {
    setFailure(undefined);
    void post(unsaid).catch(setFailure);
  };
  const mayAccept = !isReadOnly && !deeds.isBusy && ticks.barrier === undefined;
  const barrier = ticks.barrier && t(`barrier_${ticks.barrier}`);
  // Nobody's money stays unallocated: that is what U says.
  const mayLeave = !isReadOnly && !deeds.isBusy && left > noCents && ticks.barrier !== 'moreThanOpen';
  const document = documents.find(({ id }) => id === active) ?? documents[0];
  const keys: Readonly<Record<string, (() => void) | undefined>> = isReadOnly
    ? {}
    : {
        a: mayAccept ? accept : undefined,
        u: mayLeave ? () => setAsked('leave') : undefined,
        x: document && (() => ticks.act('tick', document)),
        '=': document && (() => ticks.act('rest', document)),
        d: document && (() => ticks.act('discount', document)),
      };
  useShortcut({ key: 'a' }, keys['a']);
  useShortcut({ key: 'u' }, keys['u']);
  useShortcut({ key: 'x' }, keys['x']);
  useShortcut({ key: '=' }, keys['=']);
  useShortcut({ key: 'd' }, keys['d']);
  const verbs = useIncomingVerbs({ line, payers, document, credits, rests, restLimit, notes, ticks, onAsk, setAsked });

  /** The keys of the screen while one types an amount, in which no letter but that of a currency stands. */
  function onKey(pressed: string): boolean {
    const key = pressed.toLowerCase();
    const others: Readonly<Record<string, () => void>> = {
      j: () => step(1),
      k: () => step(-1),
      p: () => onAsk('payer'),
      s: () => onAsk('several'),
    };
    const act = keys[key] ?? others[key];
    act?.();
    return act !== undefined;
  }
  return (
    <>
      <div
        role="group"
        aria-label={t('openDocuments')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto"
      >
        {why}
        {payers.length === 0 ? (
          <p className="px-5 py-4 text-muted">{t('payerUnknownText')}</p>
        ) : documents.length === 0 ? (
          <p className="px-5 py-4 text-muted">{t('nothingOpen', { customer: payers[0]!.name })}</p>
        ) : (
          <TickTable
            documents={documents}
            ticks={ticks}
            isReadOnly={isReadOnly}
            active={isReadOnly ? undefined : active}
            onActive={setActive}
            onKey={onKey}
          />
        )}
        <div className="grid gap-x-8 gap-y-5 px-5 py-4 xl:grid-cols-2">
          <Follows line={line} account={account} payer={payers[0]} received={received} notes={notes} />
          {isDesk && <VerbRows verbs={verbs} />}
        </div>
      </div>
      {failure !== undefined && (
        <p role="alert" className="flex flex-none items-start gap-2 bg-danger-soft px-5 py-2 text-danger">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
          {failureText(failure)}
        </p>
      )}
      <SumFoot sums={ticks.sums}>
        {isReadOnly ? (
          <p className="text-sm text-muted">{deeds.mayDecide ? t('deskOnly') : t('whoFinance')}</p>
        ) : (
          <>
            {barrier && <p className="max-w-56 text-sm text-muted">{barrier}</p>}
            <button
              type="button"
              className="btn btn-s"
              disabled={!mayLeave}
              title={left > noCents ? undefined : t('nothingLeft')}
              aria-keyshortcuts="u"
              onClick={() => setAsked('leave')}
            >
              {payers.length === 0 ? t('leaveUnknown') : t('leaveOnAccount')}
              <kbd aria-hidden="true" className="kbd font-sans pointer-coarse:hidden">
                U
              </kbd>
            </button>
            <button
              type="button"
              className="btn btn-p"
              disabled={!mayAccept}
              title={barrier}
              aria-keyshortcuts="a"
              onClick={accept}
            >
              {t('postNext')}
              <kbd aria-hidden="true" className="kbd font-sans pointer-coarse:hidden">
                A
              </kbd>
            </button>
          </>
        )}
      </SumFoot>
      {asked && (
        <PaneDialogs
          asked={asked}
          line={line}
          account={account}
          payer={payers[0]}
          document={document}
          credits={credits}
          rests={rests}
          left={wireOf(left)}
          ticks={ticks}
          notes={notes}
          onNote={(more) => setNotes((now) => ({ ...now, ...more }))}
          onLeave={post}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
