import { expect, test } from 'vitest';
import { drivers } from '#modules/parties/drivers/contract.ts';
import { ownerships, vehicles } from '#modules/parties/vehicles/contract.ts';
import { award, awardInput } from './award.ts';
import { assignment, crewInput, crewOf, ownedBy, swap } from './crew.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const typed = { carrier: 'supplier', supplierId: '', supplierReference: '', buyAmount: null } as const;
const problemsOf = (parsed: ReturnType<typeof award.safeParse | ReturnType<typeof assignment>['safeParse']>) =>
  parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test('a load goes to the own fleet where that is chosen, and not where a supplier was forgotten', () => {
  expect(problemsOf(award.safeParse(typed))).toEqual(['supplierId required']);
  expect(problemsOf(award.safeParse({ ...typed, carrier: 'own' }))).toEqual([]);
});

test('what was typed of a supplier is left out once the own fleet is chosen', () => {
  const chosen = { ...typed, supplierId: id(1), supplierReference: 'R-1', buyAmount: 12_500 };
  expect(awardInput(chosen)).toMatchObject({ supplierId: id(1), supplierReference: 'R-1' });
  expect(awardInput(chosen).buyAmount).not.toBeNull();
  expect(awardInput({ ...chosen, carrier: 'own' })).toEqual({
    supplierId: null,
    supplierReference: '',
    buyAmount: null,
  });
});

test('a price that was typed and emptied again is none, and not one that is missing', () => {
  // An emptied number is undefined in a form.
  expect(award.parse({ ...typed, carrier: 'own', buyAmount: undefined })).toMatchObject({ buyAmount: null });
});

test('who drives along stays on a load that is assigned again', () => {
  const load = { vehicleId: id(1), trailer1Id: id(2), trailer2Id: null, driverId: id(3), coDriverId: id(4) };
  expect(crewInput(assignment(1).parse(crewOf(load)))).toEqual({ ...load, isShared: false, sharedReason: '' });
});

test('a vehicle that several loads share says why; a reason without the tick is none', () => {
  const crew = { ...crewOf(), vehicleId: id(1), driverId: id(3) };
  expect(problemsOf(assignment(0).safeParse({ ...crew, isShared: true, sharedReason: ' ' }))).toEqual([
    'sharedReason required',
  ]);
  expect(crewInput({ ...crew, sharedReason: 'Yard to quay' })).toMatchObject({ isShared: false, sharedReason: '' });
});

test('everything that is missing is named at once, with the trailers that the equipment of the load asks for', () => {
  const dragged = { ...crewOf(), vehicleId: id(1) };
  const missing = (trailers: number) => problemsOf(assignment(trailers).safeParse(dragged));
  expect(missing(0)).toEqual(['driverId required']);
  expect(missing(2)).toEqual(['driverId required', 'trailer1Id required', 'trailer2Id required']);
  expect(problemsOf(swap(1).safeParse({ ...dragged, reason: '' }))).toEqual([
    'driverId required',
    'reason required',
    'trailer1Id required',
  ]);
});

test('nobody is offered who may not take the load: a supplier carries with what is its own, and so does the company', () => {
  expect(ownedBy(id(1))).toEqual({ vehicles: { supplierId: id(1) }, drivers: { supplierId: id(1) } });
  const own = ownedBy(null);
  expect(own).toEqual({
    vehicles: { ownership: ownerships.filter((of) => of !== 'supplier') },
    drivers: { isOwn: true },
  });
  // As the lists that are asked take it.
  for (const of of [own, ownedBy(id(1))]) {
    expect(vehicles.list.input.safeParse(of.vehicles).success).toBe(true);
    expect(drivers.list.input.safeParse(of.drivers).success).toBe(true);
  }
});
