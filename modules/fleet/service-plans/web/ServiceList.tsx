import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge, type Tone } from '#platform/web/list/StatusBadge.tsx';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import { type ServiceRow, serviceStandings } from '../contract.ts';
import { vehicleServiceTexts } from '../messages/desk/index.ts';
import { servicesNoun, useMay, vehicleServices } from './calls.ts';
import { servicePlanDesk } from './desk.ts';
import { FollowDialog } from './FollowDialog.tsx';
import { ServiceVerbs } from './ServiceVerbs.tsx';
import { useMeasures } from './measures.ts';

const serviceColumns = columnsOf<ServiceRow, 'urgency'>();
const vehicleSource = masterChoices(vehicleDesk);
const planSource = masterChoices(servicePlanDesk);
const tones: Readonly<Record<ServiceRow['standing'], Tone>> = {
  overdue: 'danger',
  soon: 'warn',
  later: 'ok',
  unknown: 'plain',
};

/** `/servicePlan`: which vehicle needs which service, the most urgent first. */
export function ServiceList(): ReactNode {
  const t = useTexts(vehicleServiceTexts);
  const mayFollow = useMay('postVehicleService');
  return (
    <ListScreen
      id={servicesNoun}
      title={t('title')}
      channel={servicesNoun}
      load={vehicleServices.getVehicleServices}
      columns={useColumns()}
      rowId={(row) => row.id}
      searchIn={t('searchIn')}
      tabs={{ filter: 'standing', many: true, options: titled(t, 'standing_', serviceStandings) }}
      filters={[
        { id: 'vehicleId', title: t('vehicle'), kind: 'searched', from: vehicleSource },
        { id: 'planId', title: t('service'), kind: 'searched', from: planSource },
      ]}
      emptyHint={t('empty')}
      actions={
        mayFollow && (
          <DialogButton icon={Plus} title={t('follow')} className="btn btn-p" hash="new">
            {(close) => <FollowDialog onClose={close} />}
          </DialogButton>
        )
      }
    />
  );
}

function useColumns() {
  const t = useTexts(vehicleServiceTexts);
  const formats = useFormats();
  const measures = useMeasures();
  return useMemo(
    () =>
      Object.values(
        serviceColumns({
          registrationNumber: { title: t('vehicle'), card: 'title', cell: (row) => row.registrationNumber },
          fleetNo: { title: t('fleetNo'), hiddenByDefault: true, cell: (row) => row.fleetNo },
          planName: { title: t('service'), card: 'subtitle', cell: (row) => row.planName },
          standing: {
            title: t('standing'),
            sort: 'urgency',
            card: 'badge',
            cell: (row) => <StatusBadge tone={tones[row.standing]}>{t(`standing_${row.standing}`)}</StatusBadge>,
            value: (row) => t(`standing_${row.standing}`),
          },
          left: { title: t('left'), align: 'right', card: 'meta', cell: measures.left, value: (row) => row.left ?? '' },
          due: { title: t('due'), card: 'meta', cell: measures.due, value: measures.due },
          openOrder: {
            title: t('openOrder'),
            card: 'meta',
            cell: (row) =>
              row.orderId && (
                <Link {...linkTo(`/editServiceOrder/${row.orderId}`)} className="text-brand hover:underline">
                  {row.orderNumber}
                </Link>
              ),
            value: (row) => row.orderNumber,
          },
          km: {
            title: t('km'),
            align: 'right',
            hiddenByDefault: 'narrow',
            cell: (row) => (row.km === null ? '' : measures.number(row.km)),
            value: (row) => row.km ?? '',
          },
          lastDoneOn: {
            title: t('lastDone'),
            hiddenByDefault: 'narrow',
            cell: (row) => (row.lastDoneOn ? formats.date(row.lastDoneOn) : ''),
          },
          cost: {
            title: t('cost'),
            align: 'right',
            hiddenByDefault: true,
            cell: (row) => formats.money(row.cost),
            value: (row) => row.cost,
          },
          verbs: { title: t('verbs'), card: 'action', value: () => '', cell: (row) => <ServiceVerbs service={row} /> },
        }),
      ),
    [t, formats, measures],
  );
}
