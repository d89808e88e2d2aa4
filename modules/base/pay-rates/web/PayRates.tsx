import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { PayRateVersions } from '../contract.ts';
import { payRateFailureTexts } from '../messages/failures/index.ts';
import { payRateTexts } from '../messages/desk/index.ts';
import { type PaidRecord, useMay, versionsRead } from './calls.ts';
import { TermDifferences, type TermWords } from './TermDifferences.tsx';
import { useVersionDecisions } from './use-decisions.tsx';

const failures = [payRateFailureTexts];

export function useMaySeePayRates(): boolean {
  return useMay('getPayRateVersions');
}

interface PayRateBarProps {
  readonly record: PaidRecord;
  readonly words: TermWords;
  /** The fields of the dialog that asks for another version, with names such as `terms.amount`. */
  readonly fields: ReactNode;
  /** The caller may change the record. */
  readonly mayChange: boolean;
  /** On a page that is mostly about something else: over it what waits, and the rest beside the versions. */
  readonly shows?: 'waiting' | 'rest';
}

/** Over a record that is in use: the change that waits for a second person, and what may be done about it. */
export function PayRateBar(props: PayRateBarProps): ReactNode {
  const may = useMaySeePayRates();
  const { data } = useQuery({ ...versionsRead(props.record), enabled: may });
  if (!data?.isUsed) return null;
  const isWaiting = data.changes.some(({ status }) => status === 'PENDING');
  if (props.shows && (props.shows === 'waiting') !== isWaiting) return null;
  return <Bar {...props} versions={data} />;
}

function Bar(props: PayRateBarProps & { readonly versions: PayRateVersions }): ReactNode {
  const { record, words, versions } = props;
  const t = useTexts(payRateTexts);
  const formats = useFormats();
  const waiting = versions.changes.find(({ status }) => status === 'PENDING');
  const decisions = useVersionDecisions({ ...props, waiting });
  return (
    <section
      className={`mb-6 flex flex-wrap items-start gap-x-6 gap-y-4 border-l-2 pl-4 ${waiting ? 'border-warn' : 'border-line'}`}
    >
      <div className="min-w-0 max-w-3xl flex-1 basis-80">
        {waiting ? (
          <>
            <h2 className="font-semibold">{t('waits')}</h2>
            <p className="mt-1 break-words">
              {waiting.effectiveFrom === null
                ? t('waitsFromApproval', { name: waiting.askedBy })
                : t('waitsFrom', { day: formats.date(waiting.effectiveFrom), name: waiting.askedBy })}{' '}
              {waiting.reason}
            </p>
            <TermDifferences words={words} before={versions.versions[0]?.terms ?? {}} after={waiting.terms} />
            <DecisionBarriers decisions={decisions} />
          </>
        ) : (
          <p>{t('inUse')}</p>
        )}
      </div>
      <div className="sm:ml-auto">
        <Decisions
          record={{ noun: record.channel, id: waiting?.id ?? record.id, lockId: waiting?.lockId ?? '' }}
          decisions={decisions}
          failures={failures}
          isPart
        />
      </div>
    </section>
  );
}

/** By what was, is and will be paid from which day on, the newest first. */
export function PayRatesPart({ record, words }: Pick<PayRateBarProps, 'record' | 'words'>): ReactNode {
  const t = useTexts(payRateTexts);
  const { data, error } = useQuery(versionsRead(record));
  if (error) return <p className="err">{t('failed')}</p>;
  if (!data) return <div className="skeleton h-48" />;
  return (
    <div className="mt-4 max-w-5xl">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What moves within its frame is reached with the keys too. */}
      <div className="overflow-x-auto" role="region" aria-label={t('title')} tabIndex={0}>
        <table className="w-full">
          <thead>
            <tr className="h-8 border-b border-line text-left text-sm whitespace-nowrap text-muted">
              {(['effectiveFrom', 'effectiveUntil', 'term', 'reason', 'askedBy', 'decidedBy'] as const).map((head) => (
                <th key={head} scope="col" className="pr-4">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.versions.map((version) => (
              <Version key={version.id} version={version} words={words} />
            ))}
          </tbody>
        </table>
      </div>
      <Rejected changes={data.changes} />
    </div>
  );
}

function Version({
  version,
  words,
}: {
  readonly version: PayRateVersions['versions'][number];
  readonly words: TermWords;
}): ReactNode {
  const t = useTexts(payRateTexts);
  const formats = useFormats();
  const cell = 'py-2 pr-4 align-top';
  return (
    <tr className="border-b border-line">
      <td className={`${cell} whitespace-nowrap`}>
        {version.effectiveFrom === null ? t('always') : formats.date(version.effectiveFrom)}{' '}
        {version.isInForce && <StatusBadge tone="ok">{t('inForce')}</StatusBadge>}
      </td>
      <td className={`${cell} whitespace-nowrap`}>{formats.date(version.effectiveUntil)}</td>
      <td className={`${cell} min-w-56`}>
        {words.names.map((name) => (
          <span key={name} className="block">
            {words.label(name)}: {words.written(name, version.terms[name] ?? null) || t('none')}
          </span>
        ))}
      </td>
      <td className={`${cell} min-w-40`}>{version.reason}</td>
      <td className={`${cell} whitespace-nowrap`}>{version.askedBy}</td>
      <td className={`${cell} whitespace-nowrap`}>{version.decidedBy}</td>
    </tr>
  );
}

function Rejected({ changes }: Pick<PayRateVersions, 'changes'>): ReactNode {
  const t = useTexts(payRateTexts);
  return changes
    .filter(({ status }) => status === 'REJECTED')
    .map((change) => (
      <p key={change.id} className="mt-3 text-sm text-muted">
        {t('wasRejected', { name: change.decidedBy, reason: change.decisionReason })}
      </p>
    ));
}
