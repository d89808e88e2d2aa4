import type { ReactNode } from 'react';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { checklistTexts } from '../messages/checklist/index.ts';
import type { InspectionLine } from './calls.ts';

const tones = { PASS: 'ok', CONDITIONAL: 'warn', FAIL: 'danger', ALLOWED: 'ok' } as const;

/** How an inspection ended, and whether a conditional one was let go since. */
export function OutcomeBadge({
  of: { outcome, decision },
}: {
  readonly of: Pick<InspectionLine, 'outcome' | 'decision'>;
}): ReactNode {
  const t = useTexts(checklistTexts);
  const state = decision === 'ALLOWED' ? 'ALLOWED' : outcome;
  return <StatusBadge tone={tones[state]}>{t(`outcome_${state}`)}</StatusBadge>;
}
