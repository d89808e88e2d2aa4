import { ageOn, type CalendarDate } from '#platform/dates.ts';
import { checkSouthAfricanId } from '#platform/identifiers/south-african-id.ts';
import type { DriverFields, driverPapers } from './contract.ts';
import { isMasked } from './identity.ts';

/** Years of age from which each category of the professional driving permit is given (domain §4.10). */
export const permitAges = { prdpGoods: 18, prdpPassengers: 21, prdpDangerousGoods: 25 } as const;

/** Nobody drives for the company before this age. */
export const adultFrom = 18;

type Permit = keyof typeof permitAges;

/** The date of birth: as given, or as a South African ID number says it. */
export function birthDateOf(
  { dateOfBirth, idType, idNumber }: Pick<DriverFields, 'dateOfBirth' | 'idType' | 'idNumber'>,
  today: CalendarDate,
): CalendarDate | null {
  if (dateOfBirth || idType !== 'SA_ID' || idNumber === '' || isMasked(idNumber)) return dateOfBirth;
  return checkSouthAfricanId(idNumber, { onDate: today }).facts?.birthDate ?? null;
}

/** The first category that a person of this date of birth is too young for. */
export function permitTooEarly(
  driver: Pick<DriverFields, Permit>,
  dateOfBirth: CalendarDate | null,
  today: CalendarDate,
): Permit | undefined {
  if (!dateOfBirth) return undefined;
  const age = ageOn(dateOfBirth, today);
  return (Object.keys(permitAges) as Permit[]).find((permit) => driver[permit] && age < permitAges[permit]);
}

type Paper = (typeof driverPapers)[number];

/**
 * The papers that the record calls for and whose day is missing: whoever has a licence has a card that ends, a professional
 * permit goes with a medical certificate, dangerous goods with training, and a border with a passport. The column
 * `lacks_paper` says the same.
 */
export function papersLacking(driver: {
  readonly [Field in Permit | Paper | 'licenceCode' | 'licenceNo' | 'crossBorder' | 'idType' | 'workPermitNo']?:
    | DriverFields[Field]
    | undefined;
}): Paper[] {
  const hasPermit = Boolean(driver.prdpGoods || driver.prdpPassengers || driver.prdpDangerousGoods);
  const called: Readonly<Record<Paper, boolean>> = {
    licenceExpiry: hasPermit || Boolean(driver.licenceCode || driver.licenceNo),
    prdpExpiry: hasPermit,
    medicalExpiry: hasPermit,
    dgTrainingExpiry: Boolean(driver.prdpDangerousGoods),
    passportExpiry: Boolean(driver.crossBorder) || driver.idType === 'passport',
    workPermitExpiry: Boolean(driver.workPermitNo),
  };
  return (Object.keys(called) as Paper[]).filter((paper) => called[paper] && !driver[paper]);
}
