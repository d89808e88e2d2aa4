import type { LocationFields } from './contract.ts';

type Taken = Partial<Pick<LocationFields, 'customerId' | 'gln' | 'latitude' | 'longitude' | 'geofenceRadius'>>;
type Known = Required<Taken>;

/** What a location takes over from one that is merged into it: whose it is, where it is, its number, where it has none. */
export function takenOver(into: Known, from: Known): Taken {
  const isPinned = into.latitude !== null;
  return {
    ...(into.customerId === null && from.customerId !== null && { customerId: from.customerId }),
    ...(into.gln === '' && from.gln !== '' && { gln: from.gln }),
    ...(!isPinned &&
      from.latitude !== null && {
        latitude: from.latitude,
        longitude: from.longitude,
        geofenceRadius: from.geofenceRadius,
      }),
  };
}

/** Why two records cannot be one place. */
export type MergeBarrier =
  | 'mergeSame'
  | 'mergeIntoInactive'
  | 'mergeBothSides'
  | 'mergeOtherCustomer'
  | 'mergeOtherCountry';

type Place = Known &
  Pick<LocationFields, 'country' | 'otherSideId'> & { readonly id: string; readonly isActive: boolean };

export function mergeBarrier(from: Place, into: Place): MergeBarrier | undefined {
  if (from.id === into.id) return 'mergeSame';
  if (!into.isActive) return 'mergeIntoInactive';
  if (from.otherSideId === into.id) return 'mergeBothSides';
  if (from.customerId !== null && into.customerId !== null && from.customerId !== into.customerId)
    return 'mergeOtherCustomer';
  return from.country === into.country ? undefined : 'mergeOtherCountry';
}
