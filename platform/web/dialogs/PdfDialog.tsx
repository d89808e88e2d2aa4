import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { deskTexts } from '#platform/messages/desk/index.ts';
import { publicTexts } from '#platform/messages/public/index.ts';
import { useFailureText } from '../failure-text.ts';
import { useTexts } from '../texts.ts';
import type { PagePicture } from '../viewer/pages.ts';
import { usePages } from '../viewer/use-pages.ts';
import { Dialog } from './Dialog.tsx';

interface PdfDialogProps {
  readonly title: string;
  /** The PDF in base64. */
  readonly load: () => Promise<string>;
  readonly onClose: () => void;
}

/** One PDF over the page, also where there is nothing of the desk: in the browser's own viewer, or page by page. */
export function PdfDialog({ title, load, onClose }: PdfDialogProps): ReactNode {
  const t = useTexts(publicTexts);
  const failureText = useFailureText();
  const { content, error, retry } = useContent(load);
  const byBrowser = navigator.pdfViewerEnabled;
  const drawn = usePages(byBrowser ? undefined : content, 'pdf');
  const url = useMemo(() => content && URL.createObjectURL(content), [content]);
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);
  const problem = error ?? drawn.error;
  return (
    <Dialog
      open
      title={title}
      width={900}
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-s" onClick={onClose}>
          {t('close')}
        </button>
      }
    >
      <div className="relative h-[70dvh] bg-sunken">
        {problem !== undefined && (
          <div role="alert" className="p-4">
            <p className="text-danger">{failureText(problem)}</p>
            <button type="button" className="btn btn-s mt-3" onClick={retry}>
              {t('tryAgain')}
            </button>
          </div>
        )}
        {problem === undefined && byBrowser && url !== undefined && (
          <iframe title={title} src={url} className="absolute inset-0 size-full border-0" />
        )}
        {problem === undefined && !byBrowser && drawn.pages.length > 0 && <Pages pages={drawn.pages} name={title} />}
        {problem === undefined && (byBrowser ? url === undefined : drawn.pages.length === 0) && (
          <div role="status" aria-busy="true" aria-label={t('loading')} className="skeleton absolute inset-0" />
        )}
      </div>
    </Dialog>
  );
}

function Pages({ pages, name }: { readonly pages: readonly PagePicture[]; readonly name: string }): ReactNode {
  const t = useTexts(deskTexts);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Focusable, so that the keyboard can scroll it.
    <div tabIndex={0} role="region" aria-label={name} className="absolute inset-0 space-y-3 overflow-auto p-3">
      {pages.map(({ url, width, height }, place) => (
        <img
          key={url}
          src={url}
          width={width}
          height={height}
          alt={t('pageOfDocument', { page: place + 1, pages: pages.length, name })}
          className="h-auto w-full bg-white"
        />
      ))}
    </div>
  );
}

type Content = { readonly content?: Blob; readonly error?: unknown };

/** Reads the document once, and again when somebody asks for it. */
function useContent(load: PdfDialogProps['load']) {
  const [state, setState] = useState<Content>({});
  const read = useEffectEvent(() => contentOf(load));
  useEffect(() => void read().then(setState), []);
  function retry(): void {
    setState({});
    void contentOf(load).then(setState);
  }
  return { ...state, retry };
}

async function contentOf(load: PdfDialogProps['load']): Promise<Content> {
  try {
    const bytes = Uint8Array.from(atob(await load()), (sign) => sign.charCodeAt(0));
    return { content: new Blob([bytes], { type: 'application/pdf' }) };
  } catch (error) {
    return { error };
  }
}
