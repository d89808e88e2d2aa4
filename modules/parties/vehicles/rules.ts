import type { VehicleFields, vehiclePapers } from './contract.ts';

type Paper = (typeof vehiclePapers)[number];

/** Up to this mass a goods vehicle needs no operator card. */
const lightUpToKg = 3500;

/**
 * The papers that the record calls for and whose day is missing: each that has a number, and the operator card of whatever
 * is heavier than 3,500 kg. The column `lacks_paper` says the same.
 */
export function papersLacking(vehicle: {
  readonly [
    Field in
      | Paper
      | 'licenceDiscNo'
      | 'operatorCardNo'
      | 'operatorCardCategory'
      | 'gvmKg'
      | 'kind'
      | 'insurancePolicy'
      | 'crossBorderPermitNo'
  ]?: VehicleFields[Field] | undefined;
}): Paper[] {
  const isHeavy = vehicle.kind !== 'ldv' && (vehicle.gvmKg ?? 0) > lightUpToKg;
  const called: Readonly<Record<Paper, boolean>> = {
    licenceExpiry: Boolean(vehicle.licenceDiscNo),
    roadworthyExpiry: false,
    operatorCardExpiry: isHeavy || Boolean(vehicle.operatorCardNo || vehicle.operatorCardCategory),
    insuranceExpiry: Boolean(vehicle.insurancePolicy),
    crossBorderPermitExpiry: Boolean(vehicle.crossBorderPermitNo),
  };
  return (Object.keys(called) as Paper[]).filter((paper) => called[paper] && !vehicle[paper]);
}
