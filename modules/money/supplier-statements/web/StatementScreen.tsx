import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { StatementRecord } from '../contract.ts';
import { supplierStatementDeskTexts } from '../messages/desk/index.ts';
import { statementFailures, statementHistoryRead, statementRead, statementsNoun, useMay } from './calls.ts';
import { listPath } from './paths.ts';
import { useStatementDecisions } from './use-decisions.tsx';
import { StatementBadge } from './words.tsx';

/** `/supplierStatements/{id}`: what a supplier is owed load by load, and what it says of each; what is contested stands apart. */
export function StatementScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${statementsNoun}:${id}`);
  return (
    <RecordGate query={useQuery(statementRead(id))} listPath={listPath} skeleton={<ReviewSkeleton />}>
      {(statement) => <StatementPage statement={statement} />}
    </RecordGate>
  );
}

interface OfStatement {
  readonly statement: StatementRecord;
}

function StatementPage({ statement }: OfStatement): ReactNode {
  const t = useTexts(supplierStatementDeskTexts);
  const formats = useFormats();
  const decisions = useStatementDecisions(statement);
  const mayHistory = useMay('getSupplierStatementHistory');
  usePageTitle(statement.supplierName);
  const contested = statement.lines.filter(({ answer }) => answer === 'wrong');
  const others = statement.lines.filter(({ answer }) => answer !== 'wrong');
  return (
    <section aria-labelledby="statement-title" className="list-screen flex flex-col max-xl:h-auto!">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5">
        <h1 id="statement-title" className="text-xl font-semibold">
          {statement.supplierName}
        </h1>
        <StatementBadge state={statement.status} />
        <p className="mr-auto min-w-0 text-muted">
          {t('periodOf', {
            from: formats.date(statement.from as never),
            to: formats.date(statement.to as never),
          })}
          {' · '}
          {formats.money(statement.net, statement.currency)}
        </p>
        <Decisions
          record={{ noun: statementsNoun, id: statement.id, lockId: statement.lockId }}
          decisions={decisions}
          failures={statementFailures}
        />
      </header>
      <div className="flex min-h-0 flex-1 max-xl:flex-col">
        <div className="min-w-0 flex-1 xl:overflow-y-auto">
          {contested.length > 0 && (
            <Lines statement={statement} lines={contested} title={t('contestedTitle')} hint={t('contestedText')} />
          )}
          {others.length > 0 && (
            <Lines
              statement={statement}
              lines={others}
              title={t(statement.status === 'ANSWERED' ? 'rightTitle' : 'waitingTitle')}
            />
          )}
        </div>
        <aside className="flex-none border-line max-xl:border-t xl:w-[340px] xl:overflow-y-auto xl:border-l">
          <Facts statement={statement} />
          {mayHistory && <History id={statement.id} />}
        </aside>
      </div>
    </section>
  );
}

interface LinesProps extends OfStatement {
  readonly lines: StatementRecord['lines'];
  readonly title: string;
  readonly hint?: string;
}

function Lines({ statement, lines, title, hint }: LinesProps): ReactNode {
  const t = useTexts(supplierStatementDeskTexts);
  const formats = useFormats();
  const id = useId();
  const money = (amount: number) => formats.money(amount, statement.currency);
  return (
    <section aria-labelledby={id} className="border-b border-line px-4 py-4">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {hint && <p className="mt-1 text-muted">{hint}</p>}
      <ul className="mt-2">
        {lines.map((line) => (
          <li key={line.id} className="border-t border-line py-2.5">
            <div className="flex flex-wrap justify-between gap-x-3">
              <p className="min-w-0">
                <Link {...linkTo(`/loadCreate/${line.loadId}`)} className="text-brand underline">
                  {line.loadNumber}
                </Link>{' '}
                {line.route}
              </p>
              <p className="tabular-nums">{money(line.net)}</p>
            </div>
            <div className="flex flex-wrap justify-between gap-x-3 text-muted">
              <p>{line.deliveredOn && formats.date(line.deliveredOn as never)}</p>
              {line.answer === '' && <p>{t('noAnswer')}</p>}
              {line.answer === 'right' && <p className="text-ok">{t('answer_right')}</p>}
              {line.answer === 'wrong' && (
                <p className="text-warn">
                  {line.reason !== '' && t(`reason_${line.reason}`)}
                  {line.claimed !== null && ` · ${t('claimed')} ${money(line.claimed)}`}
                </p>
              )}
            </div>
            {line.words !== '' && <p className="mt-1 wrap-break-word">“{line.words}”</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ statement }: OfStatement): ReactNode {
  const t = useTexts(supplierStatementDeskTexts);
  const formats = useFormats();
  const id = useId();
  const facts: readonly (readonly [string, string])[] = [
    [t('sentTo'), statement.sentTo],
    [t('sentAt'), formats.moment(statement.sentAt)],
    [t('validUntil'), formats.moment(statement.expiresAt)],
    [t('answeredAt'), [statement.answeredBy, formats.moment(statement.answeredAt)].filter(Boolean).join(' · ')],
    [t('answeredNo'), statement.answeredNo],
    [t('reason'), statement.decisionReason],
    [t('createdBy'), statement.createdBy],
  ];
  return (
    <section aria-labelledby={id} className="px-4 py-4">
      <h2 id={id} className="mb-2 font-semibold">
        {t('facts')}
      </h2>
      <dl className="grid gap-y-1.5">
        {facts.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label} className="flex justify-between gap-3">
                <dt className="flex-none text-muted">{label}</dt>
                <dd className="min-w-0 text-right wrap-break-word">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

const days: readonly string[] = ['from', 'to'];
const amounts: readonly string[] = ['net', 'gross'];

function History({ id }: { readonly id: string }): ReactNode {
  const t = useTexts(supplierStatementDeskTexts);
  const words = useCodeTexts([supplierStatementDeskTexts as never]);
  const formats = useFormats();
  return (
    <section aria-label={t('history')} className="border-t border-line px-4 py-4">
      <h2 className="mb-2 font-semibold">{t('history')}</h2>
      <RecordHistory
        query={useQuery(statementHistoryRead(id))}
        words={words}
        value={(path, value) =>
          days.includes(path)
            ? formats.date(String(value) as never)
            : amounts.includes(path) && typeof value === 'number'
              ? formats.money(value)
              : (words(`${path}_${String(value)}`) ?? String(value))
        }
      />
    </section>
  );
}
