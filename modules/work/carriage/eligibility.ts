import type { EligibilityCode, Finding } from '#modules/work/loads/findings.ts';
import { noCents, type Cents } from '#platform/money.ts';
import { noteDuty } from './duty-findings.ts';
import type { DriverFacts, LoadFacts, StillOut, VehicleFacts } from './facts.ts';
import { checkPaper, listSeparator, type Note, noter } from './finding-notes.ts';
import { limitsOf, plannedExcess } from './mass.ts';
import { notePlaceMass } from './place-findings.ts';

/** Errors that somebody with the right may go beyond, with a reason. Papers that have ended and overlaps never. */
export const overridableCodes = [
  'coverTooLow',
  'territoryOutside',
  'licenceCodeTooLow',
  'massAbovePermissible',
  'vehicleStillOut',
  'driverStillOut',
] as const satisfies readonly EligibilityCode[];
export type OverridableCode = (typeof overridableCodes)[number];

/** Hours that a vehicle needs at least from the end of a trip to the begin of the next one. */
const turnaround = 1;

/** A reservation ends by the plan; what is still on the road after that is taken until it is free. */
function checkOut(note: Note, code: EligibilityCode, { id, startsAt }: LoadFacts, out: StillOut | null): void {
  if (out === null || startsAt === null || out.loadId === id) return;
  if (startsAt.getTime() < out.freeAt.getTime() + turnaround * 3_600_000)
    note(code, 'E', { loadNumber: out.loadNumber, due: out.due });
}

export function vehicleFindings(
  load: LoadFacts,
  vehicle: VehicleFacts,
  subject: 'vehicle' | 'trailer1' | 'trailer2',
): Finding[] {
  const { findings, note } = noter(subject, `/vehiclecapture/${vehicle.id}`);
  const { to } = load.days;
  if (vehicle.availability === 'notChecked') note('vehicleNotChecked', vehicle.namedFor === load.id ? 'W' : 'E');
  else if (vehicle.availability !== 'available' && vehicle.availability !== 'reserved')
    note('vehicleUnavailable', 'E', { state: vehicle.availability });
  checkOut(note, 'vehicleStillOut', load, vehicle.out);
  checkPaper(note, 'vehiclePaperEnds', 'licenceExpiry', vehicle.licenceExpiry, to);
  checkPaper(note, 'vehiclePaperEnds', 'roadworthyExpiry', vehicle.roadworthyExpiry, to);
  if (subject === 'vehicle') {
    checkPaper(note, 'vehiclePaperEnds', 'operatorCardExpiry', vehicle.operatorCardExpiry, to);
    if (load.isDangerous && vehicle.operatorCardCategory !== 'D') note('operatorCardNotDangerous', 'E');
    if (load.isAbroad && (vehicle.crossBorderPermitExpiry ?? '') < to)
      note('crossBorderPermitMissing', 'E', { date: vehicle.crossBorderPermitExpiry ?? '' });
    if (vehicle.equipmentTypeId !== null && vehicle.equipmentTypeId !== load.equipmentTypeId)
      note('wrongEquipment', 'E');
    // A tractor takes the trailers that make the equipment.
    if (vehicle.equipmentTypeId === null && vehicle.kind !== 'truckTractor') note('equipmentUnknown', 'W');
  }
  if (vehicle.payloadKg !== null && vehicle.payloadKg > 0 && load.massKg > vehicle.payloadKg && subject === 'vehicle')
    note('massAbovePayload', 'W', { mass: String(load.massKg), payload: String(vehicle.payloadKg) });
  return findings;
}

/** May these vehicles weigh what they would weigh with the load (work-and-money.md §6). A tare that is not known says nothing. */
export function combinationFindings(load: LoadFacts, [vehicle, ...trailers]: readonly VehicleFacts[]): Finding[] {
  if (!vehicle) return [];
  const { findings, note } = noter('vehicle', `/vehiclecapture/${vehicle.id}`);
  const taresKg = [vehicle, ...trailers].reduce<number | null>(
    (sum, { tareKg }) => (sum === null || tareKg === null ? null : sum + tareKg),
    0,
  );
  const excess = plannedExcess({
    taresKg,
    loadKg: load.massKg,
    gcmKg: vehicle.gcmKg,
    limits: limitsOf(load.countries),
  });
  if (excess) note('massAbovePermissible', 'E', { mass: String(excess.massKg), limit: String(excess.limitKg) });
  if (taresKg !== null) notePlaceMass(note, load, taresKg + load.massKg);
  return findings;
}

/** Licence codes, the lesser first; one with E pulls a trailer as well. */
const codes = ['B', 'EB', 'C1', 'EC1', 'C', 'EC'];

export function driverFindings(load: LoadFacts, driver: DriverFacts, subject: 'driver' | 'coDriver'): Finding[] {
  const { findings, note } = noter(subject, `/managedriver/${driver.id}`);
  const { to } = load.days;
  if (driver.availability === 'notChecked') note('driverNotChecked', driver.namedFor === load.id ? 'W' : 'E');
  else if (driver.availability !== 'active') note('driverUnavailable', 'E', { state: driver.availability });
  checkOut(note, 'driverStillOut', load, driver.out);
  checkPaper(note, 'driverPaperEnds', 'licenceExpiry', driver.licenceExpiry, to);
  checkPaper(note, 'driverPaperEnds', 'prdpExpiry', driver.permitExpiry, to);
  if (!driver.hasGoodsPermit) note('driverPermitMissing', 'E');
  if (load.isDangerous && !driver.hasDangerousPermit) note('driverDangerousMissing', 'E');
  if (load.isDangerous) checkPaper(note, 'driverPaperEnds', 'dgTrainingExpiry', driver.dangerousTrainingExpiry, to);
  if (load.licenceCode !== '' && codes.indexOf(driver.licenceCode) < codes.indexOf(load.licenceCode))
    note('licenceCodeTooLow', 'E', { has: driver.licenceCode, needs: load.licenceCode });
  if (driver.medicalExpiry !== null && driver.medicalExpiry < to)
    note('medicalEnded', 'W', { date: driver.medicalExpiry });
  if (load.isAbroad && (driver.passportExpiry ?? '') < to)
    note('passportEnds', 'W', { date: driver.passportExpiry ?? '' });
  noteDuty(note, load, driver);
  return findings;
}

/** An exception that somebody made for a load and its supplier, with what it went beyond then. */
export interface Exception {
  readonly code: string;
  readonly stake: Cents;
  readonly details: Readonly<Record<string, string>>;
}

/** An exception covers what stood against the load when it was made: it ends when more is at stake, or something else. */
export function isExcepted(finding: Finding, exceptions: readonly Exception[]): boolean {
  return exceptions.some((exception) => exception.code === finding.code && covers(exception, finding));
}

function covers(exception: Exception, finding: Finding): boolean {
  return (finding.stake ?? noCents) <= exception.stake && isNoWorse(finding, exception.details);
}

/** Compares what is not counted in money: another country, a lesser licence or more kilograms are worse. */
function isNoWorse({ code, details }: Finding, then: Exception['details']): boolean {
  switch (code) {
    case 'territoryOutside':
      return countriesOf(details).every((country) => countriesOf(then).includes(country));
    case 'licenceCodeTooLow':
      return rankOf(details['has']) >= rankOf(then['has']) && rankOf(details['needs']) <= rankOf(then['needs']);
    case 'vehicleStillOut':
    case 'driverStillOut':
      return details['loadNumber'] === then['loadNumber'];
    case 'massAbovePermissible':
      return Number(details['mass']) - Number(details['limit']) <= Number(then['mass']) - Number(then['limit']);
    default:
      return true;
  }
}

const countriesOf = ({ countries = '' }: Exception['details']) => countries.split(listSeparator);

/** The place of a licence code; one that nobody stated is below all. */
const rankOf = (code = '') => codes.indexOf(code);

/** Lists what still stands against a load, after the exceptions that were made for it. */
export function blockersOf(findings: readonly Finding[], exceptions: readonly Exception[]): Finding[] {
  return findings.filter((finding) => finding.level === 'E' && !isExcepted(finding, exceptions));
}
