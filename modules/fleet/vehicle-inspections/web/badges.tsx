import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { InspectionAnswer } from '../answers.ts';
import { inspectionWords } from '../messages/words/index.ts';
import type { VehicleInspectionState } from '../status.ts';

const tones: Readonly<Record<VehicleInspectionState, Tone>> = {
  SCHEDULED: 'plain',
  IN_PROGRESS: 'info',
  PASSED: 'ok',
  PASSED_WITH_DEFECTS: 'warn',
  FAILED: 'danger',
};

/** How far an inspection is, or how it ended. */
export function StateBadge({ state }: { readonly state: VehicleInspectionState }): ReactNode {
  const w = useTexts(inspectionWords);
  return <StatusBadge tone={tones[state]}>{w(`state_${state}`)}</StatusBadge>;
}

/** An answer: what fails says how grave that is. */
export function ResultBadge({
  item: { result, isWarning, severity },
}: {
  readonly item: Pick<InspectionAnswer, 'result' | 'isWarning' | 'severity'>;
}): ReactNode {
  const w = useTexts(inspectionWords);
  if (result === '') return null;
  if (result === 'fail')
    return (
      <StatusBadge tone={severity === 'critical' ? 'danger' : 'warn'}>
        {`${w('result_fail')}, ${w(`severity_${severity}`)}`}
      </StatusBadge>
    );
  if (isWarning) return <StatusBadge tone="warn">{w('result_warning')}</StatusBadge>;
  return <StatusBadge tone={result === 'pass' ? 'ok' : 'plain'}>{w(`result_${result}`)}</StatusBadge>;
}
