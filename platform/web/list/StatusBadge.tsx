import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Catalogue } from '#platform/messages.ts';
import { useTexts } from '../texts.ts';

const tones = {
  plain: 'bg-sunken text-muted',
  info: 'bg-brand-soft text-brand',
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
} as const;
export type Tone = keyof typeof tones;

/** A state as dot and word: the colour never says it alone. */
export function StatusBadge({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }): ReactNode {
  return (
    <span
      className={clsx(
        'inline-flex h-5.5 flex-none items-center gap-1.5 rounded-full px-2 text-sm font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
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
