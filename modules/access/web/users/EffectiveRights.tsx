import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/access/messages/people/index.ts';
import { isSpecial, operationOf } from '#modules/access/rights.ts';
import type { HeldRight } from '#modules/access/user-contract.ts';
import { userRightsRead } from '../calls.ts';
import { groupedRights } from '../roles/grid.ts';
import { useRightWords } from '../roles/right-words.ts';

/** What somebody may do, noun by noun, each right with the roles that give it. */
export function EffectiveRights({ haulwayUserId }: { readonly haulwayUserId: string }): ReactNode {
  const t = useTexts(peopleTexts);
  const words = useRightWords();
  const { data } = useQuery(userRightsRead(haulwayUserId));
  if (!data) return <div className="skeleton h-40" />;
  if (data.length === 0) return <p className="card px-4 py-8 text-center text-muted">{t('noRights')}</p>;
  const held = new Map(data.map((right) => [right.authorisation, right]));
  return (
    <div className="card divide-y divide-line">
      {data
        .filter(({ authorisation }) => isSpecial(authorisation))
        .map((right) => (
          <p key={right.authorisation} className="flex gap-2 px-4 py-2.5">
            <Eye size={16} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
            <span>
              {words.explain(right.authorisation)}
              <span className="block text-sm text-muted">{reason(right)}</span>
            </span>
          </p>
        ))}
      {groupedRights(data.map(({ authorisation }) => authorisation)).map(({ noun, rights }) => (
        <details key={noun} className="group px-4 py-2.5">
          <summary className="flex cursor-pointer items-baseline justify-between gap-3">
            <span className="font-medium">{words.noun(noun)}</span>
            <span className="text-sm text-muted">{words.count(rights.length)}</span>
          </summary>
          <ul className="mt-2 space-y-2 pb-1">
            {rights.map((right) => (
              <li key={right} className="text-sm">
                <span>{words.explain(right)}</span>{' '}
                <code className="text-2xs break-all text-muted">{operationOf(right)}</code>
                <span className="block text-muted">{reason(held.get(right))}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );

  function reason(right: HeldRight | undefined): string {
    if (!right || right.because.length === 0) return t('throughBinding');
    const through = t('throughRoles', { roles: right.because.join(', ') });
    return right.active ? through : `${through}; ${t('notInForce')}`;
  }
}
