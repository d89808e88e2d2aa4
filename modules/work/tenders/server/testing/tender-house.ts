import { sql } from 'kysely';
import type { CallOptions } from '#platform/server/testing/house.ts';
import { mailedKey } from '#platform/server/testing/guests.ts';
import { basisOperations, buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { linkOperations } from '#modules/parties/links/server/index.ts';
import type { LoadRecord } from '#modules/work/loads/records.ts';
import {
  allProviders,
  type LoadHouse,
  openLoadHouse,
  partition,
} from '#modules/work/loads/server/testing/load-house.ts';
import { buildSupplier } from '#modules/parties/suppliers/server/index.ts';
import { tenderService } from '#modules/work/tenders/contract.ts';
import { tenderFailureTexts } from '#modules/work/tenders/messages/failures/index.ts';
import { tenderExpiry, tenderRound, tenderTaken } from '../jobs.ts';
import { loadTenderLink } from '../link-kind.ts';
import { tenderOperations } from '../operations.ts';
import { withdrawCancelled } from '../withdraw.ts';

export { partition };

export interface Offer {
  readonly id: string;
  readonly status: string;
  readonly supplierId: string;
  readonly buyAmount: number;
  readonly counterAmount: number | null;
  readonly lateAnswer: string;
  readonly expiresAt: string | null;
  readonly findings?: readonly { readonly code: string }[];
}
export interface Carrier {
  readonly id: string;
  readonly email: string;
}

export interface TenderHouse extends LoadHouse {
  /** An approved transporter with cover, which is asked by mail. */
  carrier(detail?: object): Promise<Carrier>;
  /** Booked by the planner and ready to be given away. */
  ready(detail?: object): Promise<LoadRecord>;
  /** Offers a load to carriers at R 8 000, R 8 100 …; answers the load's id. */
  tender(mode: string, carriers: readonly Carrier[], more?: object): Promise<string>;
  /** The offers of a load's newest round, in their order. */
  offers(loadId: string): Promise<Offer[]>;
  /** Lets the clocks of a load end. */
  runOut(loadId: string): Promise<void>;
  /** Opens the newest link of a carrier, with its code. */
  guest(carrier: Carrier): Promise<CallOptions & { readonly key: string }>;
  /** Somebody of the carrier's own desk. */
  desk(carrier: Carrier): Promise<Staff>;
}

export async function openTenderHouse(): Promise<TenderHouse> {
  const house = await openLoadHouse(allProviders, {
    rights: Object.keys(tenderService.operations),
    implementations: [basisOperations, linkOperations, tenderOperations],
    failureCatalogues: [tenderFailureTexts],
    linkKinds: [loadTenderLink],
    listeners: [withdrawCancelled],
    // The clocks are turned by the tests.
    jobKinds: (app) => [idle(tenderExpiry(app)), idle(tenderRound(app)), tenderTaken(app)],
  });
  const { app, planner } = house;
  const db = app.database.writer(partition);
  let made = 0;

  const ready = async (detail: object = {}) => {
    const { id } = await house.book(detail);
    const answer = await house.change('submitLoad', id);
    if (answer.response !== 'ok') throw new Error(JSON.stringify(answer));
    return house.read(id);
  };
  return {
    ...house,
    ready,
    async carrier(detail = {}) {
      const email = `offers${(made += 1)}@carrier.example`;
      const id = await buildSupplier(app, partition, {
        companyId: planner.companyId,
        status: 'approved',
        certificate: 'approved',
        detail: {
          isTrasporter: true,
          gitCover: 5_000_000,
          gitFrom: '2020-01-01',
          gitTo: '2090-01-01',
          tenderLoadEmailAddress: email,
          ...detail,
        } as never,
      });
      return { id, email };
    },
    async tender(mode, carriers, more = {}) {
      const { id, lockId } = await ready();
      const offers = carriers.map((carrier, place) => ({
        supplierId: carrier.id,
        buyAmount: [8000, 8100, 8200][place] ?? 9000,
      }));
      await house.ask('sendLoadTender', { id, mode, offers, ...more }, { ...planner, lockId });
      return id;
    },
    async offers(loadId) {
      const { rows } = await house.ask<{ rows: Offer[] }>(
        'getLoadTenders',
        { loadId, sort: 'createdAt', descending: false },
        planner,
      );
      return rows;
    },
    async runOut(loadId) {
      await sql`update tender_offer set expires_at = now() - interval '1 second'
        where load_id = ${loadId} and status in ('SENT', 'VIEWED', 'COUNTERED')`.execute(db);
    },
    async guest({ email }) {
      const key = await mailedKey(house, email);
      const { sessionId } = await house.ask<{ sessionId: string }>('login', {}, { service: 'basis' });
      await house.ask('resendOTP', { key }, { sessionId });
      const { code: otp } = (await house.messages()).find(({ channel }) => channel === 'sms')!;
      await house.ask('verifyOTP', { key, otp }, { sessionId });
      return { sessionId, partition, key };
    },
    desk: ({ id }) =>
      buildStaff(app, partition, [...Object.keys(tenderService.operations), 'getLoads', 'getLoad', 'assignLoad'], {
        companyId: planner.companyId,
        supplierId: id,
      }),
  };
}

function idle<Kind extends { readonly name: string }>(kind: Kind): Kind {
  return { ...kind, schedule: undefined, work: async () => undefined };
}
