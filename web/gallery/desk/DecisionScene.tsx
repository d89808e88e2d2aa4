import { Ban, Check, MapPin, Pencil, Play, Send, Square, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { machine, type StateOf } from '#platform/machine.ts';
import { StatusBadge } from '#platform/web/list/StatusBadge.tsx';
import { asksReason } from '#platform/web/record/asks.tsx';
import { DecisionBarriers, Decisions } from '#platform/web/record/Decisions.tsx';
import { offered, possible } from '#platform/web/record/decisions.ts';
import { Scene } from './Scene.tsx';

const trip = machine({
  initial: 'assigned',
  states: {
    assigned: { dispatch: 'dispatched', cancel: 'cancelled' },
    dispatched: { arrive: 'arrived', cancel: 'cancelled' },
    arrived: { load: 'underway' },
    underway: { deliver: 'delivered' },
    delivered: {},
    cancelled: {},
  },
  past: { dispatch: 'dispatched', arrive: 'arrived', load: 'loaded', deliver: 'delivered', cancel: 'cancelled' },
});
const reason = z.strictObject({ reason: z.string().min(1) });
const record = { noun: 'carriers', id: 'HL20418', lockId: '1' };

/** What may be done with a record, from its machine: press one and see what is left. */
export function DecisionScene(): ReactNode {
  return (
    <Scene>
      <Trip />
    </Scene>
  );
}

function Trip(): ReactNode {
  const [state, setState] = useState<StateOf<typeof trip>>('assigned');
  const goes = (to: StateOf<typeof trip>, done: string) => ({ run: async () => setState(to), done });
  const decisions = [
    ...possible([
      { event: 'edit', may: true, place: 'desk', icon: Pencil, title: 'Edit', does: { path: '/scene' } },
      { event: 'link', may: true, place: 'menu', icon: Send, title: 'Send link', does: { path: '/scene' } },
    ]),
    ...offered(trip, state, [
      {
        event: 'cancel',
        may: true,
        kind: 'danger',
        icon: Ban,
        title: 'Cancel',
        does: asksReason({
          title: 'Cancel load HL20418?',
          text: 'The supplier and the customer are told.',
          schema: reason,
          label: 'Reason',
          required: true,
          done: 'The load was cancelled.',
          decide: async () => setState('cancelled'),
        }),
      },
      {
        event: 'dispatch',
        may: true,
        kind: 'main',
        shortcut: 'd',
        icon: Truck,
        title: 'Dispatch',
        does: goes('dispatched', 'Dispatched.'),
      },
      {
        event: 'arrive',
        may: true,
        kind: 'main',
        shortcut: 'e',
        icon: MapPin,
        title: 'Arrived',
        does: goes('arrived', 'Arrived.'),
      },
      { event: 'load', may: true, kind: 'main', icon: Play, title: 'Loaded', does: goes('underway', 'Loaded.') },
      {
        event: 'deliver',
        may: true,
        kind: 'main',
        icon: Square,
        title: 'Delivered',
        barrier: 'The position is 40 km from the place of delivery.',
        does: goes('delivered', 'Delivered.'),
      },
    ]),
  ];
  return (
    <>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <h3 className="text-xl font-semibold">HL20418</h3>
        <StatusBadge tone="info">{state}</StatusBadge>
        <Decisions record={record} decisions={decisions} />
      </header>
      <DecisionBarriers decisions={decisions} />
      <div className="card mt-4 p-4">
        <Decisions
          isPart
          record={record}
          decisions={possible([
            { event: 'accept', may: true, icon: Check, title: 'Accept the document', does: goes(state, 'Accepted.') },
          ])}
        />
      </div>
    </>
  );
}
