import { type ReactNode, useMemo } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { useTexts } from '#platform/web/texts.ts';
import type { IncidentRow, incidentSorts } from '../contract.ts';
import { incidentDeskTexts } from '../messages/desk/index.ts';
import { incidentChips, incidentKinds, incidentLife, severities } from '../status.ts';
import { IncidentBadge } from './badges.tsx';
import { incidents, incidentsNoun, useMay } from './calls.ts';
import { incidentCapturePath, incidentPath } from './paths.ts';

const incidentColumns = columnsOf<IncidentRow, (typeof incidentSorts)[number]>();

/** `/incidents`: what happened to vehicles, and what is still to be done about it. */
export function IncidentList(): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const mayReport = useMay('postVehicleIncident');
  const [what, whom, figures] = [useWhatColumns(), useWhomColumns(), useFigureColumns()];
  const columns = useMemo(() => [what, whom, figures].flatMap((some) => Object.values(some)), [what, whom, figures]);
  return (
    <ListScreen
      id="incidents"
      title={t('title')}
      channel={incidentsNoun}
      load={incidents.getVehicleIncidents}
      columns={columns}
      rowId={(row) => row.id}
      rowPath={(row) => incidentPath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'chip', options: titled(t, 'chip_', incidentChips) }}
      filters={[
        { id: 'kind', kind: 'many', title: t('kind'), options: titled(t, 'kind_', incidentKinds) },
        { id: 'severity', kind: 'many', title: t('severity'), options: titled(t, 'severity_', severities) },
        { id: 'status', kind: 'many', title: t('status'), options: titled(t, 'status_', incidentLife.states) },
      ]}
      newPath={mayReport ? incidentCapturePath : undefined}
      newTitle={t('newIncident')}
      emptyHint={t('empty')}
    />
  );
}

function useWhatColumns() {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      incidentColumns({
        eventNo: { title: t('eventNo'), sort: 'eventNo', card: 'title', cell: (row) => row.eventNo },
        occurredAt: {
          title: t('occurredAt'),
          sort: 'occurredAt',
          card: 'meta',
          cell: (row) => <span title={formats.moment(row.occurredAt)}>{formats.shortMoment(row.occurredAt)}</span>,
          value: (row) => row.occurredAt,
        },
        kind: { title: t('kind'), card: 'meta', cell: (row) => t(`kind_${row.kind}`) },
        severity: {
          title: t('severity'),
          cell: (row) => (
            <StatusBadge tone={row.severity === 'minor' ? 'plain' : 'danger'}>
              {t(`severity_${row.severity}`)}
            </StatusBadge>
          ),
          value: (row) => t(`severity_${row.severity}`),
        },
        status: {
          title: t('status'),
          card: 'badge',
          cell: (row) => <IncidentBadge state={row.status} />,
          value: (row) => t(`status_${row.status}`),
        },
        summary: { title: t('what'), card: 'subtitle', hiddenByDefault: true, cell: (row) => row.summary },
      }),
    [t, formats],
  );
}

function useWhomColumns() {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      incidentColumns({
        registrationNumber: { title: t('vehicle'), card: 'meta', cell: (row) => row.registrationNumber },
        // Case number and claim are read whole beside them; the page of the incident has the rest.
        driverName: { title: t('driver'), hiddenByDefault: true, cell: (row) => row.driverName },
        loadNumber: { title: t('load'), cell: (row) => row.loadNumber },
        place: { title: t('place'), hiddenByDefault: true, cell: (row) => row.place },
        injuries: {
          title: t('injuries'),
          hiddenByDefault: true,
          cell: (row) => (row.injuries === 'none' ? '' : t(`injuries_${row.injuries}`)),
        },
        policeCaseNo: {
          title: t('policeCaseNo'),
          cell: (row) =>
            row.policeDueAt === null ? (
              row.policeCaseNo
            ) : (
              <span className="text-warn">{t('dueBy', { date: formats.shortMoment(row.policeDueAt) })}</span>
            ),
          value: (row) => row.policeCaseNo,
        },
      }),
    [t, formats],
  );
}

function useFigureColumns() {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      incidentColumns({
        cost: {
          title: t('cost'),
          align: 'right',
          cell: (row) => {
            const cost = Math.max(row.actualCost, row.expectedCost);
            return cost === 0 ? '' : formats.wholeMoney(cost, row.currency);
          },
          value: (row) => Math.max(row.actualCost, row.expectedCost),
        },
        claims: { title: t('claim'), hiddenByDefault: 'narrow', cell: (row) => row.claims },
        daysOpen: {
          title: t('daysOpen'),
          align: 'right',
          cell: (row) => row.daysOpen ?? '',
          value: (row) => row.daysOpen ?? '',
        },
        nominateBy: {
          title: t('nominateBy'),
          hiddenByDefault: true,
          cell: (row) => formats.date(row.nominateBy),
          value: (row) => row.nominateBy ?? '',
        },
        updatedAt: {
          title: t('changed'),
          sort: 'updatedAt',
          hiddenByDefault: true,
          cell: (row) => formats.shortMoment(row.updatedAt),
          value: (row) => row.updatedAt,
        },
      }),
    [t, formats],
  );
}
