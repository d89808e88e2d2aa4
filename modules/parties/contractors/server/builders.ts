import crypto from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Language } from '#platform/language.ts';
import type { App } from '#platform/server/app.ts';
import { asOf, inPartition, systemContext } from '#platform/server/contexts.ts';
import type { Actor, UserActor } from '#platform/server/implement.ts';
import { lockIdOf } from '#platform/server/records.ts';
import { updateRow } from '#platform/server/update-row.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import { buildIdentityNumber, buildNumbers, openPdf } from '#modules/parties/parties/server/index.ts';
import { contractorService } from '../contract.ts';
import { emptyDirector, type ContractorApplication } from '../fields.ts';
import type { ContractorState } from '../status.ts';
import { applicationOf } from './application-details.ts';
import { submitAsAdmin } from './assess.ts';
import { decideDocuments } from './contractor-documents.ts';
import { addContractor } from './invitations.ts';
import { getContractor } from './queries.ts';
import { submitByLink } from './submit-application.ts';
import { inputOf } from '#platform/operation.ts';

/** A record that is built as approved was compared by its builder. */
const builtApproval = {
  approve: true,
  differenceReason: 'Confirmed by telephone.',
  differenceField: 'comment',
} as const;

/** A payload that every check accepts, with numbers that no other has; name and email are the link's. */
export function buildApplication(overrides: Partial<ContractorApplication> = {}): Partial<ContractorApplication> {
  const { word, house, ...numbers } = buildNumbers();
  return {
    tradeName: `Karoo Kontrakte ${word}`,
    regNo: numbers.registration,
    vatNo: numbers.vat,
    dateOfInc: '2015-05-06',
    natureOfTrade: 'Container haulage',
    cellNo: numbers.mobile,
    postalAdd: `PO Box ${house}`,
    physicalAdd: `${house} Loop Street`,
    suburb: 'Central',
    country: 'South Africa',
    province: 'Western Cape',
    city: 'Beaufort West',
    postalCode: '6970',
    directors: [
      {
        directorName: 'Elmarie Fortuin',
        directorIdNumber: buildIdentityNumber(),
        directorAddress: '12 Meiring Street, Beaufort West',
      },
      emptyDirector,
      emptyDirector,
    ],
    banker: 'CAPITEC',
    bankerAdd: 'Beaufort West',
    branchCode: '470010',
    bankAccountNo: numbers.account,
    auditor: 'Nuweveld Auditors',
    auditorAdd: '3 Donkin Street, Beaufort West',
    name: 'Elmarie Fortuin',
    capacity: 'Director',
    signature: buildSignature(),
    ...overrides,
  };
}

/** What an admin adds to it. */
export const assessment = {
  authCreditAcc: 'Pieter Botha',
  recCreditCheck: 'Good references, pays within 30 days',
  bankCode: 'B',
  bankCodeAmount: 100_000,
  bankCodeTermDays: 30,
  creditLimit: 80_000,
  paymentTerm: 30,
} as const satisfies Partial<ContractorApplication>;

const [width, height] = [320, 100];

/** A picture of a signature, black on white, as the form sends it. */
export function buildSignature(): string {
  const pixels = Buffer.alloc((width + 1) * height, 0xff);
  const phase = crypto.randomInt(628) / 100;
  for (let y = 0; y < height; y++) pixels[y * (width + 1)] = 0;
  for (let x = 20; x < width - 20; x++) {
    const middle = Math.round(height / 2 + 28 * Math.sin(x / 14 + phase) * Math.sin(x / 70));
    for (const y of [middle - 1, middle, middle + 1]) pixels[y * (width + 1) + 1 + x] = 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, grey.
  header.set([8, 0, 0, 0, 0], 8);
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const png = [mark, pngPart('IHDR', header), pngPart('IDAT', deflateSync(pixels)), pngPart('IEND', Buffer.alloc(0))];
  return `data:image/png;base64,${Buffer.concat(png).toString('base64')}`;
}

function pngPart(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A document of one page in base64. */
export async function buildDocument(...lines: readonly string[]): Promise<string> {
  const { pdf, bytes } = await openPdf({});
  for (const line of lines) pdf.text(line);
  return (await bytes()).toString('base64');
}

export interface ContractorOverrides {
  readonly companyId?: string;
  readonly registeredName?: string;
  readonly recipientName?: string;
  readonly email?: string;
  readonly mobileNumber?: string;
  readonly language?: Language;
  readonly application?: Partial<ContractorApplication>;
  /** How far it has come; `invited` stops before the submit. */
  readonly state?: ContractorState;
  /** What staff thought of it; nothing means that it was not assessed yet. */
  readonly assessment?: Partial<ContractorApplication>;
  readonly decisionReason?: string;
  readonly submittedAt?: Date;
}

/** A member of staff who stands in no table, for what builders do in somebody's name. */
function nobody(companyId: string): UserActor {
  return {
    kind: 'user',
    id: crypto.randomUUID(),
    account: 'pieter.botha@highveld.example',
    name: 'Pieter Botha',
    companyId,
    companyName: '',
    authorisations: new Set(),
  };
}

/** Puts a contractor in by the way that it would come: invited, signed by link, assessed, decided. Returns its id. */
export async function buildContractor(
  app: App,
  partition: string,
  overrides: ContractorOverrides = {},
): Promise<string> {
  const { state = 'pending', language = 'en' } = overrides;
  const system = systemContext(app, { language, requestId: 'builder', operation: 'buildContractor' });
  const as = <Answer>(actor: Actor, task: Parameters<typeof inPartition<Answer>>[2]) =>
    inPartition({ ...system, actor, ip: '196.25.1.1', agent: 'Builder' }, partition, task);
  const word = crypto.randomBytes(4).toString('hex');
  const registeredName = overrides.registeredName ?? `Karoo ${word} Kontrakte (Pty) Ltd`;
  const companyId =
    overrides.companyId ??
    (await as(system.actor, ({ db }) => buildCompany(db, partition, { name: `Client ${crypto.randomUUID()}` })));
  const staff = nobody(companyId);
  const { keyIdentifier: id, linkId } = await as(staff, (context) =>
    addContractor(context, {
      registeredName,
      recipientName: overrides.recipientName ?? '',
      email: overrides.email ?? `office@karoo-${word}.example`,
      mobileNumber: overrides.mobileNumber ?? `+2782${crypto.randomInt(10 ** 6, 10 ** 7)}`,
      language,
      pool: '',
    }),
  );
  if (state === 'invited') return id;
  await as({ kind: 'guest', name: 'guest', link: { id: linkId, partition, isVerified: true } }, async (context) => {
    await updateRow({ db: context.db, partition }, 'link', linkId, {
      verified_at: context.now,
      opened_at: context.now,
    });
    const content = await buildDocument('Goods-in-transit insurance', `Insured: ${registeredName}`);
    const at = overrides.submittedAt ?? context.now;
    await submitByLink(asOf(context, at), submissionOf({ ...overrides.application, gitCertificate: content }));
  });
  if (overrides.assessment)
    await as(staff, async (context) => {
      const stored = await getContractor(context.db, partition, id);
      const payload = { ...applicationOf(stored, app.sealer), ...assessment, ...overrides.assessment };
      await submitAsAdmin({ ...context, lockId: lockIdOf(stored) }, staff, submissionOf(payload, id));
    });
  await as(system.actor, async (context) => {
    const isDecided = state !== 'pending';
    if (state === 'approved') await decideDocuments(context, id, builtApproval);
    if (state === 'rejected') await decideDocuments(context, id, { reject: overrides.decisionReason ?? '' });
    await updateRow(context, 'contractor', id, {
      status: state,
      ...(overrides.submittedAt && { submitted_at: overrides.submittedAt, updated_at: overrides.submittedAt }),
      ...(isDecided && {
        decided_by: 'Thandi Nkosi',
        decided_at: overrides.submittedAt ?? app.clock.now(),
        decision_reason: overrides.decisionReason ?? null,
      }),
    });
  });
  return id;
}

function submissionOf(application: Partial<ContractorApplication>, keyIdentifier = '') {
  return inputOf(contractorService.operations.submitCreditorApplication.input, {
    subcontractorApplication: keyIdentifier ? application : buildApplication(application),
    ...(keyIdentifier && { keyIdentifier, applicationUsage: 'admin' }),
  });
}
