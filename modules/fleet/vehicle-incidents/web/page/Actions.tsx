import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { is } from '#platform/machine.ts';
import { requiredText } from '#platform/operation.ts';
import { addDays } from '#platform/dates.ts';
import { isWallClock } from '#platform/wall-clock.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextField } from '#platform/web/fields/TextField.tsx';
import { today, useFormats } from '#platform/web/formats.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { instantOf, MomentField } from '#modules/work/loads/web/desk.ts';
import type { IncidentRecord } from '#modules/fleet/vehicle-incidents/contract.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { incidentLife } from '#modules/fleet/vehicle-incidents/status.ts';
import { incidentFailures, incidents, incidentsNoun, useMay } from '../calls.ts';
import { Part } from './Part.tsx';
import { Tick } from './Tick.tsx';

const adding = z.strictObject({
  title: requiredText(200),
  owner: requiredText(120),
  dueAt: requiredText(30).refine((value) => value === '' || isWallClock(value), { error: 'momentFormat' }),
});
const Field = namedFor<typeof adding>()({ Text: TextField, Moment: MomentField });

/** What is to be done, by whom and until when. */
export function Actions({ incident }: { readonly incident: IncidentRecord }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const { actions, timeZone, id } = incident;
  const isOpen = is(incidentLife, incident.status, 'open');
  const mayAdd = useMay('postVehicleIncidentAction') && isOpen;
  const mayMark = useMay('putVehicleIncidentAction') && isOpen;
  const done = actions.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Part title={t('actions')} beside={actions.length > 0 && t('actionsDone', { done, all: actions.length })}>
      {actions.length === 0 && <p className="text-muted">{t('noActions')}</p>}
      <ul className="mb-2">
        {actions.map((action) => (
          <ActionRow key={action.id} incident={incident} action={action} mayMark={mayMark} />
        ))}
      </ul>
      <Decisions
        isPart
        record={{ noun: incidentsNoun, id, lockId: incident.lockId }}
        failures={incidentFailures}
        decisions={[
          {
            event: 'addAction',
            may: mayAdd,
            icon: Plus,
            title: t('addAction'),
            does: asks({
              title: t('addAction'),
              schema: adding,
              initial: { title: '', owner: '', dueAt: `${addDays(today(), 7)}T17:00` },
              fields: (
                <>
                  <Field.Text name="title" label={t('actionTitle')} required />
                  <Field.Text name="owner" label={t('owner')} required />
                  <Field.Moment name="dueAt" label={t('dueAt')} required />
                </>
              ),
              done: t('actionAdded'),
              decide: ({ dueAt, ...action }, options) =>
                incidents.postVehicleIncidentAction(
                  { id, ...action, dueAt: instantOf(dueAt, timeZone) ?? dueAt },
                  options,
                ),
            }),
          },
        ].filter(({ may }) => may)}
      />
    </Part>
  );
}

interface ActionRowProps {
  readonly incident: IncidentRecord;
  readonly action: IncidentRecord['actions'][number];
  readonly mayMark: boolean;
}

function ActionRow({ incident, action, mayMark }: ActionRowProps): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  const isDone = action.doneAt !== null;
  const isLate = !isDone && action.dueAt !== null && new Date(action.dueAt) < new Date();
  const title = action.code === 'police' ? t('action_police') : action.title;
  const at = isDone ? action.doneAt : action.dueAt;
  return (
    <li className="flex min-h-12 items-center gap-3 py-1">
      <Tick
        incident={incident}
        partId={action.id}
        isDone={isDone}
        label={t(isDone ? 'actionUndone' : 'actionDone', { title })}
        does={
          mayMark
            ? {
                run: (options) =>
                  incidents.putVehicleIncidentAction(
                    { id: incident.id, actionId: action.id, isDone: !isDone },
                    options,
                  ),
                done: t('actionMarked'),
              }
            : undefined
        }
      />
      <div className="min-w-0 flex-1">
        <p>{title}</p>
        <p className={isLate ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {[isDone ? action.doneBy : action.owner, formats.shortMoment(at, incident.timeZone)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}
