import { failures } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LookupFailureCode } from '../messages/failures/index.ts';
import { isNamed, placesOf } from './queries.ts';

const fail = failures<LookupFailureCode>();

interface Place {
  readonly country: string;
  readonly region: string;
  readonly city: string;
}

/**
 * A region belongs to its country, and a city to its region. A country without listed regions takes any, and a town that
 * no list has may be anywhere: only one that is known to lie in another region is refused.
 */
export async function refusePlaceElsewhere({ app, db }: Context, { country, region, city }: Place): Promise<void> {
  const states = (await placesOf(app.database, db)).find((each) => isNamed(each.name, country))?.states ?? [];
  if (states.length === 0) return;
  const state = states.find((each) => isNamed(each.name, region));
  if (!state) refuse('region', 'regionElsewhere', { country });
  const homes = states.filter(({ cities }) => cities.some((each) => isNamed(each.name, city)));
  if (homes.length > 0 && !homes.includes(state)) refuse('city', 'cityElsewhere', { region: homes[0]!.name });
}

function refuse(field: keyof Place, code: LookupFailureCode, details: Readonly<Record<string, string>>): never {
  throw fail(code, 'rule', details, { [field]: { code, details } });
}
