import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf, record } from '#platform/server/records.ts';
import type { ServiceRecord, serviceRow } from '../contract.ts';
import { findService, recordsOf, type StoredService } from './queries.ts';
import './tables.ts';

export const serviceNoun = 'vehicleService';

/** Services of vehicles, as people change them. */
export const services = record({
  noun: serviceNoun,
  table: 'vehicle_service',
  channels: ['vehicleServices'],
  find: findService,
  show: (_: Context, stored: StoredService) => rowOf(stored),
});

const measured = (value: unknown) => (value === null ? null : Number(value));

export function rowOf(stored: StoredService): z.input<typeof serviceRow> {
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    planId: stored.plan_id,
    planCode: stored.plan_code,
    planName: stored.plan_name,
    vehicleId: stored.vehicle_id,
    registrationNumber: stored.registration_number,
    fleetNo: stored.fleet_no,
    dueKm: measured(stored.due_km),
    dueOn: stored.due_on,
    dueHours: measured(stored.due_hours),
    km: stored.km,
    hours: stored.hours,
    kmPerDay: stored.km_per_day,
    standing: stored.standing,
    by: stored.by,
    left: stored.left,
    lastDoneOn: stored.last_done_on,
    warrantyUntil: stored.warranty_until,
    orderId: stored.open_order_id,
    orderNumber: stored.open_order_number ?? '',
    cost: cents(Number(stored.cost)),
  };
}

type Shown = Omit<ServiceRecord, 'cost'> & { readonly cost: ReturnType<typeof cents> };

/** What was done, as callers read it. */
export async function shownRecords(context: Context, serviceId: string): Promise<Shown[]> {
  return (await recordsOf(context, serviceId)).map((each) => ({
    id: each.id,
    lockId: lockIdOf(each),
    doneOn: each.done_on,
    km: measured(each.km),
    hours: measured(each.hours),
    cost: cents(Number(each.cost)),
    workshop: each.workshop,
    note: each.note,
    warrantyUntil: each.warranty_until,
    orderId: each.order_id,
    orderNumber: each.order_number ?? '',
    isReversed: each.reversed_at !== null,
    reverseReason: each.reverse_reason,
    createdBy: each.created_by,
  }));
}
