import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Cents, cents, centsOfWire, noCents } from '#platform/money.ts';
import { useMedia } from '#platform/web/media.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { proposedShares, smallRests } from '#modules/money/receipts/tick-sums.ts';
import { type BankAccount, type Item, type ReceiptLine, type ReceiptProposal, settingsRead, useMay } from '../calls.ts';
import { useTicks } from '../tick/use-ticks.ts';
import { decisionOf, type LeftOnAccount, type PayableDocument } from './decision.ts';
import type { Asked } from './PaneDialogs.tsx';
import type { Payer } from './PaneHead.tsx';
import type { Deeds } from './use-deeds.ts';

export interface TickingFacts {
  readonly line: ReceiptLine;
  readonly account: BankAccount | undefined;
  readonly payers: readonly Payer[];
  readonly documents: readonly PayableDocument[];
  readonly credits: readonly Item[];
  readonly proposed: ReceiptProposal | undefined;
  readonly deeds: Deeds;
  readonly step: (by: 1 | -1) => void;
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

/** What is ticked and noted of a line, what keeps it from being posted, and what keys do. */
export function useTicking(facts: TickingFacts) {
  const { line, account, payers, documents, proposed, deeds, step, onAsk } = facts;
  const isDesk = useMedia('(min-width: 1024px)');
  const [notes, setNotes] = useState(noNotes);
  const received = useMemo(() => cents(centsOfWire(line.amount) + notes.charge), [line.amount, notes.charge]);
  const [first] = useState(() => sharesOf(documents, proposed));
  const ticks = useTicks(received, documents, first);
  const [active, setActive] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<unknown>();
  const restLimit = useRestLimit(account);
  const isReadOnly = !isDesk || !deeds.mayDecide;
  const isFree = !isReadOnly && !deeds.isBusy;
  const { left } = ticks.sums;

  function post(rest: LeftOnAccount, idempotencyKey?: string): Promise<void> {
    const { charge, chargeText, restReason, remember } = notes;
    const decision = decisionOf({
      bankLineId: line.id,
      received,
      charge,
      chargeText,
      payers: payers.map(({ id }) => id),
      documents,
      shares: ticks.shares,
      restReason,
      left: rest,
      remember,
    });
    return deeds.decide(decision, idempotencyKey);
  }
  const accept = () => {
    setFailure(undefined);
    void post(unsaid).catch(setFailure);
  };
  const mayAccept = isFree && ticks.barrier === undefined;
  // What is left stays on account only where one says so.
  const mayLeave = isFree && left > noCents && ticks.barrier !== 'moreThanOpen';
  const document = documents.find(({ id }) => id === active) ?? documents[0];
  const keys = useKeys({
    a: mayAccept ? accept : undefined,
    u: mayLeave ? () => setAsked('leave') : undefined,
    x: document && !isReadOnly ? () => ticks.act('tick', document) : undefined,
    '=': document && !isReadOnly ? () => ticks.act('rest', document) : undefined,
    d: document && !isReadOnly ? () => ticks.act('discount', document) : undefined,
  });
  return {
    notes,
    note: (more: Partial<Notes>) => setNotes((now) => ({ ...now, ...more })),
    received,
    ticks,
    document,
    active,
    setActive,
    asked,
    setAsked,
    failure,
    restLimit,
    rests: smallRests(documents, ticks.shares, restLimit),
    isReadOnly,
    mayAccept,
    mayLeave,
    accept,
    post,
    /** The keys of the screen while one types an amount, in which no letter but that of a currency stands. */
    onKey(pressed: string): boolean {
      const others: Readonly<Record<string, () => void>> = {
        j: () => step(1),
        k: () => step(-1),
        p: () => onAsk('payer'),
        s: () => onAsk('several'),
      };
      const act = keys[pressed.toLowerCase()] ?? others[pressed.toLowerCase()];
      act?.();
      return act !== undefined;
    },
  };
}
export type TickingState = ReturnType<typeof useTicking>;

type Keys = Readonly<Record<string, (() => void) | undefined>>;

function useKeys(keys: Keys): Keys {
  useShortcut({ key: 'a' }, keys['a']);
  useShortcut({ key: 'u' }, keys['u']);
  useShortcut({ key: 'x' }, keys['x']);
  useShortcut({ key: '=' }, keys['=']);
  useShortcut({ key: 'd' }, keys['d']);
  return keys;
}

function sharesOf(documents: readonly PayableDocument[], proposed: ReceiptProposal | undefined) {
  const parts = (proposed?.parts ?? []).map(({ itemId, amount, discount }) => ({
    id: itemId,
    amount: centsOfWire(amount),
    discount: centsOfWire(discount),
  }));
  return proposedShares(documents, parts);
}

/** The most that the company writes off as a small rest. */
function useRestLimit(account: BankAccount | undefined): Cents {
  const may = useMay('getReceiptSettings');
  const { data } = useQuery({ ...settingsRead(account?.companyId ?? null), enabled: may });
  return centsOfWire(data?.restLimit ?? 0);
}
