import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { RequirementState } from '../contract.ts';
import { documentDeskTexts } from '../messages/desk/index.ts';
import type { ShownStatus } from '../status.ts';

const statusTones: Readonly<Record<ShownStatus, Tone>> = {
  draft: 'plain',
  submitted: 'info',
  pending: 'info',
  approved: 'ok',
  rejected: 'danger',
  expiring: 'warn',
  expired: 'danger',
  superseded: 'plain',
};

export function DocumentBadge({ status }: { readonly status: ShownStatus }): ReactNode {
  const t = useTexts(documentDeskTexts);
  return <StatusBadge tone={statusTones[status]}>{t(`status_${status}`)}</StatusBadge>;
}

const requirementTones: Readonly<Record<RequirementState, Tone>> = {
  present: 'ok',
  waiting: 'info',
  rejected: 'danger',
  expired: 'danger',
  tooOld: 'warn',
  missing: 'danger',
};

/** Where a required document stands. One that need not be there alarms nobody. */
export function RequirementBadge({
  state,
  isMandatory,
}: {
  readonly state: RequirementState;
  readonly isMandatory: boolean;
}): ReactNode {
  const t = useTexts(documentDeskTexts);
  const tone = !isMandatory && state === 'missing' ? 'plain' : requirementTones[state];
  return <StatusBadge tone={tone}>{t(`requirement_${state}`)}</StatusBadge>;
}
