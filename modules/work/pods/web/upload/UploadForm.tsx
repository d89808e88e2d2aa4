import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OutcomePage } from '#platform/web/public/OutcomePage.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { podUploadTexts } from '#modules/work/pods/messages/upload/index.ts';
import { AskedProof } from './AskedProof.tsx';
import type { AskedPod, UploadFormProps } from './link-calls.ts';

const isHere = ({ status }: AskedPod) => status === 'podSubmitted';

/** Behind the code: what is asked for, one big button each. Further pages can follow when all are there. */
export function UploadForm({ link, whenOpen }: UploadFormProps): ReactNode {
  const t = useTexts(podUploadTexts);
  const [asked, setAsked] = useState<readonly AskedPod[]>(link.asked ?? []);
  const client = link.clientTradeName;
  const isDone = asked.length > 0 && asked.every(isHere);
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-4 pt-5 pb-10">
      <h1 className="text-2xl font-semibold">{t('heading', { load: link.loadNumber ?? '' })}</h1>
      <p className="mt-1 text-muted">{link.route}</p>
      <div aria-live="polite">
        {isDone ? (
          <AllHere client={client} />
        ) : (
          <p className="mt-3">{t(asked.length === 0 ? 'nothingAsked' : 'how')}</p>
        )}
      </div>
      <ul className="mt-4 space-y-4">
        {asked.map((pod) => (
          <AskedProof
            key={pod.id}
            pod={pod}
            client={client}
            whenOpen={whenOpen}
            onSent={({ id, status, pageCount }) =>
              setAsked((before) => before.map((each) => (each.id === id ? { ...each, status, pageCount } : each)))
            }
          />
        ))}
      </ul>
    </div>
  );
}

/** Everything that was asked for is there; a page that was forgotten is still taken. */
function AllHere({ client }: { readonly client: string }): ReactNode {
  const t = useTexts(podUploadTexts);
  return (
    <div className="mt-4 flex gap-3 rounded-card bg-ok-soft p-4 text-ok">
      <CircleCheck size={24} aria-hidden className="flex-none" />
      <div>
        <h2 className="font-semibold">{t('done')}</h2>
        <p className="mt-1">{t('doneText', { client })}</p>
        <p className="mt-1">{t('onePageMore')}</p>
      </div>
    </div>
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
