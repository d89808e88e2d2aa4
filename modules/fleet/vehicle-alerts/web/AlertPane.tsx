import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, CircleCheckBig, CircleDashed, CircleSlash, Hand, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useFormats } from '#platform/web/formats.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { useMedia } from '#platform/web/media.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type AlertRecord, falseAlarmForm } from '../contract.ts';
import { vehicleAlertDeskTexts } from '../messages/desk/index.ts';
import { vehicleAlertFailureTexts } from '../messages/failures/index.ts';
import { alerting } from '../status.ts';
import { AlertHistory } from './AlertHistory.tsx';
import { alertRead, alerts, alertsNoun, peopleRead, useMay } from './calls.ts';
import { SnoozeMenu } from './SnoozeMenu.tsx';
import { AlertBadge, AlertIcon, useSentence } from './words.tsx';

/** One alert: what can be done, what clears it, who was told, and what happened. */
export function AlertPane({ id, onBack }: { readonly id: string; readonly onBack: () => void }): ReactNode {
  useChannel(`${alertsNoun}:${id}`);
  const query = useQuery(alertRead(id));
  if (query.isPending) return <div className="skeleton m-4 h-60 lg:w-[352px]" role="status" aria-busy="true" />;
  return (
    <RecordGate query={query} skeleton={null}>
      {(record) => <OpenAlert key={record.id} record={record} onBack={onBack} />}
    </RecordGate>
  );
}

const assignForm = z.strictObject({ userId: z.uuid() });
const Field = namedFor<typeof assignForm>()({ Select: SelectField });

function People(): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  const people = useQuery(peopleRead);
  const options = (people.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return <Field.Select name="userId" label={t('person')} options={options} required />;
}

function useAlertDecisions({ id, status }: AlertRecord): readonly Decision[] {
  const t = useTexts(vehicleAlertDeskTexts);
  const mayResolve = useMay('resolveVehicleAlert');
  return offered(alerting, status, [
    {
      event: 'dismiss',
      may: mayResolve,
      place: 'menu',
      icon: CircleSlash,
      title: t('falseAlarm'),
      does: asksReason({
        title: t('falseAlarm'),
        schema: falseAlarmForm,
        label: t('falseAlarmWhy'),
        required: true,
        done: t('dismissed'),
        decide: ({ reason }, options) => alerts.resolveVehicleAlert({ id, isFalseAlarm: true, reason }, options),
      }),
    },
    {
      event: 'assign',
      may: useMay('assignVehicleAlert'),
      icon: UserPlus,
      title: t('assign'),
      does: asks({
        title: t('assignTitle'),
        schema: assignForm,
        initial: { userId: '' },
        fields: <People />,
        done: t('assigned'),
        decide: ({ userId }, options) => alerts.assignVehicleAlert({ id, userId }, options),
      }),
    },
    {
      event: 'resolve',
      may: mayResolve,
      place: 'menu',
      icon: CircleCheckBig,
      title: t('resolve'),
      does: { run: (options) => alerts.resolveVehicleAlert({ id }, options), done: t('resolved') },
    },
    {
      event: 'acknowledge',
      may: useMay('acknowledgeVehicleAlert'),
      kind: 'main',
      shortcut: 'A',
      icon: Hand,
      title: t('take'),
      does: { run: (options) => alerts.acknowledgeVehicleAlert({ id }, options), done: t('taken') },
    },
  ]);
}

function OpenAlert({ record, onBack }: { readonly record: AlertRecord; readonly onBack: () => void }): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  const formats = useFormats();
  const sentence = useSentence();
  const isDesk = useMedia('(min-width: 1024px)');
  const decisions = useAlertDecisions(record);
  const { id, lockId, kind, vehicle, vehicleId, driver, loadId, loadNumber, assignee, status, told } = record;
  return (
    <section
      aria-labelledby="alert-title"
      className="flex min-h-0 min-w-0 flex-col overflow-y-auto max-md:pb-20 lg:w-[352px] lg:flex-none"
    >
      <header className="flex-none border-b border-line px-4 py-3">
        <button type="button" className="btn btn-g -ml-2 px-2 lg:hidden" aria-label={t('back')} onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
        </button>
        <p className="flex items-start gap-x-2">
          <span className="mt-1">
            <AlertIcon alert={record} />
          </span>
          {/* On a phone it is the heading of the page, since the list is not there. */}
          <span id="alert-title" role="heading" aria-level={isDesk ? 2 : 1} className="text-lg font-semibold">
            {sentence(record)}
          </span>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <AlertBadge state={status} />
          {loadId && (
            <Link {...linkTo(`/loadCreate/${loadId}`)} className="text-brand hover:underline">
              {loadNumber}
            </Link>
          )}
          {vehicleId && (
            <Link {...linkTo(`/vehiclecapture/${vehicleId}`)} className="text-brand hover:underline">
              {vehicle}
            </Link>
          )}
          {driver && <span>{driver}</span>}
          {!vehicle && !driver && !loadId && <span>{record.name}</span>}
          <span>{formats.shortMoment(record.since)}</span>
        </p>
        {assignee && <p className="mt-1 text-sm text-muted">{t('onIt', { name: assignee })}</p>}
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          <Decisions
            record={{ noun: alertsNoun, id, lockId }}
            decisions={decisions}
            failures={[vehicleAlertFailureTexts]}
          />
          <SnoozeMenu record={record} />
        </div>
      </header>
      <Part title={t('clearsTitle')}>
        {[t(`clears_${kind}`), t('personEnds')].map((text) => (
          <li key={text} className="flex gap-2">
            <CircleDashed size={16} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
            {text}
          </li>
        ))}
      </Part>
      <Part title={t('toldTitle')}>
        {told.length === 0 && <li className="text-muted">{t('toldNobody')}</li>}
        {told.map(({ name, dueAt, toldAt }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-2">
            {name}
            <span className="text-sm text-muted tabular-nums">
              {toldAt
                ? t('toldAt', { time: formats.shortMoment(toldAt) })
                : t('toldDue', { time: formats.shortMoment(dueAt) })}
            </span>
          </li>
        ))}
      </Part>
      <Part title={t('historyTitle')}>
        <AlertHistory record={record} />
      </Part>
    </section>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section aria-label={title} className="border-b border-line px-4 py-3">
      <h2 className="mb-1.5 font-semibold">{title}</h2>
      <ul className="space-y-1.5">{children}</ul>
    </section>
  );
}
