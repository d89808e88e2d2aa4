import { useSyncExternalStore } from 'react';
import { needExtras } from '../app/extras.ts';

/** What a notice is about. It decides the icon and the colour; the words must say it too. */
export type NoticeKind = 'plain' | 'ok' | 'warn' | 'danger';

export interface Notice {
  readonly id: number;
  /** A line over the bottom of the page; a card at its right; the page's own last line. */
  readonly place: 'snackbar' | 'toast' | 'status';
  readonly kind: NoticeKind;
  readonly text: string;
  readonly milliseconds: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

let notices: readonly Notice[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function show(notice: Omit<Notice, 'id'>): () => void {
  // What the status bar says is not said again in a card beside it.
  const isSaid = notices.some(({ place, text }) => place === 'status' && text === notice.text);
  if (notice.place === 'toast' && isSaid) return () => undefined;
  const id = nextId++;
  needExtras();
  // One of each place at a time, except toasts, of which three are readable; the same text twice is one notice.
  const elsewhere = notices.filter(({ place }) => place !== notice.place);
  const toasts = notices.filter(
    ({ place, text }) => place === 'toast' && notice.place === 'toast' && text !== notice.text,
  );
  change([...elsewhere, ...toasts.slice(-2), { ...notice, id }]);
  return () => dismissNotice(id);
}

export function dismissNotice(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

/** How long a snackbar stays, in milliseconds: the first document's figure is for outcomes, the second's for warnings. */
export const snackbarTimes = { usual: 3500, long: 5000 } as const;

/** A short remark on what the person just did. Returns its own removal. */
export function snackbar(
  text: string,
  { kind = 'plain', milliseconds = snackbarTimes.usual }: { kind?: NoticeKind; milliseconds?: number } = {},
): () => void {
  return show({ place: 'snackbar', kind, text, milliseconds });
}

/** News that arrived by itself, or a failure that belongs to no field; 7 s, at the bottom right. */
export function toast(
  text: string,
  { kind = 'plain', action }: { kind?: NoticeKind; action?: NonNullable<Notice['action']> } = {},
): () => void {
  return show({ place: 'toast', kind, text, milliseconds: 7000, ...(action && { action }) });
}

/** A note on the state of the connection or the session, in the status bar; cleared after 20 s. */
export function statusNote(text: string, { kind = 'plain' }: { kind?: NoticeKind } = {}): () => void {
  return show({ place: 'status', kind, text, milliseconds: 20_000 });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(subscribe, () => notices);
}
