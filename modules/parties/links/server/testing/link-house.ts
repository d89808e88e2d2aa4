import crypto from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { operation, service } from '#platform/operation.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import { implement } from '#platform/server/implement.ts';
import { heldLink, useLink, type LinkKind } from '#platform/server/links.ts';
import { openHouse, type House } from '#platform/server/testing/house.ts';
import { basisOperations, buildStaff, type Staff } from '#modules/base/access/server/index.ts';
import { linkAnswer, linkBoard, linkKey, linkSent, newLink } from '#modules/parties/links/contract.ts';
import { linkBoardHandlers } from '../board-handlers.ts';
import { linkOperations } from '../operations.ts';
import { readLink } from '../reading.ts';
import { inviteByLink, sendLink, type LinkToSend } from '../sending.ts';

const kind = 'shipperregister';

/** A flow that is nothing but a flow: what every noun adds to links, at its smallest. */
const testFlow = service('tripDirector', {
  inviteTest: operation({ audience: 'permitted', input: newLink, output: linkSent }),
  readTest: operation({ audience: 'guest', input: z.strictObject({ key: linkKey }), output: linkAnswer }),
  submitTest: operation({
    audience: 'verifiedGuest',
    input: z.strictObject({ key: linkKey }),
    output: z.object({ id: z.uuid() }),
  }),
  listTest: linkBoard.list,
  figuresTest: linkBoard.figures,
  resendTest: linkBoard.resend,
  revokeTest: linkBoard.revoke,
  extendTest: linkBoard.extend,
  remindTest: linkBoard.remind,
  copyTest: linkBoard.copy,
});

const board = linkBoardHandlers(testFlow, { kind, subjectName: sql`cast(null as text)` });

const testOperations = implement(testFlow, {
  inviteTest: (context, input) =>
    inviteByLink(context, input, {
      kind,
      companyId: context.actor.kind === 'user' ? context.actor.companyId : '',
    }),
  readTest: async (context) => (await readLink(context, kind)).answer,
  async submitTest(context) {
    const link = await heldLink(context, [kind], { lock: true });
    const id = crypto.randomUUID();
    await useLink(context, link, 'submitted', id);
    return { id };
  },
  ...board,
});

const words = {
  en: { subject: 'Register', action: 'Open' },
  afr: { subject: 'Registreer', action: 'Maak oop' },
  pt: { subject: 'Registe-se', action: 'Abrir' },
  fr: { subject: 'Inscrivez-vous', action: 'Ouvrir' },
} as const;

const testKind: LinkKind = {
  name: kind,
  opened: async () => ({}),
  letter: async (_, link, client) => ({ ...words[link.language], paragraphs: [client] }),
};

export interface LinkHouse extends House {
  /** Somebody with every right over links, in a company of their own. */
  staff(partition?: string): Promise<Staff>;
  /** Sends a link in the name of the staff's company; what stands in its mail. */
  send(staff: Staff, more?: Partial<LinkToSend>): Promise<SentTestLink>;
}

export interface SentTestLink {
  readonly id: string;
  readonly key: string;
  readonly email: string;
  readonly mobile: string;
}

export async function openLinkHouse(): Promise<LinkHouse> {
  const house = await openHouse({
    implementations: [basisOperations, linkOperations, testOperations],
    linkKinds: [testKind],
  });
  return {
    ...house,
    staff: (partition = 'alpha') => buildStaff(house.app, partition, Object.keys(testFlow.operations)),
    async send(staff, more = {}) {
      const number = String(crypto.randomInt(10 ** 6, 10 ** 7));
      const recipient = { name: 'Anna', email: `${crypto.randomUUID()}@customer.example`, mobile: `+2782${number}` };
      const context = systemContext(house.app, { language: 'en', requestId: crypto.randomUUID(), operation: 'test' });
      const { id } = await inPartition(context, staff.partition, (inside) =>
        sendLink(inside, { kind, companyId: staff.companyId, recipient, language: 'en', ...more }),
      );
      const { email, mobile } = more.recipient ?? recipient;
      return { id, email, mobile, key: await mailedKey(house, email) };
    },
  };
}

/** The token of the newest mail to an address. */
export async function mailedKey(house: House, to: string): Promise<string> {
  const mail = (await house.messages()).find((message) => message.to === to && message.links.length > 0);
  return mail!.links[0]!.split('/').at(-1)!;
}

/** A guest's session, which has seen no link yet. */
export async function guestSession(house: House): Promise<string> {
  const nobody = { userRole: '', userAccount: '', password: '' };
  return (await house.ask<{ sessionId: string }>('login', nobody, { service: 'basis' })).sessionId;
}

/** Lets an hour pass for the codes of a link and of its number, so that the next one may be sent. */
export async function forgetCodes({ app }: House, partition: string): Promise<void> {
  await sql`update one_time_code set created_at = to_timestamp(0) where partition = ${partition}`.execute(
    app.database.single(partition),
  );
}
