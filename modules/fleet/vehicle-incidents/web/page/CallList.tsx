import { CircleDot, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { is } from '#platform/machine.ts';
import { text } from '#platform/operation.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { TextareaField } from '#platform/web/fields/TextField.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { asks } from '#platform/web/record/asks.tsx';
import type { CallOptions } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { IncidentRecord } from '#modules/fleet/vehicle-incidents/contract.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { incidentLife } from '#modules/fleet/vehicle-incidents/status.ts';
import { incidents, useMay } from '../calls.ts';
import { Part } from './Part.tsx';
import { Tick } from './Tick.tsx';

type Call = IncidentRecord['calls'][number];
const ringing = z.strictObject({ note: text(300) });
const Field = namedFor<typeof ringing>()({ Textarea: TextareaField });

/** Whom to ring, in order, with their numbers, and who rang when. */
export function CallList({ incident }: { readonly incident: IncidentRecord }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const { calls } = incident;
  if (calls.length === 0) return null;
  const done = calls.filter(({ calledAt }) => calledAt !== null).length;
  return (
    <Part title={t('callList')} beside={t('callsDone', { done, all: calls.length })}>
      <ol>
        {calls.map((call) => (
          <CallRow key={call.id} incident={incident} call={call} />
        ))}
      </ol>
    </Part>
  );
}

function CallRow({ incident, call }: { readonly incident: IncidentRecord; readonly call: Call }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const formats = useFormats();
  const may = useMay('putVehicleIncidentCall') && is(incidentLife, incident.status, 'open');
  const name = call.name || t(`role_${call.role}`);
  const isDone = call.calledAt !== null;
  const said = isDone
    ? [formats.shortMoment(call.calledAt, incident.timeZone), call.calledBy, call.note].filter(Boolean).join(', ')
    : call.dueAt !== null && t('dueBy', { date: formats.shortMoment(call.dueAt, incident.timeZone) });
  const mark = { id: incident.id, callId: call.id };
  const does = isDone
    ? {
        run: (options: CallOptions) => incidents.putVehicleIncidentCall({ ...mark, isCalled: false }, options),
        done: t('rangDone'),
      }
    : asks({
        title: t('rangTitle', { name }),
        schema: ringing,
        initial: { note: '' },
        fields: <Field.Textarea name="note" label={t('answer')} rows={2} />,
        done: t('rangDone'),
        decide: ({ note }, options) => incidents.putVehicleIncidentCall({ ...mark, isCalled: true, note }, options),
      });
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <Tick
        incident={incident}
        partId={call.id}
        isDone={isDone}
        icon={CircleDot}
        label={t(isDone ? 'notRang' : 'rang', { name })}
        does={may ? does : undefined}
      />
      <div className="min-w-0 flex-1">
        <p className="break-words">{name}</p>
        {said && <p className={isDone ? 'text-sm text-muted' : 'text-sm text-warn'}>{said}</p>}
      </div>
      {call.phone === '' ? (
        <span className="flex-none text-sm text-muted">{t('noNumber')}</span>
      ) : (
        <a
          href={`tel:${call.phone.replaceAll(/[^+\d]/g, '')}`}
          aria-label={`${t('ring', { name })}, ${call.phone}`}
          className="flex flex-none items-center gap-1.5 self-stretch whitespace-nowrap text-brand tabular-nums"
        >
          <Phone size={14} aria-hidden="true" />
          {call.phone}
        </a>
      )}
    </li>
  );
}

/** Who else took part, and who saw it. */
export function Parties({ incident }: { readonly incident: IncidentRecord }): ReactNode {
  const t = useTexts(incidentDeskTexts);
  const people = [
    ...incident.thirdParties.map((person) => ({ ...person, title: person.name })),
    ...incident.witnesses.map((person) => ({ ...person, title: `${t('witness')}: ${person.name}` })),
  ];
  return (
    <Part title={t('parties')} beside={t(`injuries_${incident.injuries}`)}>
      {people.length === 0 && <p className="text-muted">{t('noParties')}</p>}
      <ul className="grid gap-2.5">
        {people.map(({ title, phone, registration, insurer, note }) => (
          <li key={`${title} ${phone} ${registration}`}>
            <p>{title}</p>
            <p className="text-sm text-muted">{[registration, insurer, phone, note].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
