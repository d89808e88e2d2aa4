import type { ReactNode } from 'react';
import { stateBadge, StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import type { PodState } from '../status.ts';
import type { PodLine } from './calls.ts';
import { podTones } from './tones.ts';

export const PodBadge = stateBadge<PodState, 'status'>(podDeskTexts, 'status', podTones);

/** What deviates, the gravest alone: goods that were not in order, or a page that stands on another load too. */
export function PodTrouble({ of: pod }: { readonly of: PodLine }): ReactNode {
  const t = useTexts(podDeskTexts);
  const [exception] = pod.exceptions;
  if (exception)
    return (
      <StatusBadge tone="danger">{t(`exception_${exception.kind}`, { count: exception.quantity ?? 0 })}</StatusBadge>
    );
  return pod.isSeenBefore ? <StatusBadge tone="warn">{t('seenBefore')}</StatusBadge> : null;
}
