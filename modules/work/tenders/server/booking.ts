import { cents } from '#platform/money.ts';
import type { Context } from '#platform/server/implement.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { bookTendered, noteTender, whatStandsAgainst } from '#modules/work/carriage/server/index.ts';
import type { StoredLoad } from '#modules/work/loads/server/index.ts';
import type { EventSource } from '#modules/work/loads/status.ts';
import type { StoredOffer } from './queries.ts';
import { tellNeedsAttention } from './staff-letters.ts';
import { tellSupplier } from './supplier-letters.ts';

/** What is said with an acceptance besides the amount. */
export interface Agreed {
  readonly source: EventSource;
  readonly supplierReference: string;
}

/** Books the load of an offer that was accepted, or leaves the acceptance for staff with what stands against it. */
export async function bookAccepted(
  context: Context,
  load: StoredLoad,
  offer: StoredOffer,
  { source, supplierReference }: Agreed,
): Promise<void> {
  const findings = await whatStandsAgainst(context, load, offer.supplier_id);
  const isHeld = load.hold_types.includes('CREDIT');
  if (findings.length === 0 && !isHeld) {
    const amount = cents(offer.agreed_amount ?? offer.buy_amount);
    await bookTendered(context, load, { amount, source, supplierReference, supplierId: offer.supplier_id });
    await tellSupplier(context, offer, 'confirmed', { amount });
    return;
  }
  const noted = await noteTender(context, load, { tender_ends_at: null, tender_status: 'NEEDS_ATTENTION' });
  await updateRow(context, 'tender_offer', offer.id, {
    findings: JSON.stringify(findings.map(({ code, details, path }) => ({ code, details, path }))),
  });
  await tellNeedsAttention(context, noted, offer);
}
