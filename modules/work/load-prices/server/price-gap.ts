import { Failure } from '#platform/failure.ts';
import type { Context } from '#platform/server/implement.ts';
import { rateLoads, type Rating } from '#modules/prices/rates/server/index.ts';
import type { DraftFacts } from '#modules/work/loads/draft.ts';
import {
  type askedDraft,
  type DraftPrice,
  type draftStops,
  type PriceGap,
  refuseUnrated,
  type StoredLoad,
} from '#modules/work/loads/server/index.ts';
import { ratingsOf, typedSides } from './rating.ts';
import { withStops } from './rating-facts.ts';

/** Finds the gap of a saved draft, with the price that somebody typed or the one that rates would give it now. */
export async function priceGapOf(context: Context, stored: StoredLoad): Promise<PriceGap | undefined> {
  if (stored.sell_is_free) return undefined;
  const isTyped = (await typedSides(context, stored.id)).has('sell');
  if (isTyped && stored.sell_net > 0) return undefined;
  const { sell } = await ratingsOf(context, stored);
  return gapOf(sell, isTyped);
}

type AskedDraft = NonNullable<Awaited<ReturnType<typeof askedDraft>>>;

/** Prices a load while it is typed, once enough is known to ask the rates. */
export async function priceOfDraft(
  context: Context,
  draft: DraftFacts,
  {
    asked,
    stops,
    isTyped,
  }: {
    readonly asked: AskedDraft;
    readonly stops: Awaited<ReturnType<typeof draftStops>>;
    readonly isTyped: boolean;
  },
): Promise<DraftPrice> {
  const { order_type_id, equipment_type_id, commodity_type_id } = {
    ...asked,
    order_type_id: draft.orderTypeId,
  };
  if (!order_type_id || !equipment_type_id || !commodity_type_id)
    return { gap: gapOf(undefined, isTyped), charges: [], trace: null };
  const id = draft.id ?? 'draft';
  const text = (value: number | null) => (value === null ? null : String(value));
  const load = {
    ...asked,
    id,
    order_type_id,
    equipment_type_id,
    commodity_type_id,
    supplier_id: null,
    bill_to_party_id: draft.billToPartyId,
    created_at: context.now,
    distance_km: text(draft.distanceKm),
    volume_m3: text(draft.volumeM3),
    pallets: draft.pallets,
    container_number: draft.containerNumber,
  };
  const [rated] = await rateLoads(context, await withStops(context, [load], new Map([[id, stops]])));
  return {
    gap: gapOf(rated?.sell, isTyped),
    charges: isTyped ? [] : (rated?.sell?.charges ?? []),
    trace: isTyped ? null : (rated?.sell?.trace ?? null),
  };
}

/** A price that was typed goes before every rate, also where it comes to nothing. */
function gapOf(rating: Rating | undefined, isTyped: boolean): PriceGap | undefined {
  if (!rating) return { field: 'charges', code: 'rateMissing', details: {} };
  if (!isTyped && rating.charges.length > 0) return undefined;
  try {
    return refuseUnrated(rating);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { field: 'charges', code: error.code, details: error.details as PriceGap['details'] };
  }
}
