import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '#platform/server/uploads.ts';
import { buildStaff } from '#modules/base/access/server/index.ts';
import { loadCode } from '#modules/work/loads/load-code.ts';
import { everyLoadRight } from '#modules/work/loads/server/testing/load-rooms.ts';
import { type LoadHouse, openLoadHouse, partition } from '../testing/load-house.ts';

let house: LoadHouse;
beforeAll(async () => {
  house = await openLoadHouse();
});
afterAll(() => house.close());

interface Printed {
  readonly base64: string;
  readonly contentType: string;
  readonly fileName: string;
}
async function printed(id: string, by = house.planner, language: 'en' | 'afr' | 'pt' | 'fr' = 'en') {
  const file = await house.ask<Printed>('getLoadWaybill', { id }, { ...by, language });
  const bytes = Buffer.from(file.base64, 'base64');
  return { ...file, bytes, text: (await pdfText(bytes)) ?? '' };
}

describe('the waybill', () => {
  test('says who moves what from where to where, and no prices', async () => {
    const load = await house.bookTo(house.supplierId, {
      instructions: 'Report at gate 3 before 07:00',
      stops: [
        {
          type: 'pickup',
          stopLocationId: house.references.pickupId,
          windowStart: '2030-05-04T06:00:00Z',
          windowEnd: '2030-05-04T08:00:00Z',
        },
        ...['DN-100', 'DN-200'].map((reference) => ({
          type: 'delivery',
          stopLocationId: house.references.deliveryId,
          windowStart: '2030-05-04T16:00:00Z',
          windowEnd: '2030-05-04T18:00:00Z',
          references: [reference],
          goodsLines: [{ reference, commodityTypeId: house.references.commodityTypeId, quantityPlanned: 24 }],
        })),
      ],
    });
    const { text, contentType, fileName } = await printed(load.id);
    expect(contentType).toBe('application/pdf');
    expect(fileName).toBe(`Waybill ${load.loadNumber}.pdf`);
    for (const words of [
      load.loadNumber,
      'City Deep depot',
      'Durban store',
      'DN-100',
      'General goods',
      'gate 3',
      'PO-4711',
    ])
      expect(text).toContain(words);
    // In the zone of the company, a page for each delivery.
    expect(text).toContain('08:00');
    expect(text).toContain('Delivery 1 of 2');
    expect(text).toContain('Page 2 of 2');
    for (const price of ['10 000', '10,000', '8 000', '8,000']) expect(text).not.toContain(price);
  });

  test('speaks the language of the person', async () => {
    const { id } = await house.book();
    expect((await printed(id, house.planner, 'fr')).text).toContain('Lettre de voiture');
    expect((await printed(id, house.planner, 'afr')).text).toContain('Vragbrief');
    expect((await printed(id, house.planner, 'pt')).text).toContain('Guia de transporte');
  });

  test('tells a supplier nothing of the customer', async () => {
    const load = await house.bookTo(house.supplierId);
    const user = await buildStaff(house.app, partition, everyLoadRight, {
      companyId: house.planner.companyId,
      supplierId: house.supplierId,
    });
    expect(load.customerName).toBeTruthy();
    const { text } = await printed(load.id, user);
    expect(text).toContain(load.loadNumber);
    expect(text).not.toContain(load.customerName!.slice(0, 12));
    const foreign = await house.bookTo(null);
    expect(await house.call('getLoadWaybill', { id: foreign.id }, user)).toMatchObject({ status: 404 });
  });

  test('its code names the load and the stop', () => {
    expect(loadCode({ loadNumber: 'L000012', id: '0198c0de' }, 2)).toBe('HAULWAY:LOAD:L000012:0198c0de:2');
  });
});
