import { translator } from '#platform/messages.ts';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Language } from '#platform/language.ts';
import type { Context } from '#platform/server/implement.ts';
import { type LinkKind, type LinkRow, useLink } from '#platform/server/links.ts';
import type { DocumentType } from '#modules/base/companies/document-types.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { companyTexts } from '#modules/base/companies/server/index.ts';
import { paperMailTexts } from '../messages/mail/index.ts';
import { askableOf } from '../packet.ts';
import { type AskedFor, findRequest, loadAskedFor, type PaperRequest } from './find-requests.ts';
import { type AskedPaper, askedPapers } from './asked-papers.ts';
import { answerRequest, paperLinkKind } from './requests.ts';

const fail = failures<FailureCode>();

/** What stands behind a link: the question and its load. */
export async function askedBy(
  { db }: Pick<Context, 'db'>,
  { partition, subject_id }: LinkRow,
  { lock = false } = {},
): Promise<{ request: PaperRequest; load: AskedFor }> {
  const known = subject_id === null ? undefined : await findRequest({ db, partition }, subject_id);
  const load = known && (await loadAskedFor({ db, partition }, known.load_id, { lock }));
  // Read again once the load is held.
  const request = load && (lock ? await findRequest({ db, partition }, known.id) : known);
  if (!request) throw fail('notFound', 'notFound');
  return { request, load };
}

export const routeOf = ({ origin, destination }: AskedFor) => [origin, destination].filter(Boolean).join(' → ');

/** What the holder of a link for papers learns with the accepted code, and what its mail says. */
export const paperUploadLink: LinkKind = {
  name: paperLinkKind,
  async opened(_context, link) {
    return { carrierName: link.recipient_name };
  },
  async letter(context, link, client) {
    const { request, load } = await askedBy(context, link);
    const text = await companyTexts(context, paperMailTexts, link.company_id, link.language);
    const papers = await lackingPapers(context, request);
    const names = await namesOf(papers, link.language);
    return {
      subject: text('askSubject', { load: load.load_number }),
      paragraphs: [
        text('askText', { client, load: load.load_number, route: routeOf(load) }),
        text('askPapers', { papers: names.join(', ') }),
        ...papers.flatMap(({ rejectReason }, place) =>
          rejectReason === '' ? [] : [text('askRejected', { paper: names[place]!, reason: rejectReason })],
        ),
        ...(request.note === '' ? [] : [text('askNote', { note: request.note })]),
        text('askHow'),
      ],
      action: text('askAction'),
    };
  },
  async endsUnneeded(context, link) {
    const { request } = await askedBy(context, link);
    if (request.ended_at === null && (await lackingPapers(context, request)).length > 0) return false;
    await answerRequest(context, request);
    await useLink(context, link, 'submitted', request.id);
    return true;
  },
};

async function lackingPapers(context: Context, request: PaperRequest): Promise<AskedPaper[]> {
  return askableOf(await askedPapers(context, request), request.asked_of);
}

async function namesOf(papers: readonly AskedPaper[], language: Language): Promise<string[]> {
  const name = translator(language, (await documentTypeTexts.load[language]()).texts);
  return papers.map(({ label, code }) => label || name(code as DocumentType));
}
