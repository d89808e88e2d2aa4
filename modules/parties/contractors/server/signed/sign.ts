import crypto from 'node:crypto';
import { formatDateTime } from '#platform/dates.ts';
import { maskPhone } from '#platform/mask.ts';
import type { Context } from '#platform/server/implement.ts';
import type { LinkRow } from '#platform/server/links.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import { attachFile, storeFile } from '#modules/base/documents/server/index.ts';
import type { ContractorApplication } from '#modules/parties/contractors/fields.ts';
import { signaturePlace } from '../application-details.ts';
import { signedDocument } from '#modules/parties/parties/server/index.ts';
import { applicationSections, documentWords, type AttachedFile } from './sections.ts';
import { pictureHash, signaturePng } from './signature.ts';

export interface Signed {
  readonly contractorId: string;
  readonly reference: string;
  readonly application: ContractorApplication;
  readonly link: LinkRow;
  readonly certificate: AttachedFile | undefined;
  readonly suretyshipDeed: AttachedFile | undefined;
}

const signaturePath = 'subcontractorApplication.signature';
/** Gives back the text in the order in which it was written. */
const checkCommand = (pages: number) => `pdftotext -raw -l ${pages} FILE - | tr -d '[:space:]' | sha256sum`;

/**
 * Makes the signed document of a submit, once, and keeps it with the proof of who signed: the person who read the code
 * that was sent to the link's number. Everything of it is in the submit's transaction.
 */
export async function signApplication(context: Context, signed: Signed): Promise<{ blobName: string }> {
  const { db, partition, language, app, now, ip, agent } = context;
  const { application, link, contractorId, reference } = signed;
  const png = signaturePng(application.signature, signaturePath);
  const [company, words, verifiedAt] = await Promise.all([
    companyById(db, partition, link.company_id),
    documentWords(language),
    verificationOf(context, link),
  ]);
  const { document: t, form } = words;
  const at = (instant: Date) =>
    t('localTime', { at: formatDateTime(instant, language, company.time_zone), zone: company.time_zone });
  const verifiedNumber = maskPhone(link.recipient_mobile);
  const { bytes, contentSha256 } = await signedDocument({
    language,
    title: t('title'),
    subtitle: t('of', { client: company.trade_name, company: application.registeredName }),
    sections: applicationSections(
      {
        application,
        client: company.name,
        certificate: signed.certificate,
        suretyshipDeed: signed.suretyshipDeed,
        signatureSha256: pictureHash(png),
      },
      language,
      words,
    ),
    signature: {
      png,
      caption: t('signedBy', { name: application.name, capacity: application.capacity }),
      alternative: form('signature'),
    },
    pageLabel: (page) => t('page', { page: String(page) }),
    madeAt: now,
    certificate: (hash, contentPages) => ({
      title: t('certificate'),
      lines: [
        [t('reference'), `${reference} · ${link.id}`],
        [t('application'), application.registeredName],
        [t('client'), company.name],
        [t('signatory'), `${application.name}, ${application.capacity}`],
        [t('signedAt'), at(now)],
        [t('invitedBy'), link.recipient_email],
        [t('number'), verifiedNumber],
        [t('codeAt'), verifiedAt ? at(verifiedAt) : t('none')],
        [t('ip'), ip],
        [t('agent'), agent],
        [t('contentHash'), hash],
      ],
      notes: [t('howToCheck', { command: checkCommand(contentPages) }), t('noSurety')],
    }),
  });
  const file = await storeFile(context, {
    content: bytes.toString('base64'),
    fileName: t('fileName', { reference }),
    field: signaturePath,
    accept: ['pdf'],
    subjectType: 'creditorApplication',
    companyId: link.company_id,
    linkId: link.id,
    uploadedBy: link.recipient_email,
  });
  await attachFile(context, file.blobName, contractorId);
  const id = crypto.randomUUID();
  await db
    .insertInto('contractor_signing')
    .values({
      id,
      partition,
      contractor_id: contractorId,
      link_id: link.id,
      name: application.name,
      capacity: application.capacity,
      signature_sealed: app.sealer.seal(application.signature, signaturePlace(partition, id)),
      signed_at: now,
      verified_number: verifiedNumber,
      verified_at: verifiedAt,
      ip,
      agent,
      content_sha256: contentSha256,
      blob_name: file.blobName,
    })
    .execute();
  return { blobName: file.blobName };
}

async function verificationOf({ db, partition }: Context, link: LinkRow): Promise<Date | null> {
  const row = await db
    .selectFrom('link')
    .select('verified_at')
    .where('partition', '=', partition)
    .where('id', '=', link.id)
    .executeTakeFirst();
  return row?.verified_at ?? null;
}
