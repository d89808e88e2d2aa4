import { useQuery } from '@tanstack/react-query';
import { UserRoundCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { approvalDeskTexts } from '#modules/desk/approvals/messages/desk/index.ts';
import { delegationsRead, useMay } from '../calls.ts';

/** Who decides in whose place at present, above the inbox: the deputy sees why there is more in it, who is away that it is so. */
export function Standins(): ReactNode {
  const t = useTexts(approvalDeskTexts);
  const formats = useFormats();
  const { data } = useQuery({ ...delegationsRead, enabled: useMay('getDelegations') });
  const lines = (data ?? []).flatMap(({ delegationId, isOwn, isToCaller, state, delegator, delegate, from, to }) => {
    if (state === 'over' || state === 'waiting' || (!isOwn && !isToCaller) || (state === 'planned' && !isOwn))
      return [];
    const days = { from: formats.date(from), to: formats.date(to) };
    const text = !isOwn
      ? t('decidingFor', { name: delegator.name, ...days })
      : t(state === 'planned' ? 'willDecide' : 'decidedByOther', { name: delegate.name, ...days });
    return [{ delegationId, text }];
  });
  if (lines.length === 0) return null;
  return (
    <ul className="mt-4 rounded-card bg-sunken px-4 py-2.5">
      {lines.map(({ delegationId, text }) => (
        <li key={delegationId} className="flex items-start gap-2 py-0.5">
          <UserRoundCog size={16} aria-hidden="true" className="mt-0.5 flex-none" />
          {text}
        </li>
      ))}
    </ul>
  );
}
