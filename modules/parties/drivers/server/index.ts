import { sql } from 'kysely';
import { ageOn } from '#platform/dates.ts';
import { failures, invalidFields } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { checkPhone } from '#platform/phone.ts';
import { worstPaper, type PaperState } from '#platform/papers.ts';
import { type Context, implement, type Implementation } from '#platform/server/implement.ts';
import { masterStore, type Proposed } from '#platform/server/master-data.ts';
import { paperConditions } from '#platform/server/paper-conditions.ts';
import { supplierName } from '#modules/parties/suppliers/server/index.ts';
import {
  isLimited,
  refuseForeignOwner,
  refuseForeignSupplier,
  supplierLimit,
} from '#modules/base/access/server/index.ts';
import {
  datesFromDocuments,
  documentedDates,
  keepPhoto,
  photoOf,
  refuseOtherDates,
  renameDocumentSubject,
} from '#modules/base/documents/server/index.ts';
import { driverDates, type DriverFields, driverPapers, drivers, driverService } from '../contract.ts';
import { isMasked, maskIdentity } from '../identity.ts';
import type { DriverFailureCode } from '../messages/failures/index.ts';
import { adultFrom, birthDateOf, papersLacking, permitAges, permitTooEarly } from '../rules.ts';
import { openIdentity, sealIdentity } from './identity-number.ts';
import { sendMobileCode, verifyMobile } from './mobile.ts';

const fail = failures<FailureCode | DriverFailureCode>();

/** The number on the record is the one that a code came back from. */
const isMobileVerified = sql<boolean>`(t.mobile <> '' and t.verified_mobile = t.mobile)`;
export const driverStore = masterStore(drivers, {
  limit: supplierLimit,
  narrow: (context, { papers, mobileState, isOwn }) => [
    ...(isOwn === undefined ? [] : [sql`(t.supplier_id is null) = ${isOwn}`]),
    ...paperConditions(context, papers),
    ...(mobileState ? [sql`t.mobile <> '' and ${isMobileVerified} = ${mobileState === 'verified'}`] : []),
  ],
  facts: {
    supplierName,
    photo: photoOf,
    isMobileVerified,
    documentedDates: documentedDates(drivers, driverDates),
  },
  complete: asKept,
  refuse: refuseDriver,
});
/** Licence card, permit, medical, training, passport and work permit say for themselves when they end. */
export const driverPaperDates = datesFromDocuments({
  subjectType: 'driver',
  data: drivers,
  dates: driverDates,
});

export const driverOperations: Implementation = implement(driverService, {
  getClientDrivers: driverStore.list,

  postClientDriver: captureDriver,

  async putClientDriver(context, values) {
    const saved = await driverStore.change(context, values);
    const name = `${values.name} ${values.surname}`;
    await renameDocumentSubject(context, { type: 'driver', id: values.id, name });
    if (!isMasked(values.idNumber)) await sealIdentity(context, values.id, values.idNumber);
    return saved;
  },

  async getClientDriverIdNumber(context, { id }) {
    const { rows } = await driverStore.list(context, drivers.list.input.parse({ id }));
    if (rows.length === 0) throw fail('notFound', 'notFound');
    return { idNumber: await openIdentity(context, id) };
  },

  putClientDriverPhoto: (context, photo) => keepPhoto(context, { data: drivers, subjectType: 'driver' }, photo),
  sendClientDriverCode: (context, { id }) => sendMobileCode(context, id),
  verifyClientDriverMobile: (context, { id, otp }) => verifyMobile(context, id, otp),

  async getCarrierDriversAndAlertCount(context, { keyIdentifier }) {
    await refuseForeignSupplier(context, keyIdentifier);
    const query = drivers.list.input.parse({ supplierId: keyIdentifier, status: 'active', pageSize: 1000 });
    const { rows } = await driverStore.list(context, query);
    const isAlert = (row: (typeof rows)[number]) =>
      alerting.includes(
        worstPaper(
          driverPapers.map((paper) => row[paper] as string | null),
          context.today,
          papersLacking(row).length > 0,
        ),
      );
    return { drivers: rows, alertCount: rows.filter(isAlert).length };
  },
});

/** Papers that somebody has to look after. */
const alerting: readonly PaperState[] = ['expired', 'incomplete', 'expiring'];

/** Creates a driver; the identity number is sealed, and the record has its mask. */
export async function captureDriver(
  context: Context,
  values: DriverFields,
): ReturnType<(typeof driverStore)['create']> {
  const saved = await driverStore.create(context, values);
  await sealIdentity(context, saved.id, values.idNumber);
  return saved;
}

/** The number masked, the date of birth that it says, and the mobile number as it is dialled. */
function asKept(context: Pick<Context, 'today'>, values: DriverFields): DriverFields {
  const { idNumber } = values;
  return {
    ...values,
    idNumber: isMasked(idNumber) ? idNumber : maskIdentity(idNumber),
    dateOfBirth: birthDateOf(values, context.today),
    mobile: checkPhone(values.mobile).normalised,
  };
}

/** Who is limited to suppliers does not say that what it named is in order. */
const checkedByClient: Readonly<Record<string, { readonly code: DriverFailureCode }>> = {
  availability: { code: 'driverCheckedByClient' },
};

async function refuseDriver(context: Context, { before, values }: Proposed<DriverFields>): Promise<void> {
  await refuseForeignOwner(context, values.supplierId);
  if (before?.availability === 'notChecked' && values.availability !== 'notChecked' && isLimited(context))
    throw invalidFields(checkedByClient);
  // The mask of another number would hide which one is sealed.
  if (isMasked(values.idNumber) && values.idNumber !== before?.idNumber)
    throw invalidFields({ idNumber: { code: 'invalidFormat' } });
  const mobile = checkPhone(values.mobile, { mobile: true });
  if (!mobile.ok && mobile.code) throw invalidFields({ mobile: { code: mobile.code } });
  if (before) await refuseOtherDates(context, { data: drivers, dates: driverDates }, before.id, values);
  const dateOfBirth = birthDateOf(values, context.today);
  if (dateOfBirth && ageOn(dateOfBirth, context.today) < adultFrom)
    throw fail('driverTooYoung', 'rule', {}, { dateOfBirth: { code: 'driverTooYoung' } });
  const permit = permitTooEarly(values, dateOfBirth, context.today);
  if (!permit) return;
  const details = { minimumAge: permitAges[permit] };
  throw fail('permitTooEarly', 'rule', details, { [permit]: { code: 'permitTooEarly', details } });
}
