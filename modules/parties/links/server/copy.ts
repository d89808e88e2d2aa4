import { formatDateTime } from '#platform/dates.ts';
import { maskNumber } from '#platform/mask.ts';
import { translator, type Catalogue, type Texts, type Translate } from '#platform/messages.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { addLinkToken } from '#platform/server/link-tokens.ts';
import { type LinkRow } from '#platform/server/links.ts';
import { companyById } from '#modules/base/companies/server/index.ts';
import { attachFile, storeFile } from '#modules/base/documents/server/index.ts';
import { plainDocument } from '#modules/parties/parties/server/index.ts';
import type { SummarySection, SummaryWords } from '#modules/parties/parties/summary.ts';
import { endingTexts } from '../messages/ending/index.ts';

interface Sent<English extends Texts> {
  readonly link: LinkRow;
  /** The record that came of it. */
  readonly subjectId: string;
  readonly reference: string;
  /** Of the company that was registered. */
  readonly name: string;
  readonly texts: Catalogue<English>;
  readonly sections: (text: Translate<English>, words: SummaryWords) => readonly SummarySection[];
}

/** Keeps what was sent through a link as a PDF for the applicant, in their language. Returns its name in the file store. */
export async function keepCopy<English extends Texts>(context: Context, sent: Sent<English>): Promise<string> {
  const { link, subjectId, reference, name, texts, sections } = sent;
  const { language } = link;
  const [company, form, common, journey] = await Promise.all([
    companyById(context.db, link.partition, link.company_id),
    texts.load[language](),
    publicTexts.load[language](),
    endingTexts.load[language](),
  ]);
  const t = translator(language, journey.texts);
  const words: SummaryWords = { language, common: translator(language, common.texts), number: maskNumber };
  const bytes = await plainDocument({
    language,
    title: t('copyTitle', { reference }),
    subtitle: `${company.trade_name} · ${name}`,
    sections: [
      {
        title: t('reference', { reference }),
        lines: [
          [t('copyOf'), name],
          [t('copySentTo'), company.trade_name],
          [t('copySentAt'), `${formatDateTime(context.now, language, company.time_zone)} (${company.time_zone})`],
        ],
      },
      ...sections(translator(language, form.texts), words).filter(({ lines }) => lines.length > 0),
    ],
    pageLabel: (page) => t('copyPage', { page: String(page) }),
    madeAt: context.now,
  });
  const { blobName } = await storeFile(context, {
    content: bytes.toString('base64'),
    fileName: t('copyFileName', { reference }),
    field: 'copy',
    accept: ['pdf'],
    subjectType: 'linkCopy',
    companyId: link.company_id,
    linkId: link.id,
    uploadedBy: link.recipient_email,
  });
  // As long as the record is there, and not only until the link is cleared away.
  await attachFile(context, blobName, subjectId);
  return blobName;
}

/** The address in the mail of receipt: with a new code it opens the status page and the copy. */
export async function statusUrl(context: Context, link: LinkRow): Promise<string> {
  return addLinkToken(context, link, 'copy');
}
