import { Link } from '@tanstack/react-router';
import { type DragEvent, memo, type ReactNode, useMemo, useState } from 'react';
import { clientZone } from '#platform/client-zone.ts';
import { locales } from '#platform/language.ts';
import { wallClockIn } from '#platform/wall-clock.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { daysAndTimes, loadPath, shortName, useLateWords } from '#modules/work/loads/web/desk.ts';
import type { AskDeed } from '#modules/work/loads/web/index.ts';
import { isMoving } from '#modules/work/road/web/desk.ts';
import { loadBoardTexts } from '../messages/board/index.ts';
import type { LoadPlan } from './calls.ts';
import {
  axisHours,
  hourOf,
  inLines,
  isUnderNow,
  type Obstacle,
  obstacleFor,
  placed,
  type PlacedLoad,
  type Span,
} from './plan-geometry.ts';
import clsx from 'clsx';

type Row = LoadPlan['loads'][number];
type Vehicle = LoadPlan['vehicles'][number];

interface PlanGridProps {
  readonly plan: LoadPlan;
  readonly axis: Span;
  readonly now: number;
  /** The load that is being dragged over the rows. */
  readonly dragged: string | undefined;
  readonly ask: AskDeed;
}

const label = 'sticky left-0 z-2 w-49 flex-none border-r border-line bg-canvas px-2 pl-(--list-edge)';
const lineHeight = 44;
const none: readonly Row[] = [];

/** Vehicles as lines of time: filled on the road, outlined planned, sunken done, with a red end where it is late. */
export function PlanGrid({ plan, axis, now, dragged, ask }: PlanGridProps): ReactNode {
  const t = useTexts(loadBoardTexts);
  const carried = useMemo(() => Map.groupBy(plan.loads, ({ vehicleId }) => vehicleId), [plan.loads]);
  const load = plan.unassigned.find(({ id }) => id === dragged);
  const groups = [
    { title: t('ownFleetGroup'), vehicles: plan.vehicles.filter(({ supplierId }) => supplierId === null) },
    { title: t('suppliersGroup'), vehicles: plan.vehicles.filter(({ supplierId }) => supplierId !== null) },
  ].filter(({ vehicles }) => vehicles.length > 0);
  const onRoad = (vehicles: readonly Vehicle[]) =>
    vehicles.filter(({ id }) => (carried.get(id) ?? none).some((row) => isMoving(row))).length;
  return (
    <div className="relative min-w-0 flex-1 overflow-auto" role="region" aria-label={t('planView')}>
      <div className="relative min-w-240">
        <Axis axis={axis} now={now} />
        {plan.vehicles.length === 0 && <p className="p-8 text-center text-muted">{t('planEmpty')}</p>}
        {groups.map(({ title, vehicles }) => (
          <section key={title} aria-label={title}>
            <h2 className="sticky left-0 z-2 border-b border-line bg-sunken px-2 pl-(--list-edge) text-sm leading-7 font-medium">
              {title}{' '}
              <span className="font-normal text-muted">
                {t('onTheRoad', { count: onRoad(vehicles), all: vehicles.length })}
              </span>
            </h2>
            {vehicles.map((vehicle) => (
              <VehicleLine
                key={vehicle.id}
                vehicle={vehicle}
                rows={carried.get(vehicle.id) ?? none}
                axis={axis}
                now={now}
                load={load}
                ask={ask}
              />
            ))}
          </section>
        ))}
        <NowLine axis={axis} now={now} />
      </div>
    </div>
  );
}

function Axis({ axis, now }: { readonly axis: Span; readonly now: number }): ReactNode {
  const t = useTexts(loadBoardTexts);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone: clientZone(),
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const days = Math.round((axis.until - axis.from) / 86_400_000);
  const at = placed({ from: now, until: now + 1 }, axis);
  return (
    <div className="sticky top-0 z-3 flex h-11 border-b border-line bg-canvas text-xs text-muted">
      <div className={clsx(label, 'flex items-end pb-1')}>{t('vehicleDriver')}</div>
      <div className="relative flex-1">
        {Array.from({ length: days }, (_, place) => (
          <span
            key={place}
            className="absolute top-1 pl-1.5 font-medium text-ink"
            style={{ left: `${placed({ from: axis.from + place * 86_400_000, until: axis.until }, axis)?.left ?? 0}%` }}
          >
            {day.format(axis.from + place * 86_400_000 + 43_200_000)}
          </span>
        ))}
        {axisHours(axis)
          .filter((hour) => !isUnderNow(hour, now, axis))
          .map((hour) => (
            <span
              key={hour}
              className="absolute bottom-1 pl-1.5 tabular-nums"
              style={{ left: `${placed({ from: hour, until: hour + 1 }, axis)?.left ?? 0}%` }}
            >
              {hourOf(hour)}
            </span>
          ))}
        {at && (
          <span
            className="absolute bottom-1 -translate-x-1/2 rounded-full bg-danger px-1.5 text-2xs text-canvas tabular-nums"
            style={{ left: `clamp(1.25rem, ${at.left}%, 100% - 1.25rem)` }}
          >
            {wallClockIn(clientZone(), new Date(now)).slice(11)}
          </span>
        )}
      </div>
    </div>
  );
}

function NowLine({ axis, now }: { readonly axis: Span; readonly now: number }): ReactNode {
  const at = placed({ from: now, until: now + 1 }, axis);
  if (!at) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-0 left-49 z-1">
      <div className="absolute inset-y-0 top-10 w-px bg-danger" style={{ left: `${at.left}%` }} />
    </div>
  );
}

interface VehicleLineProps {
  readonly vehicle: Vehicle;
  readonly rows: readonly Row[];
  readonly axis: Span;
  readonly now: number;
  readonly load: Row | undefined;
  readonly ask: AskDeed;
}

const VehicleLine = memo(
  function VehicleLine({ vehicle, rows, axis, now, load, ask }: VehicleLineProps): ReactNode {
    const { placed: bars, lines } = inLines(rows, now);
    const [isOver, setOver] = useState(false);
    const obstacle = load && obstacleFor(load, vehicle, rows, now);
    const driver = bars.findLast(({ row }) => row.driverName !== '')?.row.driverName ?? '';
    function drop(event: DragEvent): void {
      event.preventDefault();
      setOver(false);
      if (load) ask({ deed: 'assign', row: { ...load, vehicleId: vehicle.id, supplierId: vehicle.supplierId } });
    }
    return (
      <div
        className={clsx('flex border-b border-line', isOver && !obstacle && 'bg-brand-soft')}
        style={{ height: lines * lineHeight }}
        onDragOver={(event) => {
          if (load && !obstacle) event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className={clsx(label, 'py-1 text-sm')}>
          <p className="flex justify-between gap-2">
            <span className="font-medium whitespace-nowrap">{vehicle.registrationNumber}</span>
            <span className="truncate text-xs text-muted" title={vehicle.supplierName ?? vehicle.equipmentName}>
              {shortName(vehicle.supplierName ?? vehicle.equipmentName)}
            </span>
          </p>
          {obstacle ? <WhyNot obstacle={obstacle} /> : <p className="truncate text-xs text-muted">{driver || '–'}</p>}
        </div>
        <div className="relative flex-1 overflow-hidden">
          {vehicle.availability !== 'available' && <Hatched />}
          <HourLines axis={axis} />
          {bars.map((bar) => (
            <Bar key={bar.row.id} bar={bar} axis={axis} />
          ))}
          {load && !obstacle && <FitsHere load={load} axis={axis} />}
        </div>
      </div>
    );
  },
  (old, next) =>
    old.vehicle === next.vehicle &&
    old.rows === next.rows &&
    old.load === next.load &&
    old.now === next.now &&
    old.axis.from === next.axis.from &&
    old.axis.until === next.axis.until,
);

function HourLines({ axis }: { readonly axis: Span }): ReactNode {
  return axisHours(axis).map((hour) => (
    <div
      key={hour}
      aria-hidden="true"
      className={clsx('absolute inset-y-0 w-px', hourOf(hour) === '00' ? 'bg-line-strong/40' : 'bg-line/60')}
      style={{ left: `${placed({ from: hour, until: hour + 1 }, axis)?.left ?? 0}%` }}
    />
  ));
}

function Hatched(): ReactNode {
  const t = useTexts(loadBoardTexts);
  return (
    <div className="absolute inset-0 flex items-center bg-[repeating-linear-gradient(135deg,var(--color-sunken)_0_6px,transparent_6px_12px)] px-3 text-sm text-muted">
      <span className="rounded-ctl bg-canvas px-1.5">{t('notAvailable')}</span>
    </div>
  );
}

function Bar({ bar: { row, span, line }, axis }: { readonly bar: PlacedLoad; readonly axis: Span }): ReactNode {
  const formats = useFormats();
  const late = useLateWords();
  const at = placed(span, axis);
  if (!at) return null;
  const isDone = row.status === 'DELIVERED' || row.status === 'CLOSED';
  const until = row.eta ? { at: row.eta, zone: row.nextZone } : { at: row.tripUntil, zone: row.untilZone };
  const times = [
    // Beside an axis on the clock of the company, so that a block that stands an hour off says why.
    daysAndTimes({ at: row.loadAt, zone: row.loadZone }, until, clientZone(), formats.shortMoment),
    row.isLate && !isDone ? late(row.lateMinutes) : '',
  ];
  const words = [row.loadNumber, `${row.origin} → ${row.destination}`].join(' ');
  return (
    <Link
      {...linkTo(loadPath(row.id))}
      title={[words, row.customerName, ...times].filter(Boolean).join('\n')}
      className={clsx(
        'absolute z-1 block overflow-hidden rounded-ctl border px-1.5 py-0.5 text-xs',
        isMoving(row)
          ? 'border-brand bg-brand text-brand-ink'
          : isDone
            ? 'border-line bg-sunken text-muted'
            : 'border-brand bg-surface text-ink',
        row.isLate && !isDone && 'border-r-4 border-r-danger',
      )}
      style={{
        left: `${at.left}%`,
        width: `max(${at.width}%, 1.75rem)`,
        top: line * lineHeight + 4,
        height: lineHeight - 9,
      }}
    >
      <span className="block truncate font-medium">{words}</span>
      <span className="block truncate opacity-90">{times.filter(Boolean).join(' · ')}</span>
    </Link>
  );
}

/** While a load is dragged: what stands against it, beside the plate, where nothing covers it however far one has scrolled. */
function WhyNot({ obstacle }: { readonly obstacle: Obstacle }): ReactNode {
  const t = useTexts(loadBoardTexts);
  const words =
    obstacle.kind === 'busy'
      ? t('busyThen', { load: obstacle.loadNumber })
      : obstacle.kind === 'equipment'
        ? t('wrongEquipment', { equipment: obstacle.equipment })
        : t('notAvailable');
  return (
    <p className="truncate text-xs text-danger" title={words}>
      {words}
    </p>
  );
}

/** While a load is dragged: where it would stand. */
function FitsHere({ load, axis }: { readonly load: Row; readonly axis: Span }): ReactNode {
  const t = useTexts(loadBoardTexts);
  const from = Date.parse(load.loadAt);
  const at = placed({ from, until: load.tripUntil ? Date.parse(load.tripUntil) : from + 3_600_000 }, axis);
  if (!at) return null;
  return (
    <span
      className="absolute top-1 z-2 truncate rounded-ctl border-2 border-brand bg-brand-soft px-1.5 py-1.5 text-xs text-brand"
      style={{ left: `${at.left}%`, width: `${at.width}%` }}
    >
      {t('fitsHere', { load: load.loadNumber })}
    </span>
  );
}
