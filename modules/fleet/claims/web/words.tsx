import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { claimDeskTexts } from '../messages/desk/index.ts';
import { urgencyOf } from '../deadline.ts';
import type { ClaimState } from '../status.ts';

const tones: Readonly<Record<ClaimState, Tone>> = {
  DRAFT: 'plain',
  OPEN: 'info',
  ACCEPTED: 'warn',
  REJECTED: 'danger',
  SETTLED: 'ok',
  WITHDRAWN: 'plain',
};

export function ClaimBadge({ state }: { readonly state: ClaimState }): ReactNode {
  const t = useTexts(claimDeskTexts);
  return <StatusBadge tone={tones[state]}>{t(`status_${state}`)}</StatusBadge>;
}

const deadlineTones = { critical: 'text-danger', warning: 'text-warn', info: 'text-ink', none: 'text-muted' } as const;

/** Amber in the last days, red on the last one and afterwards, as its alert is. */
export function deadlineTone(daysLeft: number): string {
  return deadlineTones[urgencyOf(daysLeft) ?? 'none'];
}
