import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openPurchaseHouse, partition, type PurchaseHouse } from '#modules/money/purchase-invoices/server/testing/purchase-house.ts';
import { type ClaimRecord, claimService } from '#modules/fleet/claims/contract.ts';
import { claimFailureTexts } from '#modules/fleet/claims/messages/failures/index.ts';
import { purchaseInvoiceService } from '#modules/money/purchase-invoices/contract.ts';
import { journalProposalService } from '#modules/money/journal-proposals/contract.ts';
import { buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { claimFromPod } from './from-pod.ts';
import { claimOperations } from './operations.ts';

let house: PurchaseHouse;
let maker: Staff;
let other: Staff;
beforeAll(async () => {
  house = await openPurchaseHouse({
    implementations: [claimOperations],
    failureCatalogues: [claimFailureTexts],
    listeners: [claimFromPod],
  });
  const rights = [claimService, purchaseInvoiceService, journalProposalService].flatMap(({ operations }) =>
    Object.keys(operations),
  );
  const { companyId } = house;
  maker = await buildStaff(house.app, partition, rights, { companyId });
  other = await buildStaff(house.app, partition, rights, { companyId });
});
afterAll(() => house.close());

const read = (id: string, by = maker) => house.ask<ClaimRecord>('getClaim', { id }, by);
const on = async (operation: keyof typeof claimService.operations, id: string, payload: object = {}, by = other) => {
  const { lockId } = await read(id, by);
  return house.call(operation, { id, ...payload }, { ...by, lockId });
};
const claim = async (more: object = {}) => {
  const { id } = await house.ask<{ id: string }>(
    'postClaim',
    { kind: 'damage', side: 'supplier', supplierId: house.supplierId, amount: 2000, reserve: 0, ...more },
    maker,
  );
  return id;
};
const accepted = async (more: object = {}, amount = 2000) => {
  const id = await claim(more);
  await on('submitClaim', id, {}, maker);
  const answer = await on('acceptClaim', id, { accepted: amount, outcome: 'Carrier agreed' });
  expect(answer).toMatchObject({ result: { status: 'ACCEPTED' } });
  return id;
};

describe('a claim', () => {
  test('names its other side, says what is missing and how long it can be handed in', async () => {
    expect(
      await house.call('postClaim', { kind: 'theft', side: 'insurer', amount: 1, reserve: 0 }, maker),
    ).toMatchObject({ status: 400, fields: { insurer: expect.any(String) } });
    const id = await claim({ kind: 'theft', handInBy: '2026-12-22' });
    expect(await read(id)).toMatchObject({
      claimNo: expect.stringMatching(/^CL-\d{5}$/),
      evidence: [
        { code: 'pod', isThere: false },
        { code: 'deliveryNote' },
        { code: 'goodsValue' },
        { code: 'driverStatement' },
        { code: 'policeCase' },
      ],
      missing: 5,
    });
    expect(await on('putClaimEvidence', id, { code: 'photos', isThere: true })).toMatchObject({ status: 400 });
    await on('putClaimEvidence', id, { code: 'policeCase', isThere: true, note: 'CAS 214/11/2026' });
    expect(await read(id)).toMatchObject({ missing: 4 });
    const { supplierId } = house;
    await on('putClaim', id, { kind: 'damage', side: 'supplier', supplierId, amount: 10, reserve: 4 });
    expect((await read(id)).evidence.map(({ code }) => code)).toContain('photos');
  });

  test('is handed in with an amount alone, and accepted by another person and for no more than was claimed', async () => {
    const empty = await claim({ amount: 0 });
    expect(await on('submitClaim', empty)).toMatchObject({ status: 422, code: 'claimAmountMissing' });
    const id = await claim();
    expect(await on('submitClaim', id, { handedInOn: '2099-01-01' }, maker)).toMatchObject({ status: 400 });
    await on('submitClaim', id, {}, maker);
    const outcome = 'Agreed on the telephone';
    expect(await on('acceptClaim', id, { accepted: 2000, outcome }, maker)).toMatchObject({ status: 403, code: 'claimOwn' });
    expect(await on('acceptClaim', id, { accepted: 2000.01, outcome })).toMatchObject({
      status: 400,
      fields: { accepted: expect.any(String) },
    });
    expect(await on('acceptClaim', id, { accepted: 1500, outcome })).toMatchObject({ result: { status: 'ACCEPTED' } });
    expect(await read(id)).toMatchObject({ accepted: 1500, outcome, decidedBy: expect.stringMatching(/./) });
  });
});

describe('money of a claim', () => {
  test('comes off what the supplier is paid; invoice and VAT stay', async () => {
    const { chargeIds, loadId } = await house.owed([13_200.41]);
    const invoiceId = await house.submitted({
      supplierInvoiceNo: 'KF-118',
      lines: [{ net: 13_200.41, loadId, chargeId: chargeIds[0] }],
    });
    const id = await accepted();
    const offered = await house.ask<{ id: string; left: number; isEnough: boolean }[]>('getClaimInvoices', { id }, maker);
    expect(offered).toMatchObject([{ id: invoiceId, left: 15_180.47, isEnough: true }]);
    expect(await on('deductClaim', id, { purchaseInvoiceId: invoiceId }, maker)).toMatchObject({ status: 403 });
    expect(await on('deductClaim', id, { purchaseInvoiceId: invoiceId })).toMatchObject({ result: { status: 'SETTLED' } });
    const invoice = await house.ask<Record<string, unknown>>('getPurchaseInvoice', { id: invoiceId }, maker);
    expect(invoice).toMatchObject({ gross: 15_180.47, vat: 1980.06, deductions: [{ kind: 'damage', amount: 2000 }] });
    expect(await read(id)).toMatchObject({ purchaseInvoiceNo: 'KF-118' });
    expect(await on('deductClaim', id, { purchaseInvoiceId: invoiceId })).toMatchObject({ status: 422 });
  });

  test('is not taken off an invoice of another supplier, nor where less is left to pay', async () => {
    const strange = await house.supplier();
    const id = await accepted({ supplierId: strange });
    const [own] = await house.ask<{ id: string }[]>('getPurchaseInvoices', { pageSize: 10 }, maker).then(
      (page) => (page as unknown as { rows: { id: string }[] }).rows,
    );
    expect(await on('deductClaim', id, { purchaseInvoiceId: own!.id })).toMatchObject({
      status: 400,
      fields: { purchaseInvoiceId: expect.any(String) },
    });
    const large = await accepted({ amount: 20_000 }, 20_000);
    expect(await on('deductClaim', large, { purchaseInvoiceId: own!.id })).toMatchObject({
      status: 400,
      fields: { amount: expect.any(String) },
    });
    expect(await read(large)).toMatchObject({ status: 'ACCEPTED', purchaseInvoiceId: null });
  });

  test('is told to the books as a proposal, once', async () => {
    const id = await accepted({ side: 'insurer', supplierId: null, insurer: 'Coastal Mutual' });
    const journal = { date: '2026-11-24', debit: '1020', credit: '1000' };
    expect(await on('postClaimProposal', id, { ...journal, credit: '1020' })).toMatchObject({ status: 400 });
    const answer = await on('postClaimProposal', id, journal);
    const { proposalId } = (answer as unknown as { result: { proposalId: string } }).result;
    expect(await house.ask('getTransactionProposal', { id: proposalId }, maker)).toMatchObject({
      status: 'DRAFT',
      total: 2000,
      rows: [
        { account: '1020', debit: 2000 },
        { account: '1000', credit: 2000 },
      ],
    });
    expect(await on('postClaimProposal', id, journal)).toMatchObject({ status: 422, code: 'claimProposed' });
    expect(await on('reopenClaim', id, { reason: 'A mistake' })).toMatchObject({ status: 422, code: 'claimBooked' });
    expect(await on('settleClaim', id, { outcome: 'Paid by the insurer' })).toMatchObject({ result: { status: 'SETTLED' } });
  });
});

test('goods that are short on an accepted proof draft a claim against the carrier, once', async () => {
  const { loadId } = await house.owed([100]);
  const podId = await house.within(async ({ db }) => {
    const { rows } = await sql<{ id: string }>`
      insert into pod (partition, company_id, load_id, status, method, since, created_by, updated_by)
      values (${partition}, ${house.companyId}, ${loadId}, 'podAccepted', 'scan', now(), 'Test', 'Test') returning id`.execute(db);
    return rows[0]!.id;
  });
  const accept = () =>
    house.within((context) =>
      context.happened('pod.accepted', {
        podId,
        loadId,
        customerId: loadId,
        supplierId: house.supplierId,
        exceptions: [{ kind: 'short', goodsLineId: null, quantity: 8, note: 'IBC solvent' }],
      }),
    );
  await accept();
  await accept();
  const page = await house.ask<{ rows: ClaimRecord[] }>('getClaims', { loadId }, maker);
  expect(page.rows).toMatchObject([{ kind: 'short', status: 'DRAFT', amount: 0 }]);
  expect(await read(page.rows[0]!.id)).toMatchObject({
    description: 'short 8 IBC solvent',
    evidence: expect.arrayContaining([{ code: 'pod', isThere: true, note: '' }]),
  });
});
