import { CircleCheck, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podUploadTexts } from '#modules/work/pods/messages/upload/index.ts';
import { type PackFormProps, type PackLink, packs } from './pack-calls.ts';

/** Behind the code: the files, a button each. */
export function PackForm({ link, whenOpen }: PackFormProps): ReactNode {
  const t = useTexts(podUploadTexts);
  const formats = useFormats();
  return (
    <div className="mx-auto w-full max-w-xl flex-1 px-4 pt-5 pb-10">
      <h1 className="text-2xl font-semibold">{t('packHeading', { load: link.loadNumber ?? '' })}</h1>
      <p className="mt-1 text-muted">{link.route}</p>
      <p className="mt-3">{t('packText', { day: link.expiresAt ? formats.day(link.expiresAt) : '' })}</p>
      <ul className="mt-4 space-y-4">
        {(link.parts ?? []).map((part) => (
          <Part key={part.number} packId={link.packId ?? ''} part={part} whenOpen={whenOpen} />
        ))}
      </ul>
    </div>
  );
}

interface PartProps extends Pick<PackFormProps, 'whenOpen'> {
  readonly packId: string;
  readonly part: NonNullable<PackLink['parts']>[number];
}

function Part({ packId, part, whenOpen }: PartProps): ReactNode {
  const t = useTexts(podUploadTexts);
  const failureText = useFailureText();
  const [state, setState] = useState<'ready' | 'busy' | 'saved'>('ready');
  const [problem, setProblem] = useState('');
  async function fetchIt(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    setProblem('');
    try {
      const file = await whenOpen(() => packs.getPodPackFile({ id: packId, part: part.number }));
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.codePointAt(0)!);
      saveFile(new Blob([bytes], { type: file.contentType }), file.fileName);
      setState('saved');
    } catch (error) {
      setProblem(failureText(error));
      setState('ready');
    }
  }
  return (
    <li className="card p-4">
      <p className="font-medium wrap-break-word">{part.fileName}</p>
      <p className="mt-1 text-muted">
        {t('packSize', { pages: part.pages, size: Math.max(0.1, Math.round(part.bytes / 100_000) / 10) })}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3" aria-live="polite">
        <button
          type="button"
          className="btn btn-p min-h-12 flex-1"
          aria-disabled={state === 'busy'}
          onClick={() => void fetchIt()}
        >
          <Download size={20} aria-hidden /> {t(state === 'busy' ? 'packBusy' : 'packDownload')}
        </button>
        {state === 'saved' && (
          <span className="flex gap-2 text-ok">
            <CircleCheck size={20} aria-hidden className="flex-none" /> {t('packSaved')}
          </span>
        )}
      </div>
      {problem && (
        <p className="err mt-2" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
