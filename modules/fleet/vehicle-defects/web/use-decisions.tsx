import { CalendarClock, Check, CircleOff, Eye, Pause, RotateCcw, ShieldCheck, Wrench } from 'lucide-react';
import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { is } from '#platform/machine.ts';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import type { CallOptions } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { DefectRecord } from '../contract.ts';
import { defectDeskTexts } from '../messages/desk/index.ts';
import { type AskedEvent, type DefectEvent, defectLife } from '../status.ts';
import { defects, useMay } from './calls.ts';

const orderChoice = z.strictObject({ orderId: z.string() });
const told = z.strictObject({ reason: text(500) });
const reasoned = z.strictObject({ reason: requiredText(500) });
const deferral = z.strictObject({
  reason: requiredText(500),
  until: z.union([calendarDate, z.literal('')]).refine((value) => value !== '', { error: 'required' }),
});
const OrderField = deskFieldsFor<typeof orderChoice>();
const DeferField = deskFieldsFor<typeof deferral>();

/** What the person may do with a defect now. */
export function useDefectDecisions(defect: DefectRecord): readonly Decision[] {
  const [repair, verdicts] = [useRepair(defect), useVerdicts(defect)];
  return offered<string, DefectEvent>(defectLife as never, defect.state, [...verdicts, ...repair]);
}

const putter =
  (id: string) =>
  (event: AskedEvent, more: object, options: CallOptions): Promise<unknown> =>
    defects.putVehicleDefect({ id, event, ...more }, options);

function useRepair(defect: DefectRecord): readonly Decision<DefectEvent>[] {
  const t = useTexts(defectDeskTexts);
  const may = useMay('putVehicleDefect');
  const put = putter(defect.id);
  const isFresh = is(defectLife, defect.state, 'fresh');
  return [
    {
      event: 'acknowledge',
      may,
      icon: Eye,
      title: t('acknowledge'),
      kind: isFresh ? 'main' : undefined,
      does: { run: (options) => put('acknowledge', {}, options), done: t('acknowledged') },
    },
    {
      event: 'repair',
      may,
      icon: Wrench,
      title: t('repair'),
      kind: defect.state === 'ACKNOWLEDGED' ? 'main' : undefined,
      does: asks({
        title: t('repair'),
        text: t('repairText'),
        schema: orderChoice,
        initial: { orderId: '' },
        done: t('repairBegun'),
        decide: ({ orderId }, options) => put('repair', { orderId: orderId || null }, options),
        fields: (
          <OrderField.Select
            name="orderId"
            label={t('order')}
            options={[
              { value: '', label: t('noOrder') },
              ...defect.orders.map(({ id, number, supplierName }) => ({
                value: id,
                label: [number, supplierName].filter(Boolean).join(' · '),
              })),
            ]}
          />
        ),
      }),
    },
    {
      event: 'stopRepair',
      may,
      place: 'menu',
      icon: Pause,
      title: t('stopRepair'),
      does: { run: (options) => put('stopRepair', {}, options), done: t('repairStopped') },
    },
    {
      event: 'finishRepair',
      may,
      icon: Check,
      title: t('finishRepair'),
      kind: defect.state === 'IN_REPAIR' ? 'main' : undefined,
      does: asksReason({
        title: t('finishRepair'),
        text: t('finishText'),
        schema: told,
        label: t('whatWasDone'),
        done: t('repairedDone'),
        decide: ({ reason }, options) => put('finishRepair', { note: reason }, options),
      }),
    },
  ];
}

function useVerdicts(defect: DefectRecord): readonly Decision<DefectEvent>[] {
  const t = useTexts(defectDeskTexts);
  const [may, mayDismiss] = [useMay('putVehicleDefect'), useMay('dismissVehicleDefect')];
  const put = putter(defect.id);
  return [
    {
      event: 'verify',
      may,
      icon: ShieldCheck,
      title: t('verify'),
      kind: 'main',
      barrier: defect.isOwnRepair ? t('ownRepair') : null,
      does: { run: (options) => put('verify', {}, options), done: t('verifiedDone') },
    },
    {
      event: 'reopen',
      may,
      icon: RotateCcw,
      title: t('reopen'),
      does: asksReason({
        title: t('reopen'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('reopenedDone'),
        decide: ({ reason }, options) => put('reopen', { note: reason }, options),
      }),
    },
    {
      event: 'defer',
      may,
      isPossible: defect.severity !== 'critical',
      place: 'desk',
      icon: CalendarClock,
      title: t('defer'),
      does: asks({
        title: t('defer'),
        text: t('deferText'),
        schema: deferral,
        initial: { reason: '', until: '' },
        done: t('deferredDone'),
        decide: ({ reason, until }, options) => put('defer', { note: reason, until }, options),
        fields: (
          <>
            <DeferField.Date name="until" label={t('until')} required />
            <DeferField.Textarea name="reason" label={t('reason')} required rows={3} />
          </>
        ),
      }),
    },
    {
      event: 'dismiss',
      may: mayDismiss,
      place: 'menu',
      icon: CircleOff,
      title: t('dismiss'),
      does: asksReason({
        title: t('dismiss'),
        text: t('dismissText'),
        schema: reasoned,
        label: t('reason'),
        required: true,
        done: t('dismissedDone'),
        decide: ({ reason }, options) => defects.dismissVehicleDefect({ id: defect.id, reason }, options),
      }),
    },
  ];
}
