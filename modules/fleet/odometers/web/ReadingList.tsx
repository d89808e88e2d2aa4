import { Gauge, Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { formatDecimal } from '#platform/decimal.ts';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { useLanguage } from '#platform/web/language.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import type { ReadingRow, readingSorts } from '../contract.ts';
import { odometerDeskTexts } from '../messages/desk/index.ts';
import { readingSources, readingStates } from '../sources.ts';
import { odometers, odometersNoun, useMay } from './calls.ts';
import { CounterDialog } from './CounterDialog.tsx';
import { ReadingDialog } from './ReadingDialog.tsx';
import { ReadingVerbs } from './ReadingVerbs.tsx';

const readingColumns = columnsOf<ReadingRow, (typeof readingSorts)[number]>();
const vehicleSource = masterChoices(vehicleDesk);
const tones: Readonly<Record<ReadingRow['state'], Tone>> = { counted: 'ok', doubted: 'warn', withdrawn: 'plain' };

/** `/odometers`: what the odometers of vehicles showed, by whoever told it. */
export function ReadingList(): ReactNode {
  const t = useTexts(odometerDeskTexts);
  const [mayAdd, mayChange] = [useMay('postVehicleOdometer'), useMay('postVehicleOdometerOffset')];
  return (
    <ListScreen
      id={odometersNoun}
      title={t('title')}
      channel={odometersNoun}
      load={odometers.getVehicleOdometers}
      columns={useColumns()}
      rowId={(row) => row.id}
      searchIn={t('searchIn')}
      tabs={{ filter: 'state', many: true, options: titled(t, 'state_', readingStates) }}
      filters={[
        { id: 'vehicleId', title: t('vehicle'), kind: 'searched', from: vehicleSource },
        { id: 'source', title: t('source'), kind: 'many', options: titled(t, 'source_', readingSources) },
      ]}
      emptyHint={t('empty')}
      actions={
        <>
          {mayChange && (
            <DialogButton icon={Gauge} title={t('changeCounter')} hash="counter">
              {(close) => <CounterDialog onClose={close} />}
            </DialogButton>
          )}
          {mayAdd && (
            <DialogButton icon={Plus} title={t('add')} className="btn btn-p" hash="new">
              {(close) => <ReadingDialog onClose={close} />}
            </DialogButton>
          )}
        </>
      }
    />
  );
}

function useColumns() {
  const [what, origin] = [useWhatColumns(), useOriginColumns()];
  return useMemo(() => [...Object.values(what), ...Object.values(origin)], [what, origin]);
}

function useWhatColumns() {
  const t = useTexts(odometerDeskTexts);
  const formats = useFormats();
  const language = useLanguage();
  return useMemo(
    () =>
      readingColumns({
        registrationNumber: { title: t('vehicle'), card: 'title', cell: (row) => row.registrationNumber },
        fleetNo: { title: t('fleetNo'), hiddenByDefault: 'narrow', cell: (row) => row.fleetNo },
        at: {
          title: t('at'),
          sort: 'at',
          card: 'meta',
          cell: (row) => formats.moment(row.at),
          value: (row) => new Date(row.at),
        },
        km: {
          title: t('km'),
          align: 'right',
          card: 'subtitle',
          cell: (row) => formatDecimal(language, row.km),
          value: (row) => row.km,
        },
        state: {
          title: t('state'),
          card: 'badge',
          cell: (row) => (
            <StatusBadge tone={tones[row.state]}>
              {row.doubt && row.state === 'doubted' ? t(`doubt_${row.doubt}`) : t(`state_${row.state}`)}
            </StatusBadge>
          ),
          value: (row) => t(`state_${row.state}`),
        },
      }),
    [t, formats, language],
  );
}

function useOriginColumns() {
  const t = useTexts(odometerDeskTexts);
  return useMemo(
    () =>
      readingColumns({
        source: { title: t('source'), card: 'meta', cell: (row) => t(`source_${row.source}`) },
        deviceId: { title: t('device'), hiddenByDefault: true, cell: (row) => row.deviceId },
        unit: { title: t('unit'), hiddenByDefault: true, inFiles: true, cell: (row) => t(`unit_${row.unit}`) },
        createdBy: { title: t('by'), hiddenByDefault: 'narrow', cell: (row) => row.createdBy },
        note: { title: t('note'), hiddenByDefault: 'narrow', cell: (row) => row.withdrawReason || row.note },
        verbs: { title: t('verbs'), card: 'action', value: () => '', cell: (row) => <ReadingVerbs reading={row} /> },
      }),
    [t],
  );
}
