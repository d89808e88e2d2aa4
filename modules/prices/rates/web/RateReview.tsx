import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { RecordParts } from '#platform/web/record/RecordParts.tsx';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { RateRecord } from '../contract.ts';
import { rateDeskTexts } from '../messages/desk/index.ts';
import { rateFailures, rateHistoryRead, ratesNoun, useMay } from './calls.ts';
import { ratePath } from './paths.ts';
import { RateFacts } from './RateFacts.tsx';
import { useRateDecisions } from './use-decisions.tsx';
import { RateBadge, useLaneWord, useUnitPrice } from './words.tsx';

/** One version of a rate: for whom, on which lane, at which price, since when; and what may be done with it. */
export function RateReview({ rate }: { readonly rate: RateRecord }): ReactNode {
  const t = useTexts(rateDeskTexts);
  const lane = useLaneWord();
  const decisions = useRateDecisions(rate);
  const mayHistory = useMay('getRateHistory');
  usePageTitle(rate.code);
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-2 text-2xl font-semibold">
            {rate.code}
            <RateBadge of={rate} />
          </h1>
          <p className="mt-1 text-muted">
            {[t(`short_${rate.side}`), rate.partyName || t('everybody'), lane(rate)].join(' · ')}
          </p>
        </div>
        <Decisions
          record={{ noun: ratesNoun, id: rate.id, lockId: rate.lockId }}
          decisions={decisions}
          failures={rateFailures}
        />
      </header>
      <DecisionBarriers decisions={decisions} />
      <RecordParts
        path={ratePath(rate.id)}
        first="rate"
        parts={[
          { id: 'rate', title: t('details'), content: <Details rate={rate} /> },
          { id: 'versions', title: t('versions'), content: <Versions rate={rate} /> },
          { id: 'history', title: t('history'), isShown: mayHistory, content: <History id={rate.id} /> },
        ]}
      />
    </>
  );
}

/** Of a tie both rates stand side by side, so that one sees what would have to differ. */
function Details({ rate }: { readonly rate: RateRecord }): ReactNode {
  const t = useTexts(rateDeskTexts);
  const [twin] = rate.twins;
  if (!twin) return <RateFacts rate={rate} names={rate} />;
  return (
    <section aria-labelledby="tie">
      <h2 id="tie" className="font-semibold text-danger">
        {t('tiedTitle')}
      </h2>
      <p className="mt-1 mb-4 max-w-3xl text-muted">{t('tiedText')}</p>
      <div className="grid gap-6 lg:grid-cols-2">
        {[rate, twin].map((each) => (
          <div key={each.id} className="min-w-0 border-l-2 border-danger pl-4">
            <h3 className="mb-2 flex items-center gap-2 font-semibold">
              {each.id === rate.id ? each.code : <Link to={ratePath(each.id)}>{each.code}</Link>}
              <RateBadge of={each} />
            </h3>
            <RateFacts rate={each} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Versions({ rate }: { readonly rate: RateRecord }): ReactNode {
  const t = useTexts(rateDeskTexts);
  const formats = useFormats();
  const price = useUnitPrice();
  return (
    <div className="max-w-3xl overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="h-8 border-b border-line text-left text-sm text-muted">
            <th scope="col">{t('version')}</th>
            <th scope="col">{t('status')}</th>
            <th scope="col" className="text-right">
              {t('rate')}
            </th>
            <th scope="col" className="pl-4">
              {t('validFrom')}
            </th>
            <th scope="col">{t('validTo')}</th>
            <th scope="col">{t('decidedBy')}</th>
          </tr>
        </thead>
        <tbody>
          {rate.versions.map((version) => (
            <tr
              key={version.id}
              className={`h-9 border-b border-line ${version.id === rate.id ? 'font-semibold' : ''}`}
            >
              <td>
                <Link to={ratePath(version.id)} className="text-brand underline">
                  {version.revision}
                </Link>
              </td>
              <td>{t(`status_${version.status}`)}</td>
              <td className="text-right tabular-nums">{price(version.rate)}</td>
              <td className="pl-4">{formats.date(version.validFrom)}</td>
              <td>{formats.date(version.validTo)}</td>
              <td>{version.decidedBy}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function History({ id }: { readonly id: string }): ReactNode {
  return <RecordHistory query={useQuery(rateHistoryRead(id))} words={useCodeTexts([rateDeskTexts as never])} />;
}
