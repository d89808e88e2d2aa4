import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { IncidentRow } from '../contract.ts';
import { incidentDeskTexts } from '../messages/desk/index.ts';
import type { IncidentState, Severity } from '../status.ts';

const tones: Readonly<Record<IncidentState, Tone>> = {
  REPORTED: 'danger',
  TRIAGED: 'warn',
  UNDER_INVESTIGATION: 'info',
  ACTIONS_OPEN: 'info',
  RESOLVED: 'ok',
  CLOSED: 'plain',
  DUPLICATE: 'plain',
  CANCELLED: 'plain',
};
const severityTones: Readonly<Record<Severity, Tone>> = { minor: 'plain', serious: 'danger', critical: 'danger' };

export function IncidentBadge({ state }: { readonly state: IncidentState }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  return <StatusBadge tone={tones[state]}>{t(`status_${state}`)}</StatusBadge>;
}

/** How grave it is, and what it is. */
export function KindBadge({ of }: { readonly of: Pick<IncidentRow, 'severity' | 'kind'> }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  return (
    <StatusBadge tone={severityTones[of.severity]}>
      {[t(`severity_${of.severity}`), t(`kind_${of.kind}`)].join(' · ')}
    </StatusBadge>
  );
}
