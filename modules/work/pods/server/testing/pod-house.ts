import { sql } from 'kysely';
import type { JobKind } from '#platform/server/jobs.ts';
import { type House, type HouseParts, openHouse } from '#platform/server/testing/house.ts';
import { handmadePdf, streamObject } from '#platform/server/testing/pdf-files.ts';
import { basisOperations, buildStaff, keepaliveOperations, type Staff } from '#modules/base/access/server/index.ts';
import { buildCustomer } from '#modules/parties/customers/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import { buildLoad, loadReferences } from '#modules/work/loads/server/index.ts';
import { settleBilling } from '#modules/work/load-prices/server/index.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { type PodRecord, type PodRow, podService } from '#modules/work/pods/contract.ts';
import { podFailureTexts } from '#modules/work/pods/messages/failures/index.ts';
import { podMailboxService } from '#modules/work/pods/mailbox-contract.ts';
import { podPackService } from '#modules/work/pods/pack-contract.ts';
import { loadImplementations } from '#modules/work/loads/server/testing/load-rooms.ts';
import { podsModule } from '../module.ts';
import { podOperations } from '../operations.ts';
import { podPackOperations } from '../pack/operations.ts';
import { podMailboxOperations } from '../mailbox/settings.ts';

export const partition = 'alpha';
const podRights = Object.keys({
  ...podService.operations,
  ...podPackService.operations,
  ...podMailboxService.operations,
});
const loadRights = ['getLoad', 'getLoads', 'deliverLoad', 'undeliverLoad', 'postLoadEvent', 'closeLoad'];

/** A PDF that no other test has, with these words on each page. */
export function newPdf(words = 'Delivery note', pages = 1): string {
  const text = `${words} ${crypto.randomUUID()}`;
  return handmadePdf({ pages, content: streamObject(`BT /F1 12 Tf 72 720 Td (${text}) Tj ET`) }).toString('base64');
}

interface LoadToDeliver {
  readonly perReference?: boolean;
  readonly stops?: readonly { readonly references?: string[] }[];
  readonly supplierId?: string | null;
  readonly isDelivered?: boolean;
}

export interface PodHouse extends House {
  /** Brings and asks; may decide too. */
  readonly thabo: Staff;
  /** Decides. */
  readonly naledi: Staff;
  readonly supplierId: string;
  readonly customerId: string;
  /** A load whose vehicle stands at its last stop, delivered unless said otherwise. */
  delivered(load?: LoadToDeliver): Promise<string>;
  podsOf(loadId: string): Promise<PodRow[]>;
  read(id: string): Promise<PodRecord>;
  /** A change with the version that it has now. */
  change(operation: string, id: string, payload?: object, by?: Staff): ReturnType<House['call']>;
  load(id: string): Promise<{ podStatus: string; customerBilling: string; hasException: boolean; lockId: string }>;
  /** Does what was queued, by the name of its kind. */
  work(name: string, data: object): Promise<void>;
}

function onDemand({ name, retries, retryDelay, lease, work }: JobKind<never>): JobKind<never> {
  return { name, retries, retryDelay, lease, work };
}

export async function openPodHouse(parts: Pick<HouseParts, 'parts'> = {}): Promise<PodHouse> {
  const house = await openHouse({
    ...parts,
    implementations: [
      basisOperations,
      keepaliveOperations,
      podOperations,
      podPackOperations,
      podMailboxOperations,
      ...loadImplementations([]),
      linkOperations,
    ],
    failureCatalogues: [podFailureTexts, loadFailureTexts],
    linkKinds: podsModule.linkKinds!,
    listeners: [...podsModule.listeners!, settleBilling([])],
    // When a test says so, and not on the full minute, in the middle of another test.
    jobKinds: (app) => podsModule.jobs!.map((kind) => onDemand(kind(app, undefined as never))),
  });
  const { app } = house;
  const thabo = await buildStaff(app, partition, [...podRights, ...loadRights]);
  const naledi = await buildStaff(app, partition, [...podRights, ...loadRights], { companyId: thabo.companyId });
  const customerId = await buildCustomer(app, partition, { companyId: thabo.companyId, status: 'approve' });
  const supplierId = await buildSupplier(app, partition, {
    companyId: thabo.companyId,
    status: 'approved',
    detail: { email: 'office@karoo.example', cellNo: '+27825550177' },
  });
  const db = app.database.writer(partition);
  const read = (id: string) => house.ask<PodRecord>('getPod', { id }, thabo);
  const load: PodHouse['load'] = (id) => house.ask('getLoad', { id }, thabo);

  return {
    ...house,
    thabo,
    naledi,
    supplierId,
    customerId,
    read,
    load,
    async delivered({ perReference = false, stops = [{}], supplierId: carrier = supplierId, isDelivered = true } = {}) {
      const at = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
      const { pickupId, deliveryId } = await loadReferences(db, partition);
      const id = await buildLoad(app, partition, {
        customerId,
        supplierId: carrier,
        status: 'IN_TRANSIT',
        detail: {
          stops: [
            { type: 'pickup', stopLocationId: pickupId, windowStart: at(-9), windowEnd: at(-8) },
            ...stops.map(({ references = [] }) => ({
              type: 'delivery' as const,
              stopLocationId: deliveryId,
              windowStart: at(-2),
              windowEnd: at(-1),
              references,
              goodsLines: [{ reference: '', quantityPlanned: 18 }],
            })),
          ],
        },
      });
      await sql`update customer set pod_per_reference = ${perReference} where id = ${customerId}`.execute(db);
      await sql`update stop set status = 'DEPARTED' where load_id = ${id}`.execute(db);
      if (isDelivered) await house.ask('deliverLoad', { id }, { ...thabo, lockId: (await load(id)).lockId });
      return id;
    },
    podsOf: async (loadId) => (await house.ask<{ rows: PodRow[] }>('getPods', { loadId, pageSize: 50 }, thabo)).rows,
    async change(operation, id, payload = {}, by = naledi) {
      return house.call(operation, { id, ...payload }, { ...by, lockId: (await read(id)).lockId });
    },
    async work(name, data) {
      const kind = podsModule.jobs!.map((make) => make(app, undefined as never)).find((each) => each.name === name)!;
      await kind.work(data as never, { number: 1, isLastAttempt: false });
    },
  };
}
