import type { Tone } from '#platform/web/list/StatusBadge.tsx';
import type { DefectState, Severity } from '../status.ts';

export const severityTones: Readonly<Record<Severity, Tone>> = { minor: 'plain', major: 'warn', critical: 'danger' };

const stateTones: Readonly<Record<DefectState, Tone>> = {
  OPEN: 'danger',
  ACKNOWLEDGED: 'warn',
  IN_REPAIR: 'warn',
  REPAIRED: 'info',
  VERIFIED: 'ok',
  REOPENED: 'danger',
  DEFERRED: 'plain',
  NOT_NEEDED: 'plain',
};

/** Green only once somebody else has verified the repair. */
export function defectTone(state: DefectState): Tone {
  return stateTones[state];
}
