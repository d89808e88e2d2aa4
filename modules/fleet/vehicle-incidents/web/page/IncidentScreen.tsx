import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { is } from '#platform/machine.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { RecordHistory } from '#platform/web/record/RecordHistory.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { usePageTitle } from '#platform/web/shell/page-title.ts';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import { loadPath } from '#modules/work/loads/web/desk.ts';
import type { IncidentRecord } from '#modules/fleet/vehicle-incidents/contract.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { incidentFailureTexts } from '#modules/fleet/vehicle-incidents/messages/failures/index.ts';
import { incidentLife } from '#modules/fleet/vehicle-incidents/status.ts';
import { IncidentBadge, KindBadge } from '../badges.tsx';
import { incidentFailures, incidentHistoryRead, incidentRead, incidentsNoun, useMay } from '../calls.ts';
import { incidentListPath, incidentPath } from '../paths.ts';
import { Actions } from './Actions.tsx';
import { Claims, Costs, Fine, PlaceMap } from './Aside.tsx';
import { CallList, Parties } from './CallList.tsx';
import { Files } from './Files.tsx';
import { Part } from './Part.tsx';
import { TimeLine } from './TimeLine.tsx';
import { useIncidentDecisions } from './use-decisions.tsx';

/** `/vehicleIncident/{id}`: whom to ring first, what happened, and what it costs; titled by its number. */
export function IncidentScreen({ params }: ScreenProps): ReactNode {
  const id = params['id'] ?? '';
  useChannel(`${incidentsNoun}:${id}`);
  return (
    <RecordGate query={useQuery(incidentRead(id))} listPath={incidentListPath} skeleton={<ReviewSkeleton />}>
      {(incident) => <IncidentPage key={incident.id} incident={incident} />}
    </RecordGate>
  );
}

interface PageProps {
  readonly incident: IncidentRecord;
}

function IncidentPage({ incident }: PageProps): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const decisions = useIncidentDecisions(incident);
  const mayHistory = useMay('getVehicleIncidentHistory');
  usePageTitle(incident.eventNo);
  return (
    <section aria-labelledby="incident-title" className="list-screen flex flex-col max-xl:h-auto!">
      <header className="list-edge flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
        <h1 id="incident-title" className="text-xl font-semibold">
          {incident.eventNo}
        </h1>
        <KindBadge of={incident} />
        <IncidentBadge state={incident.status} />
        <p className="mr-auto text-sm text-muted">
          {incident.daysOpen !== null && t('openDays', { count: incident.daysOpen })}
          {incident.duplicateOfId !== null && (
            <Link {...linkTo(incidentPath(incident.duplicateOfId))} className="underline">
              {t('duplicateOf', { number: incident.duplicateOfNo })}
            </Link>
          )}
        </p>
        <Decisions
          record={{ noun: incidentsNoun, id: incident.id, lockId: incident.lockId }}
          decisions={decisions}
          failures={incidentFailures}
        />
      </header>
      <div className="list-edge flex-none border-b border-line pb-3">
        <div className="max-md:hidden">
          <SixFacts incident={incident} />
        </div>
        <DecisionBarriers decisions={decisions} />
      </div>
      <div className="flex min-h-0 flex-1 max-xl:flex-col">
        <div className="flex-none border-line max-xl:border-b xl:w-[312px] xl:overflow-y-auto xl:border-r">
          <CallList incident={incident} />
          <div className="border-b border-line px-4 py-3 md:hidden">
            <SixFacts incident={incident} />
          </div>
          <Parties incident={incident} />
        </div>
        <div className="min-w-0 flex-1 xl:overflow-y-auto">
          <TimeLine incident={incident} />
          <Files incident={incident} />
          {mayHistory && (
            <div className="max-xl:hidden">
              <History id={incident.id} />
            </div>
          )}
        </div>
        <aside className="flex-none border-line max-xl:border-t xl:w-[386px] xl:overflow-y-auto xl:border-l">
          <PlaceMap incident={incident} />
          <Gaps incident={incident} />
          <Fine incident={incident} />
          <Costs incident={incident} />
          <Claims incident={incident} />
          <Actions incident={incident} />
          {mayHistory && (
            <div className="border-t border-line xl:hidden">
              <History id={incident.id} />
            </div>
          )}
        </aside>
      </div>
    </section>
  );
}

/** What, when, where, with what and whom, which load, which case. */
function SixFacts({ incident }: PageProps): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  const facts: readonly { readonly label: string; readonly value: ReactNode }[] = [
    { label: t('what'), value: incident.summary },
    { label: t('occurredAt'), value: formats.moment(incident.occurredAt, incident.timeZone) },
    { label: t('place'), value: incident.place },
    {
      label: t('vehicleAndDriver'),
      value: [incident.registrationNumber, incident.driverName].filter(Boolean).join(' · '),
    },
    {
      label: t('load'),
      value: incident.loadId !== null && (
        <Link {...linkTo(loadPath(incident.loadId))} className="underline">
          {incident.loadNumber}
        </Link>
      ),
    },
    { label: t('police'), value: [incident.policeStation, incident.policeCaseNo].filter(Boolean).join(', ') },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:flex lg:flex-wrap">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-medium break-words">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is missing before it is closed. */
function Gaps({ incident }: PageProps): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const refusals = useTexts(incidentFailureTexts);
  if (incident.gaps.length === 0 || !is(incidentLife, incident.status, 'open')) return null;
  return (
    <Part title={t('beforeClosing')} beside={String(incident.gaps.length)}>
      <ul className="grid gap-1 text-warn">
        {incident.gaps.map((gap) => (
          <li key={gap}>{refusals(gap as 'incidentActionsOpen')}</li>
        ))}
      </ul>
    </Part>
  );
}

function History({ id }: { readonly id: string }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const words = useCodeTexts([incidentDeskTexts as never]);
  const kinds: Readonly<Record<string, string>> = { call: 'role' };
  return (
    <Part title={t('history')}>
      <RecordHistory
        query={useQuery(incidentHistoryRead(id))}
        words={words}
        value={(path, value) => words(`${kinds[path] ?? path}_${String(value)}`) ?? String(value)}
      />
    </Part>
  );
}
