import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import type { AccountState } from '#modules/base/access/status.ts';

const tones: Readonly<Record<AccountState, Tone>> = {
  invited: 'info',
  active: 'ok',
  locked: 'danger',
  deactivated: 'plain',
};

export function AccountBadge({ status }: { readonly status: AccountState }): ReactNode {
  const t = useTexts(peopleTexts);
  return <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>;
}
