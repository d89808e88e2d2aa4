import { type ReactNode, useCallback } from 'react';
import { stateBadge, StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import type { ShownPaper } from '../contract.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';
import type { PacketStatus, PaperCode, PaperState } from '../packet.ts';

/** Shows the state of all papers of a load together. */
export const PacketBadge = stateBadge<PacketStatus, 'status'>(loadPapersTexts, 'status', {
  incomplete: 'warn',
  waiting: 'info',
  complete: 'ok',
  nothing: 'plain',
});

const tones: Readonly<Record<PaperState, Tone>> = {
  there: 'ok',
  waiting: 'info',
  rejected: 'danger',
  expired: 'danger',
  missing: 'danger',
};

/** Where a paper stands. One that need not be there, or not yet, alarms nobody. */
export function PaperBadge({ of }: { readonly of: Pick<ShownPaper, 'state' | 'isMandatory' | 'isDue'> }): ReactNode {
  const t = useTexts(loadPapersTexts);
  const { state, isMandatory, isDue } = of;
  if (state === 'missing' && !isDue) return <StatusBadge tone="plain">{t('state_later')}</StatusBadge>;
  const tone = state === 'missing' && !isMandatory ? 'plain' : tones[state];
  return <StatusBadge tone={tone}>{t(`state_${state}`)}</StatusBadge>;
}

/** Names a paper as the company calls it, or by its usual name. */
export function usePaperName(): (paper: { readonly code: PaperCode; readonly label?: string }) => string {
  const t = useTexts(loadPapersTexts);
  const types = useTexts(documentTypeTexts);
  return useCallback(
    ({ code, label = '' }) => label || (code === 'inspection' || code === 'pod' ? t(`paper_${code}`) : types(code)),
    [t, types],
  );
}
