import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useEachMinute } from '#platform/web/use-now.ts';
import type { AskDeed, LoadRow } from '#modules/work/loads/web/index.ts';
import { shortName } from '#modules/work/loads/web/desk.ts';
import { useMay } from './calls.ts';
import { canAssign } from './row-deeds.ts';
import { carriageTexts } from '../messages/desk/index.ts';

interface CarrierCellProps {
  readonly row: LoadRow;
  readonly ask: AskDeed;
}

/** Who carries it with what; while nobody does, the verb stands in its place. */
export function CarrierCell({ row, ask }: CarrierCellProps): ReactNode {
  const may = { assign: useMay('assignLoad'), award: useMay('awardLoad') };
  if (row.status === 'TENDERED') return <TenderClock endsAt={row.tenderEndsAt} />;
  const isPossible = may.assign && canAssign(row) && (row.status !== 'READY' || may.award);
  const words = <CarrierLine row={row} />;
  if (!isPossible) {
    const whole = [row.supplierName, row.registrationNumber, row.driverName].filter(Boolean).join(' · ');
    return (
      <span className="flex max-w-44" title={whole}>
        {words}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-row-key="a"
      aria-keyshortcuts="a"
      className="flex max-w-full rounded-ctl text-left hover:underline md:max-w-44"
      onClick={() => ask({ deed: 'assign', row })}
    >
      {row.registrationNumber === '' ? <AssignVerb row={row} /> : words}
    </button>
  );
}

/** The assignment from a card, where a phone has no cells to press. */
export function AssignButton({ row, ask }: CarrierCellProps): ReactNode {
  const t = useTexts(carriageTexts);
  const may = { assign: useMay('assignLoad'), award: useMay('awardLoad') };
  const isPossible = may.assign && ['READY', 'BOOKED'].includes(row.status) && (row.status !== 'READY' || may.award);
  if (!isPossible) return null;
  return (
    <button
      type="button"
      className="btn btn-g text-brand"
      aria-label={t('assignThis', { load: row.loadNumber })}
      onClick={() => ask({ deed: 'assign', row })}
    >
      {t('assignVerb')}
    </button>
  );
}

function AssignVerb({ row }: { readonly row: LoadRow }): ReactNode {
  const t = useTexts(carriageTexts);
  const carrier = shortCarrier(row, t('ownShort'));
  return (
    // A long name gives way, what one can do does not.
    <span className="flex min-w-0">
      {carrier && <span className="truncate text-muted">{carrier}</span>}
      {carrier && <span className="flex-none whitespace-pre text-muted"> · </span>}
      <span className="flex-none text-brand">
        <Plus size={14} aria-hidden="true" className="mr-1 inline align-[-0.15em]" />
        {t('assignVerb')}
        <span className="sr-only"> {row.loadNumber}</span>
      </span>
    </span>
  );
}

/** The same in a cell of a fixed width: the driver gives way first, then a long name, the plate never. */
function CarrierLine({ row }: { readonly row: LoadRow }): ReactNode {
  const t = useTexts(carriageTexts);
  const carrier = shortCarrier(row, t('ownShort'));
  const { registrationNumber: plate, driverName } = row;
  return (
    <>
      {carrier && <span className="truncate text-muted">{carrier}</span>}
      {carrier && plate !== '' && <span className="flex-none whitespace-pre text-muted"> · </span>}
      <span className="flex-none">{plate}</span>
      {driverName && <span className="shrink-[99999] truncate whitespace-pre text-muted"> · {driverName}</span>}
    </>
  );
}

/** The plate in ink, the others muted: it is what one looks for. */
export function CarrierWords({ row }: { readonly row: LoadRow }): ReactNode {
  const t = useTexts(carriageTexts);
  const carrier = shortCarrier(row, t('ownShort'));
  return (
    <>
      {carrier && <span className="text-muted">{row.registrationNumber === '' ? carrier : `${carrier} · `}</span>}
      {row.registrationNumber}
      {row.driverName && <span className="text-muted"> · {row.driverName}</span>}
    </>
  );
}

function shortCarrier(row: Pick<LoadRow, 'supplierName' | 'isOwnFleet'>, own: string): string {
  return row.isOwnFleet ? own : shortName(row.supplierName ?? '');
}

function TenderClock({ endsAt }: { readonly endsAt: string | null }): ReactNode {
  const t = useTexts(carriageTexts);
  const formats = useFormats();
  const left = useEachMinute((now) => (endsAt && Date.parse(endsAt) > now ? formats.age(endsAt) : ''));
  if (!endsAt) return null;
  return (
    <span className="text-warn" title={formats.moment(endsAt)}>
      {left === '' ? t('tenderEnded') : t('tenderEnds', { time: left })}
    </span>
  );
}
