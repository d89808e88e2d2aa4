import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { documentTypeTexts } from '#modules/base/companies/messages/document-types/index.ts';
import { paperUploadTexts } from '#modules/work/load-papers/messages/upload/index.ts';
import { AskedFile } from '#modules/work/pods/web/public-form.ts';
import { type AskedPaper, type PaperFormProps, papers } from './link-calls.ts';

const isHere = ({ state }: AskedPaper) => state === 'there' || state === 'waiting';

/** Behind the code: the papers that are asked for, one big button each. Further pages can follow when all are there. */
export function PaperForm({ link, whenOpen }: PaperFormProps): ReactNode {
  const t = useTexts(paperUploadTexts);
  const types = useTexts(documentTypeTexts);
  const [asked, setAsked] = useState<readonly AskedPaper[]>(link.papers ?? []);
  const client = link.clientTradeName;
  const isDone = asked.length > 0 && asked.every(isHere);
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-4 pt-5 pb-10">
      <h1 className="text-2xl font-semibold">{t('heading', { load: link.loadNumber ?? '' })}</h1>
      <p className="mt-1 text-muted">{link.route}</p>
      {link.note && (
        <p className="mt-3 wrap-break-word whitespace-pre-line">{t('note', { client, note: link.note })}</p>
      )}
      <div aria-live="polite">
        {isDone ? (
          <AllHere client={client} />
        ) : (
          <p className="mt-3">{t(asked.length === 0 ? 'nothingAsked' : 'how')}</p>
        )}
      </div>
      <ul className="mt-4 space-y-4">
        {asked.map((paper) => (
          <AskedFile
            key={paper.code}
            title={paper.label || types(paper.code)}
            asked={wordsOf(paper)}
            here={
              isHere(paper)
                ? paper.fileCount > 0
                  ? `${t('received', { client })} ${t('files', { count: paper.fileCount })}`
                  : t('hereAlready', { client })
                : undefined
            }
            send={async ({ name, base64 }, how) => {
              const { code } = paper;
              const sent = await whenOpen(() => papers.postPaperUpload({ code, fileName: name, content: base64 }, how));
              setAsked((before) => before.map((each) => (each.code === code ? { ...each, ...sent } : each)));
            }}
          />
        ))}
      </ul>
    </div>
  );

  function wordsOf(paper: AskedPaper) {
    if (isHere(paper)) return undefined;
    if (paper.state === 'rejected') return { text: t('rejected', { reason: paper.rejectReason }), isProblem: true };
    if (paper.state === 'expired') return { text: t('expired'), isProblem: true };
    return { text: t('needed'), isProblem: false };
  }
}

/** Everything that was asked for is there. */
export function AllHere({ client }: { readonly client: string }): ReactNode {
  const t = useTexts(paperUploadTexts);
  return (
    <div className="mt-4 flex gap-3 rounded-card bg-ok-soft p-4 text-ok">
      <CircleCheck size={24} aria-hidden className="flex-none" />
      <div>
        <p className="font-semibold">{t('allHere')}</p>
        <p className="mt-1">{t('allHereText', { client })}</p>
      </div>
    </div>
  );
}
