import { addDays } from '#platform/dates.ts';
import { expiringDays, leastCover, requiredCover, uncoveredPeriods } from '#platform/insurance.ts';
import { minus } from '#platform/calculations.ts';
import { type Cents, noCents } from '#platform/money.ts';
import type { Finding } from '#modules/work/loads/findings.ts';
import { registrationOf } from '#modules/parties/suppliers/listed-vehicles.ts';
import type { CertificateFacts, LoadFacts, SupplierFacts, VehicleFacts } from './facts.ts';
import { listSeparator, type Note, noter } from './finding-notes.ts';

/** May this supplier take it: approved, insured on every day of the trip and for what the goods are worth. */
export function supplierFindings(load: LoadFacts, supplier: SupplierFacts): Finding[] {
  const { findings, note } = noter('supplier', `/carrierApproval/${supplier.id}`);
  if (!supplier.isApproved) note('supplierNotApproved', 'E');
  if (!supplier.isBankVerified) note('bankNotVerified', 'W');
  const [gap] = uncoveredPeriods(supplier.certificates, load.days);
  if (gap) note('coverGap', 'E', { from: gap.from, to: gap.to });
  else noteEnd(note, load, supplier.certificates);
  if (supplier.certificates.some(({ isUndated }) => isUndated)) note('coverDatesUnknown', 'W');
  noteTerms(note, load, supplier.certificates);
  return findings;
}

/** Cover that ends within a month of the trip is renewed before the next one. */
function noteEnd(note: Note, { days }: LoadFacts, certificates: SupplierFacts['certificates']): void {
  const [end] = uncoveredPeriods(certificates, { from: days.to, to: addDays(days.to, expiringDays + 1) });
  if (end) note('coverEndsSoon', 'W', { date: addDays(end.from, -1) });
}

/** A policy may insure goods on listed vehicles alone: each day of the trip needs one that knows this vehicle. */
export function listFindings(
  load: LoadFacts,
  { id, certificates }: Pick<SupplierFacts, 'id' | 'certificates'>,
  { code }: Pick<VehicleFacts, 'code'>,
): Finding[] {
  const { findings, note } = noter('vehicle', `/carrierApproval/${id}`);
  const registration = registrationOf(code);
  const holding = certificates.filter(({ vehicles }) => vehicles.length === 0 || vehicles.includes(registration));
  const openDays = (those: SupplierFacts['certificates']) => JSON.stringify(uncoveredPeriods(those, load.days));
  if (holding.length < certificates.length && openDays(holding) !== openDays(certificates))
    note('vehicleNotListed', 'E', { vehicle: code });
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
  let openAnyway: string | undefined;
  const leavesOut = (holds: (certificate: CertificateFacts) => boolean) =>
    !certificates.every(holds) && openDays(certificates.filter(holds)) !== (openAnyway ??= openDays(certificates));
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
    note('coverTooLow', 'E', { cover: rand(least), required: rand(required) }, { stake: minus(required, least) });
  if (outside.length > 0)
    note('territoryOutside', 'E', { countries: outside.join(listSeparator) }, { stake: required });
  else if (load.isAbroad && leavesOut(({ territory }) => territory.length > 0)) note('territoryNotStated', 'W');
  if (excluded.length > 0) note('goodsExcluded', 'E', { commodity: excluded.map(({ name }) => name).join(', ') });
}

/** Whole rand, for sentences. */
function rand(amount: Cents): string {
  return String(amount).slice(0, -2) || '0';
}
