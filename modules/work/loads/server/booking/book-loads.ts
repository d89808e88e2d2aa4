import { Failure, failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import { noCents } from '#platform/money.ts';
import { authorisation } from '#platform/operation.ts';
import type { Context } from '#platform/server/implement.ts';
import { plainNumbers } from '#platform/server/numbers.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { loadService } from '#modules/work/loads/contract.ts';
import type { LoadInput } from '#modules/work/loads/fields.ts';
import { knownOfMany, nothingRemembered } from './known.ts';
import type { Moved } from '../load-record.ts';
import { type Booking, newLoad, type PricedLoad } from './new-load.ts';
import { refuseUnrated } from './unrated.ts';
import { type HeldLoad, type NumberedLoad, writeLoads } from './write-loads.ts';
import type { BookingRooms } from '../rooms.ts';

const fail = failures<FailureCode>();

/**
 * Books loads with all that belongs to them, by one statement for each table however many loads there are. For each of them
 * what was booked, or why it was not: of a load that is refused nothing is written. Those that are ready at once are held
 * where the customer's credit does not reach, the first of the list before the later ones. Open boards are told of each if
 * `isTold`; a file tells them once.
 */
export async function bookLoads(
  context: Context,
  { prices, carriage }: BookingRooms,
  bookings: readonly Booking[],
  { isTold = false }: { readonly isTold?: boolean } = {},
): Promise<readonly (Moved | Failure)[]> {
  refuseWhenLimited(context);
  const knownOf = await knownOfMany(
    context,
    bookings.map(({ input }) => input),
    nothingRemembered(),
  );
  const outlined = bookings.map((booking) =>
    orRefusal(() => {
      if (booking.isReady) refuseUnlessMaySubmit(context);
      return newLoad(context, booking, knownOf(booking.input));
    }),
  );
  const priced = await prices.priceNew(context, outlined.filter(isGood));
  const good = priced.filter((load) => refusalOfPrice(load) === undefined);
  const excesses = await carriage.excesses(
    context,
    good.filter(({ isReady }) => isReady),
  );
  const held = good.map((load) => ({ ...load, excess: excesses.get(load.id) ?? noCents }));
  const loads = await numbered(context, held);
  await writeLoads(context, loads, { isTold });
  const booked = new Map(loads.map((load) => [load.id, bookedAs(load)]));
  const refused = new Map(priced.map((load) => [load.id, refusalOfPrice(load)]));
  return outlined.map((load) => (isGood(load) ? (booked.get(load.id) ?? refused.get(load.id)!) : load));
}

/** What a rule refuses, as a value. */
function orRefusal<T>(rule: () => T): T | Failure {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error;
  }
}

function isGood<T>(value: T | Failure): value is T {
  return !(value instanceof Failure);
}

/** Who may submit loads, makes ready ones. */
export function refuseUnlessMaySubmit({ actor }: Context): void {
  const right = authorisation(loadService.name, 'submitLoad');
  if (actor.kind === 'user' && !actor.authorisations.has(right))
    throw fail('forbidden', 'forbidden', { authorisation: right });
}

/** A load that is to be ready has a price; an extra alone is none. */
function refusalOfPrice({ isReady, charges, rating }: PricedLoad): Failure | undefined {
  const price = charges.filter(({ side, source }) => side === 'sell' && source !== 'added' && source !== 'extra');
  if (!isReady || price.reduce((sum, { net }) => sum + net, 0) > 0 || !rating) return undefined;
  return orRefusal(() => refuseUnrated(rating));
}

/** Gives each load the next number of its company and order type. */
async function numbered(context: Context, loads: readonly HeldLoad[]): Promise<readonly NumberedLoad[]> {
  const series = Map.groupBy(loads, ({ known }) => `${known.companyId} ${known.orderNumberPrefix}`);
  const byId = new Map<string, string>();
  for (const some of series.values()) {
    const { companyId, orderNumberPrefix } = some[0]!.known;
    const numbers = await plainNumbers(context, { companyId, kind: `load ${orderNumberPrefix}`, count: some.length });
    for (const [place, { id }] of some.entries())
      byId.set(id, `${orderNumberPrefix}${String(numbers[place]!).padStart(6, '0')}`);
  }
  return loads.map((load) => ({ ...load, loadNumber: byId.get(load.id)! }));
}

const bookedAs = ({ id, loadNumber, isReady, excess }: NumberedLoad): Moved => ({
  id,
  loadNumber,
  lockId: '1',
  status: isReady ? 'READY' : 'DRAFT',
  holds: excess > 0n ? ['CREDIT'] : [],
});

/** Books one load as its form sends it: a draft, or ready where it is submitted at once. */
export async function createLoad(
  context: Context,
  input: LoadInput,
  rooms: BookingRooms,
  { isReady = false }: { readonly isReady?: boolean } = {},
): Promise<Moved> {
  const [booked] = await bookLoads(context, rooms, [{ input, isReady }], { isTold: true });
  if (!booked || booked instanceof Failure) throw booked ?? fail('notFound', 'notFound');
  return booked;
}
