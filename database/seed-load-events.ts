import { sql } from 'kysely';
import type { Context } from '#platform/server/implement.ts';
import { refreshLoad } from '#modules/work/road/server/index.ts';
import type { LoadState } from '#modules/work/loads/status.ts';

const hour = 3_600_000;
const minute = hour / 60;

export const carried: readonly LoadState[] = ['CLOSED', 'DELIVERED', 'IN_TRANSIT', 'DISPATCHED', 'ASSIGNED', 'BOOKED'];
export const equipped: readonly LoadState[] = ['CLOSED', 'DELIVERED', 'IN_TRANSIT', 'DISPATCHED', 'ASSIGNED'];

/** A load of the demonstration on its way into its state. */
export interface Settled {
  readonly id: string;
  readonly status: LoadState;
  readonly place: number;
  readonly start: number;
  readonly hours: number;
}

/** How far a load has come, and where between its booking and its departure each step was. */
const steps: readonly (readonly [kind: string, at: number, reached: readonly LoadState[]])[] = [
  ['submitted', 0.04, ['READY', 'CANCELLED', ...carried]],
  ['awarded', 0.3, carried],
  ['assigned', 0.6, equipped],
  ['dispatched', 0.97, ['CLOSED', 'DELIVERED', 'IN_TRANSIT', 'DISPATCHED']],
];

export interface Life {
  readonly status: LoadState;
  readonly bookedAt: Date;
  /** In milliseconds. */
  readonly leaves: number;
  readonly ends: number;
}

/** What the desk did with the load, at believable times: it was booked before it was sent. */
export async function tellLife({ db, partition, now }: Context, id: string, life: Life): Promise<void> {
  const { status, bookedAt, leaves, ends } = life;
  const booked = bookedAt.getTime();
  const told = steps
    .filter(([, , reached]) => reached.includes(status))
    .map(([kind, share]) => [kind, booked + share * (leaves - booked)] as const);
  const ended: Partial<Record<LoadState, readonly (readonly [string, number])[]>> = {
    DELIVERED: [['delivered', ends]],
    CLOSED: [
      ['delivered', ends],
      ['closed', Math.min(ends + 30 * hour, now.getTime() - hour)],
    ],
    CANCELLED: [['cancelled', leaves]],
  };
  const all = [...told, ...(ended[status] ?? [])].map(([kind, at]) => ({
    kind,
    at: new Date(Math.round(at / minute) * minute),
  }));
  if (all.length === 0) return;
  await sql`
    insert into load_event (partition, load_id, kind, occurred_at, received_at, source, actor)
    select ${partition}, ${id}, kind, at, at, 'staff', 'Anele Dube'
      from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as t(kind text, at timestamptz)`.execute(db);
  await sql`update load set ready_at = ${all[0]!.at} where partition = ${partition} and id = ${id}`.execute(db);
}

/** The stops as they were reached: some late, with their reason. */
export async function drive(context: Context, { id, status, place, start, hours }: Settled): Promise<void> {
  const { db, partition } = context;
  const isLate = place % 5 === 0;
  const late = isLate ? 2 + 0.25 * (2 + (place % 4)) : 0.6;
  const told: readonly (readonly [number, string, number, string])[] = [
    [1, 'arrived', start + late * hour, isLate ? 'tradeDelay' : ''],
    // Some stand for longer than is free.
    [1, 'departed', start + (late + (place % 4 === 1 ? 4.3 : 1.4)) * hour, ''],
    ...(status === 'IN_TRANSIT'
      ? []
      : ([
          [2, 'arrived', start + (hours + 0.5) * hour, ''],
          [2, 'workEnded', start + (hours + 1.7) * hour, ''],
          [2, 'departed', start + (hours + 2) * hour, ''],
        ] as const)),
  ];
  for (const [sequence, kind, moment, reason] of told)
    if (moment < context.now.getTime())
      await sql`insert into load_event (partition, load_id, stop_id, kind, occurred_at, received_at, source, actor, reason_code, minutes_late)
        select ${partition}, s.load_id, s.id, ${kind}, ${new Date(moment)}, ${new Date(moment + 4 * 60_000)}, 'staff', 'Anele Dube', ${reason},
               case when ${kind} = 'arrived' then greatest(0, floor(extract(epoch from ${new Date(moment)}::timestamptz - s.window_end) / 60))::int end
          from stop s where s.partition = ${partition} and s.load_id = ${id} and s.sequence = ${sequence}`.execute(db);
  await refreshLoad(context, id);
}
