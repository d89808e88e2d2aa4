import { addDays } from '#platform/dates.ts';
import { columnOfWire } from '#platform/server/amount-columns.ts';
import type { App } from '#platform/server/app.ts';
import type { CarrierDetail } from '#modules/parties/suppliers/fields.ts';
import { buildBankChange, buildRenewal } from '#modules/parties/suppliers/server/index.ts';
import { demoCertificate } from './demo-certificate.ts';
import type { DemoSupplier } from './demo-suppliers.ts';

const day = 86_400_000;

/** What waits for a decision at an approved supplier: a renewal that joins on, one that leaves a gap, or another account. */
export async function seedWaiting(
  app: App,
  partition: string,
  {
    id,
    oddity,
    detail,
  }: { readonly id: string; readonly oddity: DemoSupplier['oddity']; readonly detail: CarrierDetail },
): Promise<void> {
  if (oddity === 'bankChanges')
    await buildBankChange(app, partition, {
      supplierId: id,
      details: { bank: 'INVESTEC', branchCode: '580105', bankAccountNo: '10012345678' },
      by: detail.email,
    });
  if (oddity === 'renewalWaits' || oddity === 'renewalWithGap')
    await seedRenewal(app, partition, { id, detail, from: addDays(detail.gitTo, oddity === 'renewalWaits' ? 1 : 8) });
}

async function seedRenewal(
  app: App,
  partition: string,
  { id, detail, from }: { readonly id: string; readonly detail: CarrierDetail; readonly from: string },
): Promise<void> {
  const to = addDays(from, 364);
  const cover = detail.gitCover + 250_000;
  const { registeredName: insuredName, gitInsurer: insurer } = detail;
  const policyNumber = `${detail.gitPolicyNumber}-R`;
  const pdf = demoCertificate({ insuredName, policyNumber, insurer, cover, from, to });
  await buildRenewal(app, partition, {
    supplierId: id,
    facts: { cover: columnOfWire(cover), policy_number: policyNumber, insurer, cover_from: from, cover_to: to },
    document: Buffer.from(pdf).toString('base64'),
    uploadedAt: new Date(app.clock.now().getTime() - 1.2 * day),
  });
}
