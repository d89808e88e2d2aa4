import { CalendarClock, Check, CircleCheck, Copy, Pencil, Repeat, Send, Truck } from 'lucide-react';
import { z } from 'zod';
import { is } from '#platform/machine.ts';
import { wallClockIn } from '#platform/wall-clock.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { NumberField } from '#platform/web/fields/NumberField.tsx';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import type { CallOptions } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadDeskTexts } from '../messages/desk/index.ts';
import { execution, swapReasons, type LoadEventName } from '../status.ts';
import { type Load, loads, useMay } from './calls.ts';
import { assignment, crewInput, crewOf, swap } from './crew.ts';
import { again, ResourceFields } from './decision-fields.tsx';
import { EventFields, factsOfKind, type Told, told } from './EventFields.tsx';
import { closingGapOf } from './closing-gap.ts';
import { proposedEvent } from './proposed-event.ts';
import { useEnds } from './use-ends.tsx';
import { useHolds } from './use-holds.tsx';
import { usePlanning } from './use-planning.tsx';
import { usePricing } from './use-pricing.tsx';
import { useWaybill } from './use-waybill.ts';
import { instantOf } from './load-form.ts';
import { editLoadPath } from './paths.ts';

const Again = namedFor<typeof again>()({ Number: NumberField });
const Swap = namedFor<ReturnType<typeof swap>>()({ Select: SelectField });

const orNull = (id: string) => id || null;
const nowIn = (timeZone: string) => wallClockIn(timeZone, new Date());

const nothing = z.strictObject({});

/** Offers the person's decisions on the load now; `warnings` are shown before it is sent. */
export function useLoadDecisions(load: Load, warnings: readonly string[]): readonly Decision[] {
  return [
    ...useUpkeep(load),
    ...usePricing(load),
    ...useWaybill(load),
    ...offered(execution, load.status, [
      ...usePlanning(load),
      ...useAssignment(load),
      ...useRoad(load, warnings),
      ...useEnds(load),
    ]),
  ];
}

/** What is done in any state. */
function useUpkeep(load: Load): readonly Decision[] {
  const t = useTexts(loadDeskTexts);
  const isOpen = load.status !== 'CLOSED' && load.status !== 'CANCELLED';
  const isMoving = is(execution, load.status, 'moving');
  return possible([
    {
      event: 'tell',
      may: useMay('postLoadEvent'),
      isPossible: isMoving,
      icon: CalendarClock,
      title: t('tellEvent'),
      shortcut: 'e',
      does: asks({
        title: t('tellEvent'),
        schema: told,
        initial: () => ({
          ...proposedEvent(load.stops),
          occurredAt: nowIn(load.timeZone),
          eta: '',
          reasonCode: '',
          disposition: '' as const,
          note: '',
          customerVisible: false,
        }),
        done: t('told'),
        decide: (event, { idempotencyKey }) =>
          loads.postLoadEvent(eventOf(load, event), idempotencyKey === undefined ? {} : { idempotencyKey }),
        fields: <EventFields load={load} />,
      }),
    },
    {
      event: 'edit',
      may: useMay('putLoad'),
      isPossible: isOpen,
      place: 'desk',
      icon: Pencil,
      title: t('edit'),
      does: { path: editLoadPath(load.id) },
    },
    useCopy(load.id),
    ...useHolds(load),
  ]);
}

/** An event as the server takes it, with its times on the clock of the load. */
function eventOf({ id, timeZone }: Load, event: Told) {
  const { reasonCode, disposition, eta } = factsOfKind(event);
  return {
    loadId: id,
    stopId: orNull(event.stopId),
    kind: event.kind,
    note: event.note,
    customerVisible: event.customerVisible && event.note.trim() !== '',
    occurredAt: instantOf(event.occurredAt, timeZone) ?? '',
    eta: eta === '' ? null : instantOf(eta, timeZone),
    reasonCode: reasonCode as '',
    disposition,
  };
}

/** The same load again, some days later. */
function useCopy(id: string): Decision & { readonly isPossible?: boolean } {
  const t = useTexts(loadDeskTexts);
  return {
    event: 'copy',
    may: useMay('postLoadCopy'),
    place: 'menu',
    icon: Copy,
    title: t('copy'),
    does: asks({
      title: t('copy'),
      text: t('copyText'),
      schema: again,
      initial: { daysLater: 7 },
      done: t('copied'),
      decide: ({ daysLater }, { idempotencyKey }) =>
        loads.postLoadCopy({ id: id, daysLater }, idempotencyKey === undefined ? {} : { idempotencyKey }),
      fields: <Again.Number name="daysLater" label={t('daysLater')} min={0} max={366} decimals={0} required />,
    }),
  };
}

/** Vehicle, trailers and driver: for the first time, or others on the road. */
function useAssignment({ id, supplierId, ...load }: Load): readonly Decision<LoadEventName>[] {
  const t = useTexts(loadDeskTexts);
  const current = crewOf(load);
  const fields = <ResourceFields supplierId={supplierId} trailers={load.trailerCount} />;
  return [
    {
      event: 'assign',
      may: useMay('assignLoad'),
      kind: load.status === 'BOOKED' ? 'main' : undefined,
      icon: Truck,
      title: t('assign'),
      does: asks({
        title: t('assign'),
        schema: assignment(load.trailerCount),
        initial: current,
        done: t('assigned'),
        decide: (input, options) => loads.assignLoad({ id, ...crewInput(input) }, options),
        fields,
      }),
    },
    {
      event: 'swap',
      may: useMay('swapLoad'),
      place: 'desk',
      icon: Repeat,
      title: t('swap'),
      does: asks({
        title: t('swap'),
        schema: swap(load.trailerCount),
        initial: { ...current, reason: '' },
        done: t('swapped'),
        decide: ({ reason, ...input }, options) => loads.swapLoad({ id, ...crewInput(input), reason }, options),
        fields: (
          <>
            {fields}
            <Swap.Select
              name="reason"
              label={t('reason')}
              required
              options={swapReasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
            />
          </>
        ),
      }),
    },
  ];
}

/** Sending it asks first where something is to be known of it. */
function useRoad(load: Load, warnings: readonly string[]): readonly Decision<LoadEventName>[] {
  const t = useTexts(loadDeskTexts);
  const { id } = load;
  const send = (options: CallOptions) => loads.dispatchLoad({ id }, options);
  return [
    {
      event: 'dispatch',
      may: useMay('dispatchLoad'),
      kind: 'main',
      icon: Send,
      title: t('dispatch'),
      does:
        warnings.length === 0
          ? { run: send, done: t('dispatched') }
          : asks({
              title: t('dispatchTitle'),
              text: warnings.join(' '),
              schema: nothing,
              initial: {},
              done: t('dispatched'),
              decide: (_, options) => send(options),
            }),
    },
    {
      event: 'deliver',
      may: useMay('deliverLoad'),
      kind: 'main',
      icon: Check,
      title: t('deliver'),
      does: { run: (options) => loads.deliverLoad({ id }, options), done: t('delivered') },
    },
    {
      event: 'close',
      may: useMay('closeLoad'),
      isPossible: closingGapOf(load) === undefined,
      kind: 'main',
      icon: CircleCheck,
      title: t('close'),
      does: { run: (options) => loads.closeLoad({ id }, options), done: t('saved') },
    },
  ];
}
