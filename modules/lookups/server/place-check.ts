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

interface PlaceProblem {
  readonly field: keyof Place;
  readonly code: LookupFailureCode;
  readonly details: Readonly<Record<string, string>>;
}

/**
 * A region belongs to its country, and a city to its region. A country without listed regions takes any, and a town that
 * no list has may be anywhere: only one that is known to lie in another region is refused.
 */
export async function placeProblem(
  { app, db }: Context,
  { country, region, city }: Place,
): Promise<PlaceProblem | undefined> {
  const states = (await placesOf(app.database, db)).find((each) => isNamed(each.name, country))?.states ?? [];
  if (states.length === 0) return undefined;
  const state = states.find((each) => isNamed(each.name, region));
  if (!state) return { field: 'region', code: 'regionElsewhere', details: { country } };
  const homes = states.filter(({ cities }) => cities.some((each) => isNamed(each.name, city)));
  if (homes.length === 0 || homes.includes(state)) return undefined;
  return { field: 'city', code: 'cityElsewhere', details: { region: homes[0]!.name } };
}

/** Refuses such a place on its field. */
export async function refusePlaceElsewhere(context: Context, place: Place): Promise<void> {
  const problem = await placeProblem(context, place);
  if (!problem) return;
  const { field, code, details } = problem;
  throw fail(code, 'rule', details, { [field]: { code, details } });
}
