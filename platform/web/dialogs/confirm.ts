import { useSyncExternalStore } from 'react';
import { needExtras } from '../app/extras.ts';

export interface Question {
  readonly text: string;
  /** `Confirm` unless said otherwise; so are the buttons `Cancel` and `Yes`. */
  readonly title?: string | undefined;
  readonly yes?: string | undefined;
  readonly cancel?: string | undefined;
  /** Yes destroys something. */
  readonly danger?: boolean | undefined;
}

interface Asked extends Question {
  readonly answer: (yes: boolean) => void;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function change(next: Asked | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks the person, in the dialog that `ConfirmHost` shows. A question that is still open counts as answered with Cancel. */
export function askConfirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  needExtras();
  return new Promise((resolve) =>
    change({
      ...question,
      answer: (yes) => {
        change(undefined);
        resolve(yes);
      },
    }),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useQuestion(): Asked | undefined {
  return useSyncExternalStore(subscribe, () => asked);
}
