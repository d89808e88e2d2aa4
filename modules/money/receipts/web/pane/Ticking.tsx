import type { ReactNode } from 'react';
import { noCents, wireOf } from '#platform/money.ts';
import { useTexts } from '#platform/web/texts.ts';
import { receiptQueueTexts } from '#modules/money/receipts/messages/queue/index.ts';
import { SumFoot } from '../tick/SumFoot.tsx';
import { TickTable } from '../tick/TickTable.tsx';
import { Follows } from './Follows.tsx';
import { PaneDialogs } from './PaneDialogs.tsx';
import { Refused } from './PaneHead.tsx';
import { useIncomingVerbs } from './use-incoming-verbs.ts';
import { type TickingFacts, type TickingState, useTicking } from './use-ticking.ts';
import { VerbRows } from './VerbRows.tsx';

interface TickingProps extends TickingFacts {
  /** Why it is proposed. */
  readonly why: ReactNode;
}

/** Ticks what the money pays, with the sums always in sight. */
export function Ticking({ why, ...facts }: TickingProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const state = useTicking(facts);
  const verbs = useIncomingVerbs(facts, state);
  const { line, account, payers, documents, credits } = facts;
  const { ticks, isReadOnly, asked, setAsked } = state;
  return (
    <>
      <div
        role="group"
        aria-label={t('openDocuments')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-auto"
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
            active={isReadOnly ? undefined : state.active}
            onActive={state.setActive}
            onKey={state.onKey}
          />
        )}
        <div className="grid gap-x-8 gap-y-5 px-5 py-4 xl:grid-cols-2">
          <Follows line={line} account={account} payer={payers[0]} received={state.received} notes={state.notes} />
          {!isReadOnly && <VerbRows verbs={verbs} />}
        </div>
      </div>
      <Refused failure={state.failure} />
      <Foot facts={facts} state={state} />
      {asked && (
        <PaneDialogs
          asked={asked}
          line={line}
          account={account}
          payer={payers[0]}
          document={state.document}
          credits={credits}
          rests={state.rests}
          left={wireOf(ticks.sums.left)}
          ticks={ticks}
          notes={state.notes}
          onNote={state.note}
          onLeave={state.post}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface FootProps {
  readonly facts: TickingFacts;
  readonly state: TickingState;
}

/** The sums, what keeps the line from being posted, and the two ways to post it. */
function Foot({ facts: { payers, deeds }, state }: FootProps): ReactNode {
  const t = useTexts(receiptQueueTexts);
  const { ticks, isReadOnly, mayLeave, mayAccept, setAsked, accept } = state;
  const barrier = ticks.barrier && t(`barrier_${ticks.barrier}`);
  if (isReadOnly)
    return (
      <SumFoot sums={ticks.sums}>
        <p className="text-sm text-muted">{deeds.mayDecide ? t('deskOnly') : t('whoFinance')}</p>
      </SumFoot>
    );
  return (
    <SumFoot sums={ticks.sums}>
      {barrier && <p className="max-w-52 text-sm text-muted">{barrier}</p>}
      <button
        type="button"
        className="btn btn-s"
        disabled={!mayLeave}
        title={ticks.sums.left > noCents ? undefined : t('nothingLeft')}
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
    </SumFoot>
  );
}
