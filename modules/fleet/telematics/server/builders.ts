import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { TrackerEvent } from '../events.ts';
import type { Point } from '../points.ts';
import { keepPoints } from './keep-points.ts';
import type { ListedUnit } from './port.ts';
import { sealSecrets } from './secrets.ts';
import type { Provider } from '../status.ts';
import './tables.ts';

interface NewAccount {
  readonly companyId: string;
  readonly provider: Provider;
  readonly name: string;
  readonly units: readonly (ListedUnit & { readonly vehicleId: string | null })[];
  readonly points: readonly Point[];
  readonly events?: readonly TrackerEvent[];
}

/** An account that is not read by itself, with its units, the vehicles that they are on, and what was read of them. */
export async function buildTelematicsAccount(app: App, partition: string, account: NewAccount): Promise<string> {
  const { companyId, provider, name, units, points, events = [] } = account;
  const system = systemContext(app, { language: 'en', requestId: 'builder', operation: 'buildTelematicsAccount' });
  return inPartition(system, partition, async (context) => {
    const { db } = context;
    const id = crypto.randomUUID();
    await db
      .insertInto('telematics_account')
      .values({
        partition,
        id,
        company_id: companyId,
        provider,
        name,
        time_zone: context.timeZone,
        secret_sealed: sealSecrets(app, { partition, id }, { password: '', clientSecret: '' }),
        read_at: context.now,
        created_by: 'Anele Dube',
        updated_by: 'Anele Dube',
      })
      .execute();
    await keepPoints(context, { accountId: id, points: [], units });
    for (const { unitId, vehicleId } of units)
      if (vehicleId !== null)
        await sql`update telematics_unit set vehicle_id = ${vehicleId}, confirmed_by = 'Anele Dube', confirmed_at = ${context.now}
          where partition = ${partition} and account_id = ${id} and unit_id = ${unitId}`.execute(db);
    await keepPoints(context, { accountId: id, points, events });
    return id;
  });
}
