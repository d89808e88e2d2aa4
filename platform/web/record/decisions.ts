import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Machine } from '#platform/machine.ts';
import type { CallOptions } from '../rpc.ts';
import type { AnyCatalogue } from '../texts.ts';
import type { DecidedRecord } from './DecisionDialog.tsx';

/** What a decision's dialog is given by the button that opens it. */
export interface OpenedDecision {
  readonly record: DecidedRecord;
  readonly failures: readonly AnyCatalogue[] | undefined;
  /** The words and the colour of the button: the dialog confirms with the same. */
  readonly confirm: string;
  readonly danger: boolean;
  readonly onClose: () => void;
}

/** One thing that a person may do with a record now. */
export interface Decision<Event extends string = string> {
  /** An event of the record's machine, or a name of its own where its state does not decide. */
  readonly event: Event;
  /** Whether the person holds the right: `useMay('approveCarrier')`. */
  readonly may: boolean;
  /** What else must be true of the record; true unless said otherwise. */
  readonly isPossible?: boolean;
  readonly icon: LucideIcon;
  readonly title: string;
  /** For a phone, where several stand side by side. */
  readonly shortTitle?: string | undefined;
  readonly kind?: 'main' | 'danger' | undefined;
  /** `bar` unless said otherwise; `menu` is what is done now and then; `desk` stands in the menu on a phone. */
  readonly place?: 'bar' | 'desk' | 'menu' | undefined;
  /** The key that does it, printed on the button. */
  readonly shortcut?: string;
  /** Why it may not be done although it could: the button stays, and says it. */
  readonly barrier?: string | null | undefined;
  /** The page that it leads to; the dialog that asks what belongs to it, `asks({ … })`; or what is done at once. */
  readonly does:
    | { readonly path: string }
    | { readonly dialog: (opened: OpenedDecision) => ReactNode }
    | { readonly run: (options: CallOptions) => Promise<unknown>; readonly done: string };
  /** The same, begun at one part of the record: it need not be chosen any more. */
  readonly about?: (part: string) => Decision['does'];
}

/** Those of the decisions that the machine allows in this state and that the person may take, in their order. */
export function offered<State extends string, Event extends string>(
  machine: Pick<Machine<State, Event>, 'transitions'>,
  state: State | null,
  decisions: readonly Decision<NoInfer<Event>>[],
): readonly Decision[] {
  return decisions.filter(
    ({ event, may, isPossible = true }) =>
      may && isPossible && state !== null && machine.transitions[state][event] !== undefined,
  );
}

/** Those that the person may take, where no machine decides. */
export function possible(decisions: readonly Decision[]): readonly Decision[] {
  return decisions.filter(({ may, isPossible = true }) => may && isPossible);
}

/** So many stand side by side; the others are in the menu. */
const roomAtDesk = 5;
const roomOnPhone = 3;

/** Which decisions stand in the bar and which in the menu. The main one is always in the bar, at its end. */
export function placed(
  decisions: readonly Decision[],
  isPhone: boolean,
): { readonly bar: readonly Decision[]; readonly menu: readonly Decision[] } {
  const inBar = decisions.filter(({ place = 'bar' }) => place === 'bar' || (place === 'desk' && !isPhone));
  // A bar with a menu alone would hide the one thing there is to do.
  const wanted = inBar.length > 0 ? inBar : decisions.filter(({ place }) => place === 'desk').slice(0, 1);
  const ranked = [
    ...wanted.filter(({ kind }) => kind !== undefined),
    ...wanted.filter(({ kind }) => kind === undefined),
  ];
  const bar = new Set(ranked.slice(0, isPhone ? roomOnPhone : roomAtDesk));
  const isMain = ({ kind }: Decision) => Number(kind === 'main');
  return {
    bar: decisions.filter((each) => bar.has(each)).toSorted((a, b) => isMain(a) - isMain(b)),
    menu: decisions.filter((each) => !bar.has(each)),
  };
}
