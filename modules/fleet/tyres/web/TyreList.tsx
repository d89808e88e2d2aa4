import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import type { TyreRow } from '../contract.ts';
import { tyreDeskTexts } from '../messages/desk/index.ts';
import { tyreChips } from '../status.ts';
import { tyres, tyresNoun, useMay } from './calls.ts';
import { tyrePath } from './paths.ts';
import { TyreDialog } from './TyreDialog.tsx';
import { tyreTones, useTyreWords } from './words.ts';

const tyreColumns = columnsOf<TyreRow, 'code' | 'position'>();
const vehicleSource = masterChoices(vehicleDesk);

/** `/tyres`: where each tyre is, how deep its tread is, and what a kilometre of it costs. */
export function TyreList(): ReactNode {
  const t = useTexts(tyreDeskTexts);
  const mayAdd = useMay('postTyre');
  return (
    <ListScreen
      id={tyresNoun}
      title={t('title')}
      channel={tyresNoun}
      load={tyres.getTyres}
      columns={useColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => tyrePath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'chip', options: titled(t, 'chip_', tyreChips) }}
      filters={[{ id: 'vehicleId', kind: 'searched', title: t('vehicle'), from: vehicleSource }]}
      emptyHint={t('empty')}
      actions={
        mayAdd && (
          <DialogButton icon={Plus} title={t('add')} className="btn btn-p" hash="new">
            {(close) => <TyreDialog onClose={close} />}
          </DialogButton>
        )
      }
    />
  );
}

function useColumns() {
  const [what, measures] = [useWhatColumns(), useMeasureColumns()];
  return useMemo(() => [...Object.values(what), ...Object.values(measures)], [what, measures]);
}

function useWhatColumns() {
  const t = useTexts(tyreDeskTexts);
  const words = useTyreWords();
  return useMemo(
    () =>
      tyreColumns({
        code: { title: t('code'), sort: 'code', card: 'title', cell: (row) => row.code },
        brand: {
          title: t('brand'),
          card: 'subtitle',
          cell: (row) => [row.brand, row.pattern].filter(Boolean).join(' '),
        },
        size: { title: t('size'), hiddenByDefault: 'narrow', cell: (row) => row.size },
        status: {
          title: t('state'),
          card: 'badge',
          cell: (row) => (
            <span className="flex gap-1">
              <StatusBadge tone={tyreTones[row.status]}>{t(`state_${row.status}`)}</StatusBadge>
              {row.isWorn && row.status !== 'SCRAPPED' && <StatusBadge tone="danger">{t('worn')}</StatusBadge>}
            </span>
          ),
          value: (row) => t(`state_${row.status}`),
        },
        vehicle: { title: t('vehicle'), card: 'meta', cell: (row) => row.registrationNumber },
        position: {
          title: t('position'),
          sort: 'position',
          card: 'meta',
          cell: (row) => words.place(row.position),
          value: (row) => words.place(row.position),
        },
      }),
    [t, words],
  );
}

function useMeasureColumns() {
  const t = useTexts(tyreDeskTexts);
  const formats = useFormats();
  const words = useTyreWords();
  return useMemo(
    () =>
      tyreColumns({
        tread: {
          title: t('tread'),
          align: 'right',
          card: 'meta',
          cell: (row) => <span className={row.isWorn ? 'text-danger' : ''}>{words.mm(row.treadMm)}</span>,
          value: (row) => row.treadMm,
        },
        run: { title: t('run'), align: 'right', cell: (row) => words.km(row.runKm), value: (row) => row.runKm },
        wear: {
          title: t('wear'),
          align: 'right',
          hiddenByDefault: 'narrow',
          cell: (row) => (row.wear === null ? '' : words.mm(row.wear)),
          value: (row) => row.wear ?? '',
        },
        left: {
          title: t('left'),
          align: 'right',
          cell: (row) => (row.leftKm === null ? '' : words.km(row.leftKm)),
          value: (row) => row.leftKm ?? '',
        },
        costPerKm: {
          title: t('costPerKm'),
          align: 'right',
          cell: (row) => (row.costPerKm === null ? '' : words.costPerKm(row.costPerKm)),
          value: (row) => row.costPerKm ?? '',
        },
        cost: {
          title: t('cost'),
          align: 'right',
          hiddenByDefault: true,
          cell: (row) => formats.money(row.cost),
          value: (row) => row.cost,
        },
        warrantyUntil: {
          title: t('warrantyUntil'),
          hiddenByDefault: true,
          cell: (row) => formats.date(row.warrantyUntil),
          value: (row) => row.warrantyUntil ?? '',
        },
      }),
    [t, formats, words],
  );
}
