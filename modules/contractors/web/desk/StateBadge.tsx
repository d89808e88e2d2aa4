import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { contractorDeskTexts } from '#modules/contractors/messages/desk/index.ts';
import type { ContractorState } from '#modules/contractors/status.ts';

const tones: Readonly<Record<ContractorState, Tone>> = {
  invited: 'plain',
  pending: 'info',
  infoRequested: 'warn',
  approved: 'ok',
  rejected: 'danger',
  deleted: 'plain',
};

export function StateBadge({ state }: { readonly state: ContractorState }): ReactNode {
  const t = useTexts(contractorDeskTexts);
  return <StatusBadge tone={tones[state]}>{t(`state_${state}`)}</StatusBadge>;
}
