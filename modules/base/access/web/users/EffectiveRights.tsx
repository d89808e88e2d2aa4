import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Eye, Scale, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { peopleTexts } from '#modules/base/access/messages/people/index.ts';
import { isSpecial, operationOf, riskyCombinations } from '#modules/base/access/rights.ts';
import type { HeldRight } from '#modules/base/access/user-contract.ts';
import { useMay, userReachRead, userRightsRead } from '../calls.ts';
import { groupedRights } from '../roles/grid.ts';
import { useReachWords } from '../roles/reach-words.ts';
import { useRightWords } from '../roles/right-words.ts';

/** What somebody may do, noun by noun, each right with the roles that give it. */
export function EffectiveRights({ haulwayUserId }: { readonly haulwayUserId: string }): ReactNode {
  const query = useQuery(userRightsRead(haulwayUserId));
  return (
    <RecordGate query={query} skeleton={<div className="skeleton h-40" />}>
      {(held) => <Rights haulwayUserId={haulwayUserId} data={held} />}
    </RecordGate>
  );
}

interface RightsProps {
  readonly haulwayUserId: string;
  readonly data: readonly HeldRight[];
}

function Rights({ haulwayUserId, data }: RightsProps): ReactNode {
  const t = useTexts(peopleTexts);
  const words = useRightWords();
  if (data.length === 0) return <p className="card px-4 py-8 text-center text-muted">{t('noRights')}</p>;
  const held = new Map(data.map((right) => [right.authorisation, right]));
  return (
    <div className="card divide-y divide-line">
      <Reach haulwayUserId={haulwayUserId} />
      <Risks rights={data.filter(({ active }) => active).map(({ authorisation }) => authorisation)} />
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
          <summary className="flex cursor-pointer items-center gap-2">
            <ChevronRight size={15} aria-hidden="true" className="flex-none text-muted group-open:rotate-90" />
            <span className="font-medium">{words.noun(noun)}</span>
            <span className="ml-auto text-sm text-muted">{words.count(rights.length)}</span>
          </summary>
          <ul className="mt-2 space-y-2 pb-1 pl-6">
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

/** Which records the rights are about, and up to which amounts; nothing where no role limits them. */
function Reach({ haulwayUserId }: { readonly haulwayUserId: string }): ReactNode {
  const t = useTexts(peopleTexts);
  const words = useReachWords();
  const { data } = useQuery({ ...userReachRead(haulwayUserId), enabled: useMay('getUserReach') });
  const lines = [
    ...(data?.scope.map((scope) => ({ Icon: Eye, text: words.scope(scope), because: scope.because })) ?? []),
    ...(data?.limits.map((limit) => ({ Icon: Scale, text: words.limit(limit), because: limit.because })) ?? []),
  ];
  return lines.map(({ Icon, text, because }) => (
    <p key={text} className="flex gap-2 px-4 py-2.5">
      <Icon size={16} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
      <span>
        {text}
        <span className="block text-sm text-muted">{t('throughRoles', { roles: because.join(', ') })}</span>
      </span>
    </p>
  ));
}

/** What the person can do alone that takes two, over all their roles together. */
function Risks({ rights }: { readonly rights: readonly string[] }): ReactNode {
  const words = useRightWords();
  return riskyCombinations(rights).map((combination) => (
    <p key={`${combination.kind}/${combination.noun}`} className="flex gap-2 px-4 py-2.5 text-warn">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
      {words.warning(combination)}
    </p>
  ));
}
