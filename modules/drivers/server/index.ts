import { defaultTimeZone, todayIn } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { worstPaper } from '#platform/papers.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore, type Proposed } from '#platform/server/master-data.ts';
import { paperConditions } from '#platform/server/paper-conditions.ts';
import { refuseForeignOwner, refuseForeignSupplier, supplierLimit } from '#modules/access/server/index.ts';
import { type DriverFields, driverPapers, drivers, driverService } from '../contract.ts';
import { isMasked, maskIdentity } from '../identity.ts';
import type { DriverFailureCode } from '../messages/failures/index.ts';
import { birthDateOf, permitAges, permitTooEarly } from '../rules.ts';
import { openIdentity, sealIdentity } from './identity-number.ts';

const fail = failures<FailureCode | DriverFailureCode>();

export const driverStore = masterStore(drivers, {
  limit: supplierLimit,
  narrow: (context, { papers }) => paperConditions(context, papers),
  complete: asKept,
  refuse: refuseDriver,
});
const today = ({ now }: Pick<Context, 'now'>) => todayIn(defaultTimeZone, now);

export const driverOperations: Implementation = implement(driverService, {
  getClientDrivers: driverStore.list,

  async postClientDriver(context, values) {
    const saved = await driverStore.create(context, values);
    await sealIdentity(context, saved.id, values.idNumber);
    return saved;
  },

  async putClientDriver(context, values) {
    const saved = await driverStore.change(context, values);
    if (!isMasked(values.idNumber)) await sealIdentity(context, values.id, values.idNumber);
    return saved;
  },

  async getClientDriverIdNumber(context, { id }) {
    const { rows } = await driverStore.list(context, drivers.list.input.parse({ id }));
    if (rows.length === 0) throw fail('notFound', 'notFound');
    return { idNumber: await openIdentity(context, id) };
  },

  async getCarrierDriversAndAlertCount(context, { keyIdentifier }) {
    await refuseForeignSupplier(context, keyIdentifier);
    const query = drivers.list.input.parse({ supplierId: keyIdentifier, status: 'active', pageSize: 1000 });
    const { rows } = await driverStore.list(context, query);
    const isAlert = (row: (typeof rows)[number]) =>
      ['expired', 'expiring'].includes(
        worstPaper(
          driverPapers.map((paper) => row[paper] as string | null),
          today(context),
        ),
      );
    return { drivers: rows, alertCount: rows.filter(isAlert).length };
  },
});

/** The number masked, and the date of birth that it says. */
function asKept(context: Pick<Context, 'now'>, values: DriverFields): DriverFields {
  const { idNumber } = values;
  return {
    ...values,
    idNumber: isMasked(idNumber) ? idNumber : maskIdentity(idNumber),
    dateOfBirth: birthDateOf(values, today(context)),
  };
}

async function refuseDriver(context: Context, { before, values }: Proposed<DriverFields>): Promise<void> {
  await refuseForeignOwner(context, values.supplierId);
  // The mask of another number would hide which one is sealed.
  if (isMasked(values.idNumber) && values.idNumber !== before?.idNumber)
    throw fail('invalidPayload', 'invalid', {}, { idNumber: { code: 'invalidFormat' } });
  const permit = permitTooEarly(values, birthDateOf(values, today(context)), today(context));
  if (!permit) return;
  const details = { minimumAge: permitAges[permit] };
  throw fail('permitTooEarly', 'rule', details, { [permit]: { code: 'permitTooEarly', details } });
}
