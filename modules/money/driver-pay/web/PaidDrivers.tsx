import { Link } from '@tanstack/react-router';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { toast } from '#platform/web/notices/notices.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { PayRunRecord } from '../contract.ts';
import { driverPayDeskTexts } from '../messages/desk/index.ts';
import { pay, useMay } from './calls.ts';
import { payLinesPath } from './paths.ts';

type Paid = PayRunRecord['paid'][number];

/** What each driver gets. Every amount opens the lines that it is made of; each driver has a statement. */
export function PaidDrivers({ run }: { readonly run: PayRunRecord }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  // Every total opens its lines, and is their sum.
  const earned = wireOf(sumOf(run.paid.map(({ amount }) => centsOfWire(amount))));
  if (run.paid.length === 0) return <p className="text-muted">{t(run.isGathering ? 'gatheringText' : 'noDrivers')}</p>;
  return (
    <div className="max-w-5xl overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="h-8 border-b border-line text-left text-sm text-muted">
            <th scope="col">{t('driver')}</th>
            <th scope="col" className="hidden md:table-cell">
              {t('category')}
            </th>
            <th scope="col" className="hidden text-right sm:table-cell">
              {t('trips')}
            </th>
            <th scope="col" className="pl-3 text-right">
              {t('amount')}
            </th>
            <th scope="col" className="hidden pl-3 text-right lg:table-cell">
              {t('differences')}
            </th>
            <th scope="col" className="hidden pl-6 md:table-cell">
              {t('minimum')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('statement')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {run.paid.map((driver) => (
            <Row key={driver.driverId} run={run} driver={driver} />
          ))}
        </tbody>
        <tfoot>
          <tr className="h-10 font-semibold">
            <th scope="row" className="text-left">
              {t('total')}
            </th>
            <td className="hidden md:table-cell">{'\u00a0'}</td>
            <td className="hidden text-right tabular-nums sm:table-cell">{run.trips}</td>
            <td className="pl-3 text-right whitespace-nowrap tabular-nums">
              <Link to={payLinesPath(run.id)} className="text-brand underline">
                {formats.money(earned)}
              </Link>
              {earned !== run.total && (
                <span className="block text-sm">{t('paidOut', { amount: formats.money(run.total) })}</span>
              )}
            </td>
            <td className="hidden lg:table-cell">{'\u00a0'}</td>
            <td className="hidden md:table-cell">{'\u00a0'}</td>
            <td>{'\u00a0'}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Row({ run, driver }: { readonly run: PayRunRecord; readonly driver: Paid }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  const mayPrint = useMay('getDriverPayStatement');
  return (
    <tr className="h-10 border-b border-line">
      <th scope="row" className="py-1 text-left font-normal sm:max-w-56 sm:truncate" title={driver.driverName}>
        {driver.driverName} <span className="text-muted">{driver.employeeNo}</span>
        {driver.minimum?.isBelow && (
          <span className="block md:hidden">
            <StatusBadge tone="warn">{t('below')}</StatusBadge>
          </span>
        )}
      </th>
      <td className="hidden max-w-48 truncate text-muted md:table-cell" title={driver.categoryName}>
        {driver.categoryName}
      </td>
      <td className="hidden text-right tabular-nums sm:table-cell">{driver.trips}</td>
      <td className="pl-3 text-right whitespace-nowrap tabular-nums">
        <Link
          to={payLinesPath(run.id)}
          search={{ driverId: driver.driverId } as never}
          className="text-brand underline"
          aria-label={t('linesOf', { amount: formats.money(driver.amount), name: driver.driverName })}
        >
          {formats.money(driver.amount)}
        </Link>
        <Balance of={driver} />
      </td>
      <td className="hidden pl-3 text-right whitespace-nowrap tabular-nums lg:table-cell">
        {driver.difference === 0 ? '' : formats.money(driver.difference)}
      </td>
      <td className="hidden pl-6 whitespace-nowrap md:table-cell">
        <Minimum of={driver} />
      </td>
      <td className="text-right">{mayPrint && <StatementButton run={run} driver={driver} />}</td>
    </tr>
  );
}

/** What is carried over or taken off, and what is left to be paid. */
function Balance({ of: { moved, paid } }: { readonly of: Paid }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  if (moved === 0) return null;
  return (
    <span className={`block text-sm ${moved < 0 ? 'text-warn' : 'text-muted'}`}>
      {t(moved < 0 ? 'carried' : 'takenOff', { amount: formats.money(Math.abs(moved)) })}
      {' · '}
      {t('paidOut', { amount: formats.money(paid) })}
    </span>
  );
}

/** Whether the council's minimum for the grade is reached. */
function Minimum({ of: { minimum } }: { readonly of: Paid }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  if (minimum === null) return <span className="text-muted">{t('notChecked')}</span>;
  const amount = formats.money(minimum.amount);
  return (
    <span title={minimum.grade}>
      <StatusBadge tone={minimum.isBelow ? 'warn' : 'ok'}>
        {t(minimum.isBelow ? 'belowAmount' : 'reachesAmount', { amount })}
      </StatusBadge>
    </span>
  );
}

function StatementButton({ run, driver }: { readonly run: PayRunRecord; readonly driver: Paid }): ReactNode {
  const t = useTexts(driverPayDeskTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  async function save(): Promise<void> {
    try {
      const made = await pay.getDriverPayStatement({ id: run.id, driverId: driver.driverId });
      const bytes = Uint8Array.from(atob(made.base64), (letter) => letter.charCodeAt(0));
      saveFile(new Blob([bytes], { type: made.contentType }), made.fileName);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <button
      type="button"
      className="btn btn-g px-2"
      aria-label={t('statementOf', { name: driver.driverName })}
      title={driver.sentAt === null ? t('statement') : t('mailedAt', { date: formats.day(driver.sentAt) })}
      onClick={() => void save()}
    >
      <FileDown size={16} aria-hidden="true" />
    </button>
  );
}
