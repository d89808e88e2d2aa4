import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { importDeskTexts } from '../messages/desk/index.ts';
import type { ImportState, RowOutcome } from '../status.ts';

const tones: Readonly<Record<ImportState, Tone>> = {
  UPLOADED: 'warn',
  MAPPED: 'info',
  VALIDATED: 'warn',
  COMMITTING: 'info',
  COMPLETED: 'ok',
  COMPLETED_WITH_ERRORS: 'ok',
  FAILED: 'danger',
  UNDOING: 'info',
  UNDONE: 'plain',
  DISCARDED: 'plain',
};

export function StateBadge({ status }: { readonly status: ImportState }): ReactNode {
  const t = useTexts(importDeskTexts);
  return <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>;
}

const outcomeTones: Readonly<Record<RowOutcome, Tone>> = {
  create: 'ok',
  update: 'info',
  unchanged: 'plain',
  duplicate: 'warn',
  error: 'danger',
  leftOut: 'plain',
};

export function OutcomeBadge({ outcome }: { readonly outcome: RowOutcome }): ReactNode {
  const t = useTexts(importDeskTexts);
  return <StatusBadge tone={outcomeTones[outcome]}>{t(`outcome_${outcome}`)}</StatusBadge>;
}
