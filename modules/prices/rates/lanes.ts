/** How wide one end of a lane is, from everywhere to one place, with the points that each is worth. */
export const laneScopes = ['any', 'country', 'region', 'zone', 'city', 'location'] as const;
export type LaneScope = (typeof laneScopes)[number];

export const scopePoints: Readonly<Record<LaneScope, number>> = {
  any: 1,
  country: 2,
  region: 3,
  zone: 4,
  city: 5,
  location: 6,
};

/** One end of a lane: a scope, and the id or the name of what it is. A city and a region name their country too. */
export interface LaneEnd {
  readonly scope: LaneScope;
  readonly value: string;
  readonly country: string;
}

/** Where a load begins or ends. */
export interface Place {
  readonly locationId: string | null;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly zoneIds: readonly string[];
}

/** Names without case, accents and marks, as `search_key` of the database has them. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase();
}

/** How the index finds an end. Two ends are the same when their keys are. */
export function keyOfEnd({ scope, value, country }: LaneEnd): string {
  switch (scope) {
    case 'any':
      return 'any';
    case 'country':
      return `country:${plain(country)}`;
    case 'region':
    case 'city':
      return `${scope}:${plain(value)}|${plain(country)}`;
    default:
      return `${scope}:${value}`;
  }
}

/** Every end of a lane that a place lies in. */
export function keysOfPlace({ locationId, city, region, country, zoneIds }: Place): string[] {
  const end = (scope: LaneScope, value: string) => keyOfEnd({ scope, value, country });
  return [
    end('any', ''),
    ...(country === '' ? [] : [end('country', '')]),
    ...(region === '' || country === '' ? [] : [end('region', region)]),
    ...zoneIds.map((id) => end('zone', id)),
    ...(city === '' || country === '' ? [] : [end('city', city)]),
    ...(locationId === null ? [] : [end('location', locationId)]),
  ];
}

/** A lane that begins where it ends, at one place; a wider one may move goods within itself. */
export function isToItself(origin: LaneEnd, destination: LaneEnd): boolean {
  return origin.scope === 'location' && keyOfEnd(origin) === keyOfEnd(destination);
}

/** The points of a lane: both ends together. */
export function lanePoints(origin: LaneEnd, destination: LaneEnd): number {
  return scopePoints[origin.scope] + scopePoints[destination.scope];
}
