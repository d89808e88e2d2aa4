import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OutputOf } from '#platform/operation.ts';
import { sumOf } from '#platform/calculations.ts';
import { formatPercent } from '#platform/decimal.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { rateSimulationService } from '../contract.ts';
import { rateSimulationDeskTexts } from '../messages/desk/index.ts';
import { simulationRead, simulationsNoun } from './calls.ts';

type Simulation = OutputOf<(typeof rateSimulationService)['operations']['getRateSimulation']>;

/** `/ratesimulation/{id}`: who would have paid how much more. */
export function SimulationScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${simulationsNoun}:${id}`);
  return (
    <RecordGate query={useQuery(simulationRead(id))} listPath="/capturerate" skeleton={<ReviewSkeleton />}>
      {(simulation) => <Shown of={simulation} />}
    </RecordGate>
  );
}

function Shown({ of }: { readonly of: Simulation }): ReactNode {
  const t = useTexts(rateSimulationDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const percent = formatPercent(language, Number(of.title), { decimals: 4 });
  const title = of.rateId === null ? t('ofChange', { percent }) : t('ofRate', { code: of.title });
  usePageTitle(title);
  return (
    <>
      <header className="mb-4">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1 text-muted">
          {[t('period', { from: formats.date(of.from), to: formats.date(of.to) }), of.createdBy].join(' · ')}
        </p>
      </header>
      {of.status === 'FAILED' && (
        <p role="alert" className="mb-4 text-danger">
          {t('failed')}
        </p>
      )}
      {of.status === 'RUNNING' ? <Progress of={of} /> : <Outcome of={of} />}
    </>
  );
}

function Progress({ of: { done, total } }: { readonly of: Simulation }): ReactNode {
  const t = useTexts(rateSimulationDeskTexts);
  const text = t('running', { done, total });
  return (
    <section className="card px-6 py-8 text-center" aria-busy="true" aria-label={text}>
      <p role="status" className="font-medium tabular-nums">
        {text}
      </p>
      <progress
        className="mx-auto mt-4 block h-2 w-full max-w-md accent-brand"
        aria-label={text}
        max={Math.max(1, total)}
        value={Math.min(done, Math.max(1, total))}
      />
      <p className="mt-4 text-muted">{t('mayClose')}</p>
    </section>
  );
}

function Outcome({ of }: { readonly of: Simulation }): ReactNode {
  const t = useTexts(rateSimulationDeskTexts);
  const figures = [
    [t('loads'), of.done],
    [t('loadsChanged'), of.loadsChanged],
    [t('loadsTyped'), of.loadsTyped],
    [t('loadsUnpriced'), of.loadsUnpriced],
  ] as const;
  return (
    <>
      <dl className="mb-4 grid grid-cols-2 border-y border-line sm:grid-cols-4">
        {figures.map(([title, value]) => (
          <div key={title} className="min-w-0 py-2 pr-3">
            <dt className="text-sm text-muted">{title}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {of.parties.length === 0 && <p className="text-muted">{t('nothing')}</p>}
      {(['sell', 'buy'] as const).map((side) => (
        <Parties key={side} side={side} parties={of.parties.filter((party) => party.side === side)} />
      ))}
    </>
  );
}

function Parties({
  side,
  parties,
}: {
  readonly side: 'sell' | 'buy';
  readonly parties: Simulation['parties'];
}): ReactNode {
  const t = useTexts(rateSimulationDeskTexts);
  const formats = useFormats();
  if (parties.length === 0) return null;
  const title = t(side === 'sell' ? 'customersPay' : 'suppliersGet');
  const more = (amount: number) => `${amount > 0 ? '+' : ''}${formats.money(amount)}`;
  const sum = (of: (party: Simulation['parties'][number]) => number) =>
    wireOf(sumOf(parties.map((party) => centsOfWire(of(party)))));
  const figure = 'pl-4 text-right tabular-nums';
  return (
    <section className="mb-6" aria-label={title}>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it. */}
      <div className="overflow-x-auto" role="group" aria-label={`${title}: ${t('difference')}`} tabIndex={0}>
        <table className="w-full max-w-5xl">
          <thead>
            <tr className="h-8 border-b border-line text-left text-sm whitespace-nowrap text-muted">
              <th scope="col">{t('party')}</th>
              {(['loads', 'changed', 'before', 'after', 'difference'] as const).map((head) => (
                <th key={head} scope="col" className="pl-4 text-right">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <tr key={party.partyId} className="h-9 border-b border-line whitespace-nowrap">
                <td className="max-w-96 truncate" title={party.name}>
                  {party.name}
                </td>
                <td className={figure}>{party.loads}</td>
                <td className={figure}>{party.changed}</td>
                <td className={figure}>{formats.money(party.before)}</td>
                <td className={figure}>{formats.money(party.after)}</td>
                <td className={`${figure} font-semibold`}>{more(party.difference)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="h-9 font-semibold whitespace-nowrap">
              <td>{t('sum')}</td>
              <td className={figure}>{parties.reduce((total, { loads }) => total + loads, 0)}</td>
              <td className={figure}>{parties.reduce((total, { changed }) => total + changed, 0)}</td>
              <td className={figure}>{formats.money(sum(({ before }) => before))}</td>
              <td className={figure}>{formats.money(sum(({ after }) => after))}</td>
              <td className={figure}>{more(sum(({ difference }) => difference))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
