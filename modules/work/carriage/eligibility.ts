import { addDays, type CalendarDate } from '#platform/dates.ts';
import { type CoverPeriod, expiringDays, leastCover, requiredCover, uncoveredPeriods } from '#platform/insurance.ts';
import { minus } from '#platform/calculations.ts';
import { type Cents, noCents } from '#platform/money.ts';
import type { EligibilityCode, EligibilitySubject, Finding } from '#modules/work/loads/findings.ts';
import { limitsOf, plannedExcess } from './mass.ts';

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

export interface LoadFacts {
  readonly id: string;
  /** The company's days from the first planned arrival to the last departure, and one to come back. */
  readonly days: { readonly from: CalendarDate; readonly to: CalendarDate };
  /** The first planned moment of a load that has not left; of one that is on its way nothing stands in its way any more. */
  readonly startsAt: Date | null;
  readonly isAbroad: boolean;
  readonly loadValue: Cents;
  readonly customerValue: Cents;
  readonly commodityCover: Cents;
  readonly isCommodityExcluded: boolean;
  readonly commodityName: string;
  readonly isDangerous: boolean;
  readonly equipmentTypeId: string;
  readonly licenceCode: string;
  readonly massKg: number;
  /** Everything that is carried: of the load, and of its lines of goods. */
  readonly commodities: readonly { readonly id: string; readonly name: string }[];
  /** Countries of its stops: their limits of mass apply, and the policy must cover them. */
  readonly countries: readonly string[];
}
export interface SupplierFacts {
  readonly id: string;
  readonly isApproved: boolean;
  readonly isBankVerified: boolean;
  readonly certificates: readonly CertificateFacts[];
}
export interface CertificateFacts extends CoverPeriod {
  readonly cover: Cents;
  readonly isUndated: boolean;
  /** Countries in which the policy holds; none: nobody has said. */
  readonly territory: readonly string[];
  /** Commodity types that it does not insure. */
  readonly excluded: readonly string[];
}
/** A load that has left with a vehicle or a driver, and has not come to its end though that was planned by now. */
export interface StillOut {
  readonly loadId: string;
  readonly loadNumber: string;
  /** By the plan, or by the newest estimate where that is later; as people of its company write it. */
  readonly due: string;
  /** Not before the estimate, nor before now. */
  readonly freeAt: Date;
}
export interface VehicleFacts {
  readonly id: string;
  readonly out: StillOut | null;
  readonly availability: string;
  readonly equipmentTypeId: string | null;
  readonly payloadKg: number | null;
  readonly tareKg: number | null;
  readonly gcmKg: number | null;
  readonly licenceExpiry: CalendarDate | null;
  readonly roadworthyExpiry: CalendarDate | null;
  readonly operatorCardExpiry: CalendarDate | null;
  readonly operatorCardCategory: string;
  readonly crossBorderPermitExpiry: CalendarDate | null;
}
export interface DriverFacts {
  readonly id: string;
  readonly out: StillOut | null;
  readonly availability: string;
  readonly licenceCode: string;
  readonly licenceExpiry: CalendarDate | null;
  readonly hasGoodsPermit: boolean;
  readonly hasDangerousPermit: boolean;
  readonly permitExpiry: CalendarDate | null;
  readonly medicalExpiry: CalendarDate | null;
  readonly dangerousTrainingExpiry: CalendarDate | null;
  readonly passportExpiry: CalendarDate | null;
}

type Note = (
  code: EligibilityCode,
  level: 'E' | 'W',
  details?: Readonly<Record<string, string>>,
  stake?: Cents,
) => void;

function noter(subject: EligibilitySubject, path: string): { readonly findings: Finding[]; readonly note: Note } {
  const findings: Finding[] = [];
  const note: Note = (code, level, details = {}, stake) =>
    void findings.push({ code, level, subject, details, path, ...(stake !== undefined && { stake }) });
  return { findings, note };
}

/** Hours that a vehicle needs at least from the end of a trip to the begin of the next one. */
const turnaround = 1;

/** A reservation ends by the plan; what is still on the road after that is taken until it is free. */
function checkOut(note: Note, code: EligibilityCode, { id, startsAt }: LoadFacts, out: StillOut | null): void {
  if (out === null || startsAt === null || out.loadId === id) return;
  if (startsAt.getTime() < out.freeAt.getTime() + turnaround * 3_600_000)
    note(code, 'E', { loadNumber: out.loadNumber, due: out.due });
}

/** A paper must hold until the vehicle is back; one that ends within a month of that is warned of. */
function checkPaper(
  note: Note,
  code: EligibilityCode,
  paper: string,
  ends: CalendarDate | null,
  lastDay: CalendarDate,
): void {
  if (ends === null) note('paperDateUnknown', 'W', { paper });
  else if (ends < lastDay) note(code, 'E', { paper, date: ends });
  else if (ends <= addDays(lastDay, expiringDays)) note('paperEndsSoon', 'W', { paper, date: ends });
}

/** What is worth knowing of the load itself, whoever takes it. */
export function loadFindings(load: LoadFacts): Finding[] {
  const { findings, note } = noter('load', load.id === '' ? '' : `/loadCreate/${load.id}`);
  if (load.loadValue === noCents) note('loadValueNotStated', 'W');
  if (load.isCommodityExcluded) note('commodityOftenExcluded', 'W', { commodity: load.commodityName });
  return findings;
}

/** May this supplier take it: approved, insured on every day of the trip and for what the goods are worth. */
export function supplierFindings(load: LoadFacts, supplier: SupplierFacts): Finding[] {
  const { findings, note } = noter('supplier', `/carrierApproval/${supplier.id}`);
  if (!supplier.isApproved) note('supplierNotApproved', 'E');
  if (!supplier.isBankVerified) note('bankNotVerified', 'W');
  const [gap] = uncoveredPeriods(supplier.certificates, load.days);
  if (gap) note('coverGap', 'E', { from: gap.from, to: gap.to });
  if (supplier.certificates.some(({ isUndated }) => isUndated)) note('coverDatesUnknown', 'W');
  noteTerms(note, load, supplier.certificates);
  return findings;
}

/**
 * Whether the policies hold where the load goes, for what is carried and for what it is worth. A country or goods are covered
 * if no other day stays open with them. The least cover of a day counts, and on each day that of one policy which holds for
 * everything: one for the country and another for the goods pay nothing together. A day without any is the gap's to say.
 */
function noteTerms(note: Note, load: LoadFacts, certificates: SupplierFacts['certificates']): void {
  const required = requiredCover(load.customerValue, load.loadValue, load.commodityCover);
  const openDays = (those: SupplierFacts['certificates']) => JSON.stringify(uncoveredPeriods(those, load.days));
  const openAnyway = openDays(certificates);
  const leavesOut = (holds: (certificate: CertificateFacts) => boolean) =>
    openDays(certificates.filter(holds)) !== openAnyway;
  const holdsIn = ({ territory }: CertificateFacts, country: string) =>
    territory.length === 0 || territory.includes(country);
  const outside = load.countries.filter((country) => leavesOut((certificate) => holdsIn(certificate, country)));
  const insures = (certificate: CertificateFacts, { id }: { readonly id: string }) =>
    !certificate.excluded.includes(id);
  const excluded = load.commodities.filter((goods) => leavesOut((certificate) => insures(certificate, goods)));
  const holds = (certificate: CertificateFacts) =>
    load.countries.every((country) => outside.includes(country) || holdsIn(certificate, country)) &&
    load.commodities.every((goods) => excluded.includes(goods) || insures(certificate, goods));
  const least = leastCover(
    certificates.map((each) => ({ ...each, cover: holds(each) ? each.cover : noCents })),
    load.days,
  );
  if (least !== null && least < required)
    note('coverTooLow', 'E', { cover: rand(least), required: rand(required) }, minus(required, least));
  if (outside.length > 0) note('territoryOutside', 'E', { countries: outside.join(separator) }, required);
  else if (load.isAbroad && leavesOut(({ territory }) => territory.length > 0)) note('territoryNotStated', 'W');
  if (excluded.length > 0) note('goodsExcluded', 'E', { commodity: excluded.map(({ name }) => name).join(', ') });
}

/** Whole rand, for sentences. */
function rand(amount: Cents): string {
  return String(amount).slice(0, -2) || '0';
}

export function vehicleFindings(
  load: LoadFacts,
  vehicle: VehicleFacts,
  subject: 'vehicle' | 'trailer1' | 'trailer2',
): Finding[] {
  const { findings, note } = noter(subject, `/vehiclecapture/${vehicle.id}`);
  const { to } = load.days;
  if (vehicle.availability !== 'available' && vehicle.availability !== 'reserved')
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
  }
  if (vehicle.payloadKg !== null && vehicle.payloadKg > 0 && load.massKg > vehicle.payloadKg && subject === 'vehicle')
    note('massAbovePayload', 'W', { mass: String(load.massKg), payload: String(vehicle.payloadKg) });
  return findings;
}

/** May these vehicles weigh what they would weigh with the load (work-and-money.md §6). A tare that is not known says nothing. */
export function combinationFindings(load: LoadFacts, [vehicle, ...trailers]: readonly VehicleFacts[]): Finding[] {
  if (!vehicle) return [];
  const { findings, note } = noter('vehicle', `/vehiclecapture/${vehicle.id}`);
  const excess = plannedExcess({
    taresKg: [vehicle, ...trailers].reduce<number | null>(
      (sum, { tareKg }) => (sum === null || tareKg === null ? null : sum + tareKg),
      0,
    ),
    loadKg: load.massKg,
    gcmKg: vehicle.gcmKg,
    limits: limitsOf(load.countries),
  });
  if (excess) note('massAbovePermissible', 'E', { mass: String(excess.massKg), limit: String(excess.limitKg) });
  return findings;
}

/** Licence codes, the lesser first; one with E pulls a trailer as well. */
const codes = ['B', 'EB', 'C1', 'EC1', 'C', 'EC'];

export function driverFindings(load: LoadFacts, driver: DriverFacts, subject: 'driver' | 'coDriver'): Finding[] {
  const { findings, note } = noter(subject, `/managedriver/${driver.id}`);
  const { to } = load.days;
  if (driver.availability !== 'active') note('driverUnavailable', 'E', { state: driver.availability });
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

const separator = ', ';
const countriesOf = ({ countries = '' }: Exception['details']) => countries.split(separator);

/** The place of a licence code; one that nobody stated is below all. */
const rankOf = (code = '') => codes.indexOf(code);

/** Lists what still stands against a load, after the exceptions that were made for it. */
export function blockersOf(findings: readonly Finding[], exceptions: readonly Exception[]): Finding[] {
  return findings.filter((finding) => finding.level === 'E' && !isExcepted(finding, exceptions));
}
