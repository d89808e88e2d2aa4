import type { z } from 'zod';
import { cents } from '#platform/money.ts';
import { isAboveLimit, isBarredFrom } from '#platform/server/deciding.ts';
import type { Context } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import type { rateRecord, rateRow } from '../contract.ts';
import type { LaneEnd } from '../lanes.ts';
import type { RateFailureCode } from '../messages/failures/index.ts';
import { namesOf } from './names.ts';
import { type StoredRate, twinsOf, versionsOf } from './queries.ts';
import { rateStake } from './stake.ts';

const numberOrNull = (value: string | null) => (value === null ? null : Number(value));
const centsOrNull = (value: number | null) => (value === null ? null : cents(value));

type Ends = Pick<
  StoredRate,
  'origin_scope' | 'origin_value' | 'origin_country' | 'destination_scope' | 'destination_value' | 'destination_country'
>;

export function originOf(stored: Ends): LaneEnd {
  return { scope: stored.origin_scope, value: stored.origin_value, country: stored.origin_country };
}

export function destinationOf(stored: Ends): LaneEnd {
  return { scope: stored.destination_scope, value: stored.destination_value, country: stored.destination_country };
}

/** Whose rate it is, as people call it; empty for everybody. */
export function partyNameOf(stored: Pick<StoredRate, 'bill_to_name' | 'customer_name' | 'supplier_name'>): string {
  return stored.bill_to_name ?? stored.customer_name ?? stored.supplier_name ?? '';
}

const nameOfEnd = (end: LaneEnd, found: string | null) =>
  found ?? (end.scope === 'any' ? '' : end.scope === 'country' ? end.country : end.value);

/** A version as lists show it. */
export function rowOf({ today }: Pick<Context, 'today'>, stored: StoredRate): z.input<typeof rateRow> {
  const [origin, destination] = [originOf(stored), destinationOf(stored)];
  const holds = stored.valid_from <= today && (stored.valid_to === null || stored.valid_to >= today);
  return {
    id: stored.id,
    lockId: lockIdOf(stored),
    code: stored.code,
    revision: stored.revision,
    status: stored.status,
    isInForce: stored.status === 'APPROVED' && holds,
    side: stored.side,
    partyKind: stored.party_kind,
    customerId: stored.customer_id,
    billToPartyId: stored.bill_to_party_id,
    supplierId: stored.supplier_id,
    partyName: partyNameOf(stored),
    origin: { ...origin, name: nameOfEnd(origin, stored.origin_name) },
    destination: { ...destination, name: nameOfEnd(destination, stored.destination_name) },
    bothWays: stored.both_ways,
    orderTypeIds: stored.order_type_ids,
    equipmentTypeIds: stored.equipment_type_ids,
    commodityTypeIds: stored.commodity_type_ids,
    massFrom: numberOrNull(stored.mass_from),
    massTo: numberOrNull(stored.mass_to),
    ...priceOf(stored),
    fuelClauseId: stored.fuel_clause_id,
    fuelClauseCode: stored.fuel_clause_code ?? '',
    priority: stored.priority,
    validFrom: stored.valid_from,
    validTo: stored.valid_to,
    note: stored.note,
    submittedBy: stored.submitted_by ?? '',
    submittedAt: stored.submitted_at?.toISOString() ?? null,
    decidedBy: stored.decided_by ?? '',
    decidedAt: stored.decided_at?.toISOString() ?? null,
    updatedBy: stored.updated_by,
    updatedAt: stored.updated_at.toISOString(),
  };
}

function priceOf(stored: StoredRate) {
  return {
    method: stored.method,
    rate: Number(stored.rate),
    bands: stored.bands,
    bandMode: stored.band_mode,
    minUnits: numberOrNull(stored.min_units),
    unitRounding: stored.unit_rounding,
    minCharge: centsOrNull(stored.min_charge),
    maxCharge: centsOrNull(stored.max_charge),
    includedStops: stored.included_stops,
    extraStop: centsOrNull(stored.extra_stop),
    freeStandingMinutes: stored.free_standing_minutes,
    standingRate: centsOrNull(stored.standing_rate),
    extras: stored.extras,
    currency: stored.currency,
    vatCode: stored.vat_code,
  };
}

/** Everything about one version, for its page. */
export async function recordOf(context: Context, stored: StoredRate): Promise<z.input<typeof rateRecord>> {
  const [names, twins, versions, stake] = await Promise.all([
    namesOf(context, stored),
    twinsOf(context, stored.id),
    versionsOf(context, stored.lineage_id),
    rateStake(context, stored),
  ]);
  const { actor } = context;
  const isOwn = isBarredFrom(actor, 'approveRate', stored.edited_by);
  return {
    ...rowOf(context, stored),
    stake: stake.amount,
    decisionReason: stored.decision_reason,
    decisionBarrier: isOwn ? ('ownRate' satisfies RateFailureCode) : null,
    isAboveLimit: isAboveLimit(actor, 'tripDirector.approveRate', stake),
    ...names,
    twins: twins.map((twin) => rowOf(context, twin)),
    versions: versions.map((version) => ({
      id: version.id,
      revision: version.revision,
      status: version.status,
      validFrom: version.valid_from,
      validTo: version.valid_to,
      rate: Number(version.rate),
      decidedBy: version.decided_by ?? '',
    })),
  };
}
