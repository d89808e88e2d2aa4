import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { useMedia } from '#platform/web/media.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadPath } from '#modules/work/loads/web/desk.ts';
import type { FleetLog, FleetLogLine } from '../contract.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { GapVerbs } from './GapVerbs.tsx';
import type { Gap, LogRow } from './rows.ts';

interface LogTableProps {
  readonly log: FleetLog;
  readonly rows: readonly LogRow[];
  readonly chosen: string | undefined;
  readonly onOpen: (line: string | undefined) => void;
}

/** Lines and gaps in the order of time: a table at a desk, cards on a phone. */
export function LogTable({ log, rows, chosen, onOpen }: LogTableProps): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const isPhone = useMedia('(max-width: 767px)');
  if (rows.length === 0) return <p className="px-4 py-6 text-muted">{t('nothingHere')}</p>;
  if (isPhone)
    return (
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className={clsx('px-4 py-3', row.kind === 'gap' && 'bg-warn-soft')}>
            {row.kind === 'gap' ? (
              <>
                <GapWords gap={row.gap} />
                <div className="mt-2">
                  <GapVerbs log={log} gap={row.gap} />
                </div>
              </>
            ) : (
              <LineCard line={row.line} onOpen={() => onOpen(row.id === chosen ? undefined : row.id)} />
            )}
          </li>
        ))}
      </ul>
    );
  return (
    <table className="w-full">
      <thead className="sticky top-0 z-10 bg-surface">
        <tr className="h-8 border-b border-line text-left text-sm text-muted">
          <th scope="col" className="pr-2.5 pl-4 font-normal">
            {t('date')}
          </th>
          <th scope="col" className="pr-2.5 font-normal">
            {t('load')}
          </th>
          <th scope="col" className="pr-2.5 font-normal">
            {t('fromTo')}
          </th>
          <th scope="col" className="pr-2.5 text-right font-normal">
            {t('startKm')}
          </th>
          <th scope="col" className="pr-2.5 text-right font-normal">
            {t('endKm')}
          </th>
          <th scope="col" className="pr-2.5 text-right font-normal">
            {t('km')}
          </th>
          <th scope="col" className="pr-2.5 text-right font-normal">
            {t('litres')}
          </th>
          <th scope="col" className="pr-2.5 text-right font-normal">
            {t('amount')}
          </th>
          <th scope="col" className="pr-4 font-normal max-[1400px]:hidden">
            {t('source')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.kind === 'gap' ? (
            <tr key={row.id} className="border-b border-line bg-warn-soft">
              <td colSpan={9} className="border-l-2 border-warn px-4 py-1.5">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <GapWords gap={row.gap} />
                  <GapVerbs log={log} gap={row.gap} />
                </div>
              </td>
            </tr>
          ) : (
            <Line
              key={row.id}
              line={row.line}
              isChosen={row.id === chosen}
              onOpen={() => onOpen(row.id === chosen ? undefined : row.id)}
            />
          ),
        )}
      </tbody>
    </table>
  );
}

function GapWords({ gap }: { readonly gap: Gap }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  return (
    <p>
      <strong className="font-semibold">{t('gap', { km: formatDecimal(language, gap.km) })}</strong>{' '}
      <span className="text-sm text-muted">
        {t('gapWhen', { from: formats.shortMoment(gap.from), to: formats.shortMoment(gap.to) })}
      </span>
    </p>
  );
}

interface LineProps {
  readonly line: FleetLogLine;
  readonly isChosen?: boolean;
  readonly onOpen: () => void;
}

/** Where a trip went, or where a slip is of. */
function useWhere(): (line: FleetLogLine) => string {
  const t = useTexts(fleetLogDeskTexts);
  return (line) =>
    line.kind === 'trip'
      ? [line.fromPlace, line.toPlace].filter(Boolean).join(' → ')
      : [t(`kind_${line.kind}`), line.place || line.provider].filter(Boolean).join(', ');
}

const isGrey = ({ status, isReversed }: FleetLogLine) => status === 'LOCKED' || isReversed;
const isOdd = ({ flags, flagsAcceptedBy }: FleetLogLine) => flags.length > 0 && flagsAcceptedBy === '';

function Line({ line, isChosen = false, onOpen }: LineProps): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  const where = useWhere();
  const figure = (value: number | null) => (value === null ? '' : formatDecimal(language, value));
  return (
    <tr
      className={clsx(
        'h-9 border-b border-line',
        isChosen && 'bg-brand-soft',
        isGrey(line) && 'text-muted',
        line.isReversed && 'line-through',
      )}
    >
      <td className="pr-2.5 pl-4 whitespace-nowrap">
        <button type="button" className="hover:underline" aria-expanded={isChosen} onClick={onOpen}>
          {formats.date(line.day)}
        </button>
      </td>
      <td className="pr-2.5 whitespace-nowrap">
        {line.loadId ? (
          <Link {...linkTo(loadPath(line.loadId))} className="font-medium hover:underline">
            {line.loadNumber}
          </Link>
        ) : (
          line.purpose && <span className="text-muted">{t(`purpose_${line.purpose}`)}</span>
        )}
      </td>
      <td className="max-w-72 truncate pr-2.5">
        {isOdd(line) && (
          <TriangleAlert
            size={14}
            className="mr-1 inline text-warn"
            aria-label={line.flags.map((flag) => t(`flag_${flag}`)).join(', ')}
          />
        )}
        {where(line)}
      </td>
      <td className="pr-2.5 text-right text-muted tabular-nums">{figure(line.startKm)}</td>
      <td className="pr-2.5 text-right tabular-nums">{figure(line.endKm ?? line.odometerKm)}</td>
      <td className="pr-2.5 text-right font-semibold tabular-nums">{line.kind === 'trip' ? figure(line.km) : ''}</td>
      <td className="pr-2.5 text-right tabular-nums">{figure(line.litres)}</td>
      <td className="pr-2.5 text-right whitespace-nowrap tabular-nums">
        {line.kind === 'trip' ? '' : formats.money(line.amount)}
      </td>
      <td className="pr-4 text-sm text-muted max-[1400px]:hidden">
        {line.kmSource ? t(`kmSource_${line.kmSource}`) : t(`source_${line.source}`)}
      </td>
    </tr>
  );
}

function LineCard({ line, onOpen }: LineProps): ReactNode {
  const formats = useFormats();
  const language = useLanguage();
  const where = useWhere();
  const litresOf = (litres: number | null) => (litres === null ? '' : `${formatDecimal(language, litres)} l`);
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- Its name is what stands on it.
    <button type="button" className={clsx('block w-full text-left', isGrey(line) && 'text-muted')} onClick={onOpen}>
      <span className="flex justify-between gap-3">
        <span className="min-w-0 truncate font-medium">{line.loadNumber || where(line)}</span>
        <span className="flex-none font-semibold tabular-nums">
          {line.kind === 'trip' ? `${formatDecimal(language, line.km)} km` : formats.money(line.amount)}
        </span>
      </span>
      <span className="flex justify-between gap-3 text-sm text-muted">
        <span className="min-w-0 truncate">{line.loadNumber ? where(line) : litresOf(line.litres)}</span>
        <span className="flex-none">{formats.date(line.day)}</span>
      </span>
    </button>
  );
}
