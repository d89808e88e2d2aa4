import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { is } from '#platform/machine.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { ClaimRecord } from '../contract.ts';
import { claimDeskTexts } from '../messages/desk/index.ts';
import { claimLife } from '../status.ts';
import { claimFailures, claims, claimsNoun, useMay } from './calls.ts';

/** The papers that prove a claim: what is there, and what is missing. */
export function Evidence({ claim }: { readonly claim: ClaimRecord }): ReactNode {
  const t = useTexts(claimDeskTexts);
  const may = useMay('putClaimEvidence') && is(claimLife, claim.status, 'editable');
  const there = claim.evidence.filter(({ isThere }) => isThere).length;
  return (
    <TitledCard
      title={t('evidence')}
      beside={
        <span className={there < claim.evidence.length ? 'text-sm text-warn' : 'text-sm text-muted'}>
          {t('evidenceOf', { there, all: claim.evidence.length })}
        </span>
      }
    >
      <ul className="divide-y divide-line">
        {claim.evidence.map(({ code, isThere, note }) => {
          const paper = t(`evidence_${code}`);
          const Icon = isThere ? CircleCheck : CircleDashed;
          return (
            <li key={code} className="flex min-h-12 items-center gap-3 px-4 py-1.5">
              <Icon size={17} aria-hidden="true" className={isThere ? 'flex-none text-ok' : 'flex-none text-warn'} />
              <span className="min-w-0 flex-1">
                {paper}
                {note !== '' && <span className="block text-sm text-muted">{note}</span>}
              </span>
              {!may && <span className="text-sm text-muted">{t(isThere ? 'isThere' : 'isMissing')}</span>}
              {may && (
                <Decisions
                  isPart
                  record={{ noun: claimsNoun, id: claim.id, lockId: claim.lockId }}
                  failures={claimFailures}
                  decisions={[
                    {
                      event: code,
                      may,
                      icon: isThere ? CircleDashed : CircleCheck,
                      title: t(isThere ? 'tickMissing' : 'tickThere'),
                      does: {
                        run: (options) => claims.putClaimEvidence({ id: claim.id, code, isThere: !isThere, note }, options),
                        done: t('ticked'),
                      },
                    },
                  ]}
                />
              )}
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}
