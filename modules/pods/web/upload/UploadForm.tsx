import { type ReactNode, useState } from 'react';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { podUploadTexts } from '#modules/pods/messages/upload/index.ts';
import { AskedProof } from './AskedProof.tsx';
import type { AskedPod, UploadFormProps } from './link-calls.ts';

/** Behind the code: what is asked for, one big button each. */
export function UploadForm({ link, whenOpen }: UploadFormProps): ReactNode {
  const t = useTexts(podUploadTexts);
  const [asked, setAsked] = useState<readonly AskedPod[]>(link.asked ?? []);
  const [isAllHere, setIsAllHere] = useState(false);
  if (isAllHere && asked.every(({ status }) => status === 'podSubmitted'))
    return <UploadDone client={link.clientTradeName} />;
  return (
    <main className="mx-auto w-full max-w-xl flex-1 px-4 pt-5 pb-10">
      <h1 className="text-2xl font-semibold">{t('heading', { load: link.loadNumber ?? '' })}</h1>
      <p className="mt-1 text-muted">{link.route}</p>
      <p className="mt-3">{asked.length === 0 ? t('nothingAsked') : t('how')}</p>
      <ul className="mt-4 space-y-4">
        {asked.map((pod) => (
          <AskedProof
            key={pod.id}
            pod={pod}
            client={link.clientTradeName}
            whenOpen={whenOpen}
            onSent={({ id, status, pageCount, openCount }) => {
              setAsked((before) => before.map((each) => (each.id === id ? { ...each, status, pageCount } : each)));
              if (openCount === 0) setIsAllHere(true);
            }}
          />
        ))}
      </ul>
    </main>
  );
}

/** Nothing is missing any more; the link has done its work. */
export function UploadDone({ client }: { readonly client: string }): ReactNode {
  const t = useTexts(podUploadTexts);
  return (
    <OutcomePage kind="success" title={t('done')}>
      {t('doneText', { client })}
    </OutcomePage>
  );
}
