import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadPay } from '../contract.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { loadPayRead, useMay } from './calls.ts';
import { payRunPath } from './paths.ts';
import { UnitsDialog } from './UnitsDialog.tsx';
import { RunBadge, useFindingWord, useRateWord } from './words.tsx';

/** What a load is worth to its drivers: each component, what is missing, and which runs paid it. */
export function LoadPayPart({ loadId }: { readonly loadId: string }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  const word = useFindingWord();
  const mayType = useMay('putDriverPayUnits');
  const [isOpen, setOpen] = useState(false);
  const { data: pay } = useQuery(loadPayRead(loadId));
  if (!pay) return <div className="skeleton h-40" />;
  const facts = [
    pay.categoryName,
    pay.routeType && t(`route_${pay.routeType}`),
    pay.day && t('ratesOf', { date: formats.date(pay.day) }),
  ].filter(Boolean);
  return (
    <div className="grid max-w-4xl gap-6">
      <section aria-labelledby="load-pay">
        <div className="mb-2 flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 id="load-pay" className="font-semibold">
              {t('worth')}
            </h2>
            <p className="text-sm text-muted">{pay.isPriced ? facts.join(' · ') : t('notPricedYet')}</p>
          </div>
          {mayType && (
            <button type="button" className="btn btn-s" onClick={() => setOpen(true)}>
              <Pencil size={16} aria-hidden="true" />
              {t('typeUnits')}
            </button>
          )}
        </div>
        {pay.findings.map((finding) => (
          <p
            key={`${finding.code}${finding.component}`}
            className={`mb-2 border-l-2 pl-3 ${finding.code === 'rateEnded' ? 'border-warn text-warn' : 'border-danger text-danger'}`}
          >
            {word(finding)}
          </p>
        ))}
        {pay.lines.length > 0 && <Lines pay={pay} />}
      </section>
      <Paid pay={pay} />
      {isOpen && <UnitsDialog loadId={loadId} pay={pay} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Lines({ pay }: { readonly pay: LoadPay }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const rateWord = useRateWord();
  const byDriver = [...Map.groupBy(pay.lines, ({ driverId }) => driverId)];
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="h-8 border-b border-line text-left text-sm text-muted">
            <th scope="col">{t('component')}</th>
            <th scope="col" className="hidden text-right sm:table-cell">
              {t('units')}
            </th>
            <th scope="col" className="hidden text-right sm:table-cell">
              {t('rate')}
            </th>
            <th scope="col" className="text-right">
              {t('amount')}
            </th>
          </tr>
        </thead>
        {byDriver.map(([driverId, lines]) => (
          <tbody key={driverId}>
            <tr className="h-10 border-b border-line font-semibold">
              <th scope="row" colSpan={1} className="text-left">
                {lines[0]!.driverName}
              </th>
              <td className="hidden sm:table-cell">{'\u00a0'}</td>
              <td className="hidden sm:table-cell">{'\u00a0'}</td>
              <td className="text-right whitespace-nowrap tabular-nums">{formats.money(sumOfLines(lines))}</td>
            </tr>
            {lines.map((line) => {
              const isCounted = line.component !== 'minimum' && line.component !== 'coDriver';
              return (
                <tr key={line.component} className="h-9 border-b border-line">
                  <td className="pl-3">
                    {t(`component_${line.component}`)}
                    {line.isTyped && <span className="text-muted"> · {t('typed')}</span>}
                    {line.rateCode !== '' && <span className="text-muted"> · {line.rateCode}</span>}
                  </td>
                  <td className="hidden text-right tabular-nums sm:table-cell">
                    {isCounted ? formatDecimal(language, line.units, { decimals: 3 }) : ''}
                  </td>
                  <td className="hidden text-right tabular-nums sm:table-cell">
                    {isCounted ? rateWord(line.rate) : ''}
                  </td>
                  <td className="text-right whitespace-nowrap tabular-nums">{formats.money(line.amount)}</td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const sumOfLines = (lines: LoadPay['lines']) => wireOf(sumOf(lines.map(({ amount }) => centsOfWire(amount))));

function Paid({ pay }: { readonly pay: LoadPay }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  return (
    <section aria-labelledby="load-paid">
      <h2 id="load-paid" className="mb-2 font-semibold">
        {t('paidBy')}
      </h2>
      {pay.paid.length === 0 && <p className="text-muted">{t(pay.isComplete ? 'waitsForRun' : 'notPaidYet')}</p>}
      <ul className="grid gap-2">
        {pay.paid.map((run) => (
          <li key={run.runId} className="flex flex-wrap items-center gap-3">
            <Link to={payRunPath(run.runId)} className="text-brand underline">
              {run.runNumber}
            </Link>
            <RunBadge of={run} />
            <span className="tabular-nums">{formats.money(run.amount)}</span>
          </li>
        ))}
      </ul>
      {pay.paid.length > 0 && !pay.isSettled && <p className="mt-2 text-warn">{t('differenceWaits')}</p>}
    </section>
  );
}
