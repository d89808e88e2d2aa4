import { sql } from 'kysely';
import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { likePattern } from '#platform/server/like-pattern.ts';
import { trailerKinds, vehicleKinds } from '#modules/parties/vehicles/contract.ts';
import type { Finding } from '#modules/work/loads/findings.ts';
import { findLoad, seesAsSupplier, type StoredLoad } from '#modules/work/loads/server/index.ts';
import type { ChoiceKind, resourceChoices } from '../choices.ts';
import { blockersOf, driverFindings, isExcepted, overridableCodes, vehicleFindings } from '../eligibility.ts';
import type { LoadFacts } from '../facts.ts';
import { driversCalled, loadFacts, vehiclesCalled } from './eligibility-facts.ts';
import { exceptionsFor } from './eligibility.ts';
import { reservedUntil } from './resources.ts';

const fail = failures<FailureCode>();

type Asked = z.output<typeof resourceChoices.input>;
type Answer = z.input<typeof resourceChoices.output>;

/** Of a larger fleet one types what one looks for: no more are judged. */
const judgedAtMost = 300;

interface Known {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** Who has it in the days of the load, and the end of what it does before them. */
  readonly taken_until: Date | null;
  readonly taken_by: string | null;
  readonly free_from: Date | null;
}

/**
 * The vehicles, trailers or drivers that a load can be given: what fits and is free first, then what fits with a warning, then
 * the rest with every reason against it. Judged one by one; the mass of a whole combination is asked when it is chosen.
 */
export async function resourceChoicesOf(context: Context, asked: Asked): Promise<Answer> {
  const load = await findLoad(context, asked.id);
  if (!load) throw fail('notFound', 'notFound');
  // Who is limited to a supplier sees its loads alone, and learns nothing of the fleets of others.
  const isOfLoad = asked.supplierId === undefined || seesAsSupplier(context);
  const supplierId = isOfLoad ? load.supplier_id : (asked.supplierId ?? null);
  const known = await candidates(context, load, { ...asked, supplierId });
  const [facts, made, against] = await Promise.all([
    loadFacts(context, load),
    exceptionsFor(context, load.id, supplierId),
    judges(context, load, known, asked.kind),
  ]);
  return {
    rows: known
      .map((each) => {
        const findings = against(facts, each.id);
        const blockers = blockersOf(findings, made);
        const isExceptable = blockers.every(({ code }) => (overridableCodes as readonly string[]).includes(code));
        return { each, findings, isEligible: each.taken_until === null && blockers.length === 0, isExceptable };
      })
      .toSorted((one, other) => rank(one) - rank(other))
      .slice(0, asked.atMost)
      .map(({ each, findings, isEligible, isExceptable }) => ({
        id: each.id,
        name: each.name,
        detail: each.detail,
        isEligible,
        isExceptable: isExceptable && !isEligible,
        findings: findings.map((finding) => {
          const { code, level, subject, details, path } = finding;
          return { code, level, subject, details, path, isOverridden: isExcepted(finding, made) };
        }),
        takenUntil: each.taken_until?.toISOString() ?? null,
        takenBy: each.taken_by ?? '',
        freeFrom: each.free_from?.toISOString() ?? null,
      })),
  };
}

interface Judged {
  readonly each: Known;
  readonly findings: readonly Finding[];
  readonly isEligible: boolean;
}

function rank({ each, findings, isEligible }: Judged): number {
  return (isEligible ? 0 : 4) + (findings.length > 0 ? 2 : 0) + (each.free_from === null ? 0 : 1);
}

/** The rules for one kind, over records that are read once for all. */
async function judges(
  context: Context,
  load: StoredLoad,
  known: readonly Known[],
  kind: ChoiceKind,
): Promise<(load: LoadFacts, id: string) => Finding[]> {
  const ids = known.map(({ id }) => id);
  if (kind === 'driver') {
    const drivers = await driversCalled(context, ids, [load]);
    return (load, id) => driverFindings(load, drivers.get(id)!, 'driver');
  }
  const vehicles = await vehiclesCalled(context, ids);
  return (load, id) => vehicleFindings(load, vehicles.get(id)!, kind === 'vehicle' ? 'vehicle' : 'trailer1');
}

/** Those of the carrier that match what was typed, with what other loads they are on. */
async function candidates(
  { db, partition }: Context,
  load: StoredLoad,
  { kind, search, resourceId, supplierId }: Asked & { readonly supplierId: string | null },
): Promise<readonly Known[]> {
  const pattern = likePattern(search);
  const isTrailer = (each: string) => trailerKinds.includes(each);
  const kinds = vehicleKinds.filter((each) => isTrailer(each) === (kind === 'trailer'));
  const from =
    kind === 'driver'
      ? sql`select d.id, d.name || ' ' || d.surname as name, d.code as detail from driver d
             where d.partition = ${partition} and d.is_active and d.supplier_id is not distinct from ${supplierId}::uuid
               and (${pattern} = '' or (d.name || ' ' || d.surname || ' ' || d.code) ilike ${pattern})
               and (${resourceId ?? null}::uuid is null or d.id = ${resourceId ?? null}::uuid)
             order by d.surname, d.name, d.id limit ${judgedAtMost}`
      : sql`select v.id, v.code as name, coalesce(e.name, '') as detail from vehicle v
              left join equipment_type e on e.partition = v.partition and e.id = v.equipment_type_id
             where v.partition = ${partition} and v.is_active and v.supplier_id is not distinct from ${supplierId}::uuid
               and v.kind = any (${kinds}::text[]) and (${pattern} = '' or (v.code || ' ' || coalesce(e.name, '')) ilike ${pattern})
               and (${resourceId ?? null}::uuid is null or v.id = ${resourceId ?? null}::uuid)
             order by v.code, v.id limit ${judgedAtMost}`;
  const use = kind === 'driver' ? 'driver' : 'vehicle';
  const days = sql`tstzrange(${load.load_at}::timestamptz, ${reservedUntil(load)}::timestamptz)`;
  const { rows } = await sql<Known>`
    select c.*, t.taken_until, t.taken_by, f.free_from from (${from}) c
      left join lateral (
        select upper(u.during) as taken_until, l.load_number as taken_by
          from resource_use u left join load l on l.partition = u.partition and l.id = u.load_id
         where u.partition = ${partition} and u.kind = ${use} and u.resource_id = c.id and u.released_at is null and not u.is_shared
           and u.load_id <> ${load.id} and u.during && ${days} order by u.during limit 1) t on true
      left join lateral (
        select max(upper(u.during)) as free_from from resource_use u
         where u.partition = ${partition} and u.kind = ${use} and u.resource_id = c.id and u.released_at is null
           and u.load_id <> ${load.id} and u.during && tstzrange(now(), greatest(now(), ${load.load_at}::timestamptz), '[]')
           and upper(u.during) <= ${load.load_at}::timestamptz) f on true`.execute(db);
  return rows;
}
