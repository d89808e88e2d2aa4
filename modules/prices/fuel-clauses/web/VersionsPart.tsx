import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useWords } from '#platform/web/words.ts';
import type { ClauseVersions } from '../contract.ts';
import { fuelClauseFailureTexts } from '../messages/failures/index.ts';
import { fuelClauseTexts } from '../messages/index.ts';
import { clausesNoun, versionsRead } from './calls.ts';
import { TermDifferences, useTerms } from './TermDifferences.tsx';
import { useVersionDecisions } from './use-decisions.tsx';

interface OfClause {
  readonly clause: { readonly id: string; readonly code: string; readonly isUsed: boolean };
}
const failures = [fuelClauseFailureTexts];

const waitingIn = ({ changes }: ClauseVersions) => changes.find(({ status }) => status === 'PENDING');

/** Over the form: what waits for a second person beside what the clause says now, and what may be done about its versions. */
export function ClauseVersionBar({ clause }: OfClause): ReactNode {
  const { data } = useQuery(versionsRead(clause.id));
  return data ? <Bar clause={clause} versions={data} /> : null;
}

function Bar({ clause, versions }: OfClause & { readonly versions: ClauseVersions }): ReactNode {
  const waiting = waitingIn(versions);
  const decisions = useVersionDecisions({ clause, versions, waiting });
  const buttons = (
    <Decisions
      record={{ noun: clausesNoun, id: waiting?.id ?? clause.id, lockId: waiting?.lockId ?? '' }}
      decisions={decisions}
      failures={failures}
      isPart
    />
  );
  if (!waiting) return decisions.length > 0 && <div className="mb-4 flex">{buttons}</div>;
  return (
    <section
      aria-labelledby="version-waits"
      className="mb-6 flex flex-wrap items-start gap-x-6 gap-y-4 border-l-2 border-warn pl-4"
    >
      <div className="min-w-0 max-w-3xl flex-1 basis-80">
        <Waiting versions={versions} waiting={waiting} />
        <DecisionBarriers decisions={decisions} />
      </div>
      <div className="sm:ml-auto">{buttons}</div>
    </section>
  );
}

function Waiting({
  versions,
  waiting: { effectiveFrom, askedBy, reason, terms },
}: {
  readonly versions: ClauseVersions;
  readonly waiting: ClauseVersions['changes'][number];
}): ReactNode {
  const { t } = useWords(fuelClauseTexts);
  const formats = useFormats();
  return (
    <>
      <h2 id="version-waits" className="font-semibold">
        {t('waits')}
      </h2>
      <p className="mt-1 break-words">{t('waitsText', { day: formats.date(effectiveFrom), name: askedBy, reason })}</p>
      <p className="text-muted">{t('reaches', { rates: versions.rates, parties: versions.parties })}</p>
      <TermDifferences before={versions.versions[0]?.terms} after={terms} />
    </>
  );
}

/** What the clause says from which day on, the newest first. */
export function VersionsPart({ clause }: OfClause): ReactNode {
  const { t } = useWords(fuelClauseTexts);
  const formats = useFormats();
  const says = useTerms();
  const { data } = useQuery(versionsRead(clause.id));
  if (!data) return null;
  const rejected = data.changes.filter(({ status }) => status === 'REJECTED');
  const cell = 'py-2 pr-4 align-top';
  return (
    <div className="mt-4 max-w-5xl">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What moves within its frame is reached with the keys too. */}
      <div className="overflow-x-auto" role="region" aria-label={t('versions')} tabIndex={0}>
        <table className="w-full">
          <thead>
            <tr className="h-8 border-b border-line text-left text-sm whitespace-nowrap text-muted">
              {(['effectiveFrom', 'effectiveUntil', 'says', 'reason', 'askedBy', 'decidedBy'] as const).map((head) => (
                <th key={head} scope="col" className="pr-4">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.versions.map((version, place) => (
              <tr key={version.id} className="border-b border-line">
                <td className={`${cell} whitespace-nowrap`}>
                  {version.effectiveFrom === null ? t('always') : formats.date(version.effectiveFrom)}{' '}
                  {version.isInForce && <StatusBadge tone="ok">{t('inForce')}</StatusBadge>}
                </td>
                <td className={`${cell} whitespace-nowrap`}>{formats.date(version.effectiveUntil)}</td>
                <td className={`${cell} min-w-64`}>{says(version.terms, data.versions[place + 1]?.terms)}</td>
                <td className={`${cell} min-w-40`}>{version.reason}</td>
                <td className={`${cell} whitespace-nowrap`}>{version.askedBy}</td>
                <td className={`${cell} whitespace-nowrap`}>{version.decidedBy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rejected.map((change) => (
        <p key={change.id} className="mt-3 text-sm text-muted">
          {formats.date(change.effectiveFrom)}, {says(change.terms, data.versions[0]?.terms)}.{' '}
          {t('wasRejected', { name: change.decidedBy, reason: change.decisionReason })}
        </p>
      ))}
    </div>
  );
}
