import { sql } from 'kysely';
import { failures } from '#platform/failure.ts';
import { nextState } from '#platform/machine.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { insertRows } from '#platform/server/insert-rows.ts';
import type { Context } from '#platform/server/implement.ts';
import { freeCode } from '#platform/server/master-code.ts';
import { drivers } from '#modules/parties/drivers/contract.ts';
import { captureDriver } from '#modules/parties/drivers/server/index.ts';
import { vehicles } from '#modules/parties/vehicles/contract.ts';
import { vehicleStore } from '#modules/parties/vehicles/server/index.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';
import { execution } from '#modules/work/loads/status.ts';
import { findLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import type { NamedDriver, NamedVehicle } from '../named-fields.ts';

const fail = failures<FailureCode | LoadFailureCode>();

/** Reads the load for which a vehicle or driver is named: a supplier carries it, and it can still be assigned or swapped. */
export async function loadToName(context: Context, id: string): Promise<StoredLoad> {
  const load = await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  const canHave = ['assign', 'swap'].some(
    (event) => nextState(execution, load.status, event as 'assign') !== undefined,
  );
  if (!canHave) throw fail('notAllowedInState', 'rule', { state: load.status });
  if (load.supplier_id === null) throw fail('carriedByNobody', 'rule');
  return load;
}

/**
 * Puts a vehicle of the load's supplier on file that nobody has checked: until somebody has, it may go with this load alone.
 * One that the supplier has on file already is answered as it is.
 */
export async function nameVehicle(context: Context, load: StoredLoad, named: NamedVehicle): Promise<{ id: string }> {
  const { db, partition } = context;
  const { rows } = await sql<{ id: string }>`
    select id from vehicle where partition = ${partition} and code = ${named.registrationNumber}
       and supplier_id = ${load.supplier_id} and is_active`.execute(db);
  if (rows[0]) return rows[0];
  const { id } = await vehicleStore.create(
    context,
    vehicles.fields.parse({
      ...named,
      ownership: 'supplier',
      supplierId: load.supplier_id,
      availability: 'notChecked',
    }),
  );
  await keepNamed(context, load, 'vehicle', id);
  return { id };
}

/** The same of a driver, who gets a number that is free. */
export async function nameDriver(context: Context, load: StoredLoad, named: NamedDriver): Promise<{ id: string }> {
  const employeeNo = await freeCode(drivers, context, { [drivers.name]: `${named.surname} ${named.name}` });
  const { id } = await captureDriver(
    context,
    drivers.fields.parse({
      ...named,
      employeeNo,
      supplierId: load.supplier_id,
      prdpGoods: named.prdpExpiry !== null,
      availability: 'notChecked',
    }),
  );
  await keepNamed(context, load, 'driver', id);
  return { id };
}

async function keepNamed(context: Context, load: StoredLoad, kind: 'vehicle' | 'driver', id: string): Promise<void> {
  const { db, partition, actor } = context;
  const row = { partition, kind, resource_id: id, load_id: load.id, named_by: actor.name };
  await insertRows(db, 'named_resource', [row]);
}
