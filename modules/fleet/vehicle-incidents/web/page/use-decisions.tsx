import { Ban, Check, CircleCheckBig, Eye, FileText, GitMerge, ListTodo, MessageSquareQuote, Pencil, Search, Undo2 } from 'lucide-react';
import { z } from 'zod';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { is } from '#platform/machine.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { IncidentRecord } from '#modules/fleet/vehicle-incidents/contract.ts';
import { incidentDeskTexts } from '#modules/fleet/vehicle-incidents/messages/desk/index.ts';
import { incidentFailureTexts } from '#modules/fleet/vehicle-incidents/messages/failures/index.ts';
import { type IncidentEvent, incidentLife } from '#modules/fleet/vehicle-incidents/status.ts';
import { incidents, incidentSource, useMay } from '../calls.ts';
import { changeIncidentPath } from '../paths.ts';

const reasoned = z.strictObject({ reason: requiredText(500) });
const merging = z.strictObject({ intoId: z.uuid({ error: 'required' }) });
const stating = z.strictObject({ saidBy: text(120), text: requiredText(2000) });
const Merging = deskFieldsFor<typeof merging>();
const Stating = deskFieldsFor<typeof stating>();

/** What the person may do with an incident now. One thing is the next one: it stands at the end of the bar. */
export function useIncidentDecisions(incident: IncidentRecord): readonly Decision[] {
  const [papers, steps, ends] = [usePapers(incident), useSteps(incident), useEnds(incident)];
  return [
    ...papers,
    ...offered<string, IncidentEvent>(incidentLife as never, incident.status, [...steps, ...ends]),
  ];
}

function usePapers({ id, status }: IncidentRecord): readonly Decision[] {
  const t = useTexts(incidentDeskTexts);
  return possible([
    {
      event: 'sheet',
      may: useMay('getVehicleIncidentSheet'),
      place: 'desk',
      icon: FileText,
      title: t('sheet'),
      does: {
        async run() {
          const { base64, contentType, fileName } = await incidents.getVehicleIncidentSheet({ id });
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          saveFile(new Blob([bytes], { type: contentType }), fileName);
        },
        done: t('sheetSaved'),
      },
    },
    {
      event: 'statement',
      may: useMay('postVehicleIncidentNote'),
      isPossible: is(incidentLife, status, 'open'),
      place: 'menu',
      icon: MessageSquareQuote,
      title: t('statement'),
      does: asks({
        title: t('statementTitle'),
        schema: stating,
        initial: { saidBy: '', text: '' },
        fields: (
          <>
            <Stating.Text name="saidBy" label={t('saidBy')} />
            <Stating.Textarea name="text" label={t('statementText')} required rows={6} />
          </>
        ),
        done: t('noteAdded'),
        decide: (values, options) => incidents.postVehicleIncidentNote({ id, kind: 'statement', ...values }, options),
      }),
    },
  ]);
}

function useSteps(incident: IncidentRecord): readonly Decision<IncidentEvent>[] {
  const t = useTexts(incidentDeskTexts);
  const refusals = useTexts(incidentFailureTexts);
  const { id, status, gaps } = incident;
  const next = (event: IncidentEvent) =>
    ({ REPORTED: 'triage', TRIAGED: 'investigate', UNDER_INVESTIGATION: 'act', ACTIONS_OPEN: 'resolve', RESOLVED: 'close' })[
      status as 'REPORTED'
    ] === event
      ? { kind: 'main' as const }
      : { place: 'menu' as const };
  return [
    {
      event: 'edit',
      may: useMay('putVehicleIncident'),
      icon: Pencil,
      title: t('edit'),
      does: { path: changeIncidentPath(id) },
    },
    {
      event: 'triage',
      may: useMay('triageVehicleIncident'),
      ...next('triage'),
      icon: Eye,
      title: t('triage'),
      does: { run: (options) => incidents.triageVehicleIncident({ id }, options), done: t('triaged') },
    },
    {
      event: 'investigate',
      may: useMay('investigateVehicleIncident'),
      ...next('investigate'),
      icon: Search,
      title: t('investigate'),
      does: { run: (options) => incidents.investigateVehicleIncident({ id }, options), done: t('investigating') },
    },
    {
      event: 'act',
      may: useMay('actOnVehicleIncident'),
      ...next('act'),
      icon: ListTodo,
      title: t('act'),
      does: { run: (options) => incidents.actOnVehicleIncident({ id }, options), done: t('acting') },
    },
    {
      event: 'resolve',
      may: useMay('resolveVehicleIncident'),
      ...next('resolve'),
      icon: Check,
      title: t('resolve'),
      does: { run: (options) => incidents.resolveVehicleIncident({ id }, options), done: t('resolved') },
    },
    {
      event: 'close',
      may: useMay('closeVehicleIncident'),
      ...next('close'),
      barrier: gaps[0] ? refusals(gaps[0] as 'incidentActionsOpen') : null,
      icon: CircleCheckBig,
      title: t('close'),
      does: { run: (options) => incidents.closeVehicleIncident({ id }, options), done: t('closed') },
    },
  ];
}

function useEnds({ id, eventNo: number }: IncidentRecord): readonly Decision<IncidentEvent>[] {
  const t = useTexts(incidentDeskTexts);
  return [
    {
      event: 'merge',
      may: useMay('mergeVehicleIncident'),
      place: 'menu',
      icon: GitMerge,
      title: t('merge'),
      does: asks({
        title: t('mergeTitle', { number }),
        text: t('mergeText'),
        schema: merging,
        initial: { intoId: '' },
        fields: <Merging.Searched name="intoId" label={t('mergeInto')} from={incidentSource} except={id} required />,
        done: t('mergedDone'),
        decide: ({ intoId }, options) => incidents.mergeVehicleIncident({ id, intoId }, options),
      }),
    },
    {
      event: 'cancel',
      may: useMay('deleteVehicleIncident'),
      place: 'menu',
      icon: Ban,
      title: t('cancel'),
      does: asksReason({
        title: t('cancelTitle', { number }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('cancelled'),
        decide: ({ reason }, options) => incidents.deleteVehicleIncident({ id, reason }, options),
      }),
    },
    {
      event: 'reopen',
      may: useMay('reopenVehicleIncident'),
      place: 'menu',
      icon: Undo2,
      title: t('reopen'),
      does: asksReason({
        title: t('reopenTitle', { number }),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('reopened'),
        decide: ({ reason }, options) => incidents.reopenVehicleIncident({ id, reason }, options),
      }),
    },
  ];
}
