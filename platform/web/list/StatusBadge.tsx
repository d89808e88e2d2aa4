import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Catalogue } from '#platform/messages.ts';
import { useTexts } from '../texts.ts';

const tones = {
  plain: { dot: 'bg-faint', pill: '' },
  info: { dot: 'bg-brand', pill: '' },
  ok: { dot: 'bg-ok', pill: '' },
  warn: { dot: 'bg-current', pill: 'rounded-full bg-warn-soft px-2 text-warn' },
  danger: { dot: 'bg-current', pill: 'rounded-full bg-danger-soft px-2 text-danger' },
} as const;
export type Tone = keyof typeof tones;

/** A state as dot and word: the colour never says it alone. Only what deviates from the normal course is a pill. */
export function StatusBadge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }): ReactNode {
  return (
    <span
      className={clsx(
        'inline-flex h-5.5 flex-none items-center gap-1.5 text-sm whitespace-nowrap',
        tones[tone].pill && 'font-medium',
        tones[tone].pill,
      )}
    >
      <span aria-hidden="true" className={clsx('size-1.5 rounded-full', tones[tone].dot)} />
      {children}
    </span>
  );
}

/**
 * The badge of a state that has words in a catalogue, such as `status_approved`; it draws nothing for null:
 * `export const StandingBadge = stateBadge(customerDeskTexts, 'standing', { ACTIVE: 'ok', … })`.
 */
export function stateBadge<State extends string, Prefix extends string>(
  texts: Catalogue<Readonly<Record<`${Prefix}_${State}`, string>>>,
  prefix: Prefix,
  tones: Readonly<Record<State, Tone>>,
) {
  return function StateBadge({ state }: { readonly state: State | null }): ReactNode {
    const t = useTexts(texts as Catalogue<Readonly<Record<string, string>>>);
    return state && <StatusBadge tone={tones[state]}>{t(`${prefix}_${state}`)}</StatusBadge>;
  };
}
