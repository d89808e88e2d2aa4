import { CircleCheck, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoicePageTexts } from '#modules/money/invoices/messages/page/index.ts';

interface SaveButtonProps {
  readonly label: string;
  /** The name that a screen reader hears, where several have the same label. */
  readonly name?: string;
  readonly isMain?: boolean;
  readonly fetchFile: () => Promise<{
    readonly base64: string;
    readonly contentType: string;
    readonly fileName: string;
  }>;
}

/** Fetches a file and hands it to the person. */
export function SaveButton({ label, name, isMain = false, fetchFile }: SaveButtonProps): ReactNode {
  const t = useTexts(invoicePageTexts);
  const failureText = useFailureText();
  const [state, setState] = useState<'ready' | 'busy' | 'saved'>('ready');
  const [problem, setProblem] = useState('');
  async function fetchIt(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    setProblem('');
    try {
      const file = await fetchFile();
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.codePointAt(0)!);
      saveFile(new Blob([bytes], { type: file.contentType }), file.fileName);
      setState('saved');
    } catch (error) {
      setProblem(failureText(error));
      setState('ready');
    }
  }
  return (
    <div aria-live="polite">
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className={isMain ? 'btn btn-p min-h-12 flex-1' : 'btn btn-s min-h-12'}
          aria-label={state === 'busy' ? undefined : name}
          aria-disabled={state === 'busy'}
          onClick={() => void fetchIt()}
        >
          <Download size={20} aria-hidden /> {state === 'busy' ? t('downloading') : label}
        </button>
        {state === 'saved' && (
          <span className="flex gap-2 text-ok">
            <CircleCheck size={20} aria-hidden className="flex-none" /> {t('saved')}
          </span>
        )}
      </div>
      {problem && (
        <p className="err mt-2" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
