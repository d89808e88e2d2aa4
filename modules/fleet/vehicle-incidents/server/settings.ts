import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenScoped } from '#modules/base/access/server/index.ts';
import { bookCompany } from '#modules/money/posting-periods/server/index.ts';
import type { incidentService } from '../contract.ts';
import type { IncidentContact } from '../fields.ts';
import { type Deadlines, usualDeadlines } from '../rules.ts';
import './tables.ts';

type Reader = Pick<Context, 'db' | 'partition'>;

/** Deadlines and numbers of a company. */
export interface IncidentSetting extends Deadlines {
  readonly contacts: readonly IncidentContact[];
}

/** What a company has set, or the usual deadlines and no numbers. */
export async function settingOf({ db, partition }: Reader, companyId: string): Promise<IncidentSetting> {
  const row = await db
    .selectFrom('incident_setting')
    .selectAll()
    .where('partition', '=', partition)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!row) return { ...usualDeadlines, contacts: [] };
  return {
    policeHours: row.police_hours,
    nominateDays: row.nominate_days,
    postedDays: row.posted_days,
    environmentDays: row.environment_days,
    contacts: row.contacts,
  };
}

/** The setting of the caller's company, with the zone in which its times are typed. */
export async function readSetting(context: Context) {
  const { id } = await bookCompany(context, null);
  const { contacts, ...deadlines } = await settingOf(context, id);
  return { ...deadlines, contacts: [...contacts], timeZone: await zoneOf(context, id) };
}

type Given = z.output<(typeof incidentService)['operations']['putVehicleIncidentSetting']['input']>;

/** Sets deadlines and numbers. Deadlines that are running stay as they were. */
export async function saveSetting(context: Context, given: Given): Promise<void> {
  refuseWhenScoped(context);
  const { db, partition, actor } = context;
  const { id } = await bookCompany(context, null);
  const before = await settingOf(context, id);
  const columns = {
    police_hours: given.policeHours,
    nominate_days: given.nominateDays,
    posted_days: given.postedDays,
    environment_days: given.environmentDays,
    contacts: JSON.stringify(given.contacts),
    updated_by: actor.name,
  };
  await db
    .insertInto('incident_setting')
    .values({ partition, company_id: id, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['partition', 'company_id'])
        .doUpdateSet({ ...columns, updated_at: sql`now()`, version: sql`incident_setting.version + 1` }),
    )
    .execute();
  const facts = ({ contacts, ...deadlines }: IncidentSetting) => ({ ...deadlines, contacts: contacts.length });
  await context.audit({
    noun: 'incidentSetting',
    recordId: id,
    event: 'changed',
    before: facts(before),
    after: facts(given),
  });
}

/** The time zone of a company. */
export async function zoneOf({ db, partition }: Reader, companyId: string): Promise<string> {
  const { time_zone } = await db
    .selectFrom('company')
    .select('time_zone')
    .where('partition', '=', partition)
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return time_zone;
}
