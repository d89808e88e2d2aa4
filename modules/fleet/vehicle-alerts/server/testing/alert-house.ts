import crypto from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { CalendarDate } from '#platform/dates.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Context } from '#platform/server/implement.ts';
import { type House, openHouse } from '#platform/server/testing/house.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { type AlertRow, vehicleAlertService } from '#modules/fleet/vehicle-alerts/contract.ts';
import type { AlertKind } from '#modules/fleet/vehicle-alerts/kinds.ts';
import { vehicleAlertFailureTexts } from '#modules/fleet/vehicle-alerts/messages/failures/index.ts';
import { sendAlertMails } from '../mails.ts';
import { vehicleAlertOperations } from '../operations.ts';
import { reckonAlerts } from '../reckon.ts';
import { alertSources } from '../sources/index.ts';
import type { AlertSource, Condition } from '../sources/source.ts';

export const partition = 'alpha';

/** A house whose alerts a test reckons by hand, at the moments that it chooses. */
export interface AlertHouse extends House {
  staff: Staff;
  /** Begins anew: nothing of the tests before is left that makes an alert or hears of one. */
  begin(): Promise<void>;
  /** Reckons all sources, or one that is true as the test says, and sends the mails that are due. */
  reckon(sources?: readonly AlertSource[]): Promise<void>;
  open(question?: string, by?: Staff): Promise<readonly AlertRow[]>;
  colleague(): Promise<Staff>;
  vehicle(columns?: Readonly<Record<string, unknown>>): Promise<string>;
  within<T>(task: (context: Context) => Promise<T>): Promise<T>;
  /** What was mailed to a person, the latest first. */
  mailsTo(person: Staff): Promise<readonly { readonly subject: string; readonly text: string }[]>;
}

export const rights = Object.keys(vehicleAlertService.operations);

export async function openAlertHouse(): Promise<AlertHouse> {
  const house = await openHouse({
    implementations: [vehicleAlertOperations],
    failureCatalogues: [vehicleAlertFailureTexts],
    isIdle: true,
  });
  const system = systemContext(house.app, { language: 'en', requestId: 'test', operation: 'test' });
  const within: AlertHouse['within'] = (task) => inPartition(system, partition, task);
  const owner = new pg.Client(house.databaseUrl);
  await owner.connect();
  // Tables that are only added to are emptied too.
  await owner.query('set session_replication_role = replica');
  const close = () => house.close();
  const made: AlertHouse = {
    ...house,
    staff: await buildStaff(house.app, partition, rights),
    within,
    async begin() {
      await owner.query(
        'truncate vehicle_alert, outgoing_message, vehicle, load, exchange, telematics_account, open_item, ledger_balance cascade',
      );
      await owner.query("update app_user set status = 'deactivated'");
      made.staff = await buildStaff(house.app, partition, rights);
      house.clock.set('2026-11-24T10:00:00Z');
    },
    async close() {
      await owner.end();
      await close();
    },
    async reckon(sources: readonly AlertSource[] = alertSources) {
      await within((context) => reckonAlerts(context, sources));
      await within(sendAlertMails);
    },
    async open(question = 'open', by = made.staff) {
      const { rows } = await house.ask<{ rows: AlertRow[] }>('getVehicleAlerts', { question }, by);
      return rows;
    },
    colleague: () => buildStaff(house.app, partition, rights, { companyId: made.staff.companyId }),
    vehicle: (columns: Readonly<Record<string, unknown>> = {}) => insertVehicle(house, columns),
    async mailsTo({ account }: Staff) {
      return (await house.messages()).filter(({ to }) => to === account);
    },
  };
  return made;
}

/** A vehicle of our own, with what the test says of it. */
async function insertVehicle(house: House, columns: Readonly<Record<string, unknown>>): Promise<string> {
  const texts = ['model', 'fleet_no', 'vin', 'engine_no', 'register_number', 'suspension', 'reefer_unit', 'fuel_type'];
  const more = [
    'tracker_provider',
    'tracker_device_id',
    'licence_disc_no',
    'operator_card_no',
    'operator_card_category',
  ];
  const values = {
    ...Object.fromEntries(
      [...texts, ...more, 'insurance_policy', 'cross_border_permit_no', 'notes'].map((name) => [name, '']),
    ),
    partition,
    kind: 'rigid',
    ownership: 'own',
    availability: 'available',
    code: `T${crypto.randomInt(1_000_000)}GP`,
    name: 'Isuzu',
    created_by: 'Test',
    updated_by: 'Test',
    ...columns,
  };
  const { rows } = await sql<{ id: string }>`
    insert into vehicle (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(values))}) returning id`.execute(house.app.database.writer(partition));
  return rows[0]!.id;
}

/** A source that is true of what the test says; of one thing where it says nothing. */
export function toldBy(kind: AlertKind, ...conditions: readonly Partial<Condition>[]): AlertSource {
  return {
    kind,
    now: async ({ now }) =>
      (conditions.length > 0 ? conditions : [{}]).map((condition) => ({
        subject: 'one',
        name: 'One',
        severity: 'warning',
        since: now,
        ...condition,
      })),
  };
}

/** A source that is true of nothing any more. */
export const gone = (kind: AlertKind): AlertSource => ({ kind, now: async () => [] });

/** The calendar date so many days from another one. */
export const daysAfter = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
