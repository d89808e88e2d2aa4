import { Check, CircleCheck, Repeat, Send, Truck } from 'lucide-react';
import { z } from 'zod';
import { SelectField } from '#platform/web/fields/ChoiceFields.tsx';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, offered } from '#platform/web/record/decisions.ts';
import type { CallOptions } from '#platform/web/rpc.ts';
import { useTexts } from '#platform/web/texts.ts';
import { namedFor } from '#platform/web/fields/named.ts';
import { loadDeskTexts } from '#modules/work/loads/messages/desk/index.ts';
import { execution, type LoadEventName, swapReasons } from '#modules/work/loads/status.ts';
import { isPassed } from '#modules/work/loads/trip.ts';
import type { Load } from '#modules/work/loads/web/index.ts';
import { closingGapOf } from '#modules/work/loads/web/desk.ts';
import { carriage, useMay } from './calls.ts';
import { assignment, crewInput, crewOf, swap } from './crew.ts';
import { ResourceFields } from './decision-fields.tsx';
import { useAward } from './use-award.tsx';
import { useEnds } from './use-ends.tsx';
import { carriageTexts } from '../messages/desk/index.ts';

const Swap = namedFor<ReturnType<typeof swap>>()({ Select: SelectField });

const nothing = z.strictObject({});

/** Offers what moves the load on in its state; `warnings` are shown before it is sent, which waits until they were read. */
export function useMoves(load: Load, warnings: readonly string[] | undefined): readonly Decision[] {
  return offered(execution, load.status, [
    ...useAward(load),
    ...useAssignment(load),
    ...useRoad(load, warnings),
    ...useEnds(load),
  ]);
}

/** Vehicle, trailers and driver: for the first time, or others on the road. */
function useAssignment({ id, supplierId, ...load }: Load): readonly Decision<LoadEventName>[] {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(carriageTexts);
  const current = crewOf(load);
  const fields = (
    <ResourceFields
      load={{ id, timeZone: load.timeZone, supplierId }}
      supplierId={supplierId}
      trailers={load.trailerCount}
    />
  );
  return [
    {
      event: 'assign',
      may: useMay('assignLoad'),
      kind: load.status === 'BOOKED' ? 'main' : undefined,
      icon: Truck,
      title: own('assign'),
      does: asks({
        title: own('assign'),
        schema: assignment(load.trailerCount),
        initial: current,
        done: own('assigned'),
        decide: (input, options) => carriage.assignLoad({ id, ...crewInput(input) }, options),
        fields,
      }),
    },
    {
      event: 'swap',
      may: useMay('swapLoad'),
      place: 'desk',
      icon: Repeat,
      title: own('swap'),
      does: asks({
        title: own('swap'),
        schema: swap(load.trailerCount),
        initial: { ...current, reason: '' },
        done: own('swapped'),
        decide: ({ reason, ...input }, options) => carriage.swapLoad({ id, ...crewInput(input), reason }, options),
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
function useRoad(load: Load, warnings: readonly string[] | undefined): readonly Decision<LoadEventName>[] {
  const t = useTexts(loadDeskTexts);
  const own = useTexts(carriageTexts);
  const { id } = load;
  const isOver = load.stops.every(({ status }) => isPassed(status));
  const send = (options: CallOptions) => carriage.dispatchLoad({ id }, options);
  return [
    {
      event: 'dispatch',
      may: useMay('dispatchLoad'),
      isPossible: warnings !== undefined,
      kind: 'main',
      icon: Send,
      title: own('dispatch'),
      does:
        warnings === undefined || warnings.length === 0
          ? { run: send, done: own('dispatched') }
          : asks({
              title: own('dispatchTitle'),
              text: warnings.join(' '),
              schema: nothing,
              initial: {},
              done: own('dispatched'),
              decide: (_, options) => send(options),
            }),
    },
    {
      event: 'deliver',
      may: useMay('deliverLoad'),
      // While a stop is still to come, the next act is to say what happens there.
      kind: isOver ? 'main' : undefined,
      place: isOver ? 'bar' : 'desk',
      icon: Check,
      title: own('deliver'),
      does: { run: (options) => carriage.deliverLoad({ id }, options), done: own('delivered') },
    },
    {
      event: 'close',
      may: useMay('closeLoad'),
      isPossible: closingGapOf(load) === undefined,
      kind: 'main',
      icon: CircleCheck,
      title: own('close'),
      does: { run: (options) => carriage.closeLoad({ id }, options), done: t('saved') },
    },
  ];
}
