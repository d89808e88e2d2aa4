import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type DocumentKind, kindOf, type PagePicture, pagesOf } from './pages.ts';

/** A document that can be shown: `load` is `downloadFile`, which checks the person's right to it. */
export interface ViewedDocument {
  readonly name: string;
  readonly blobName: string;
  readonly load: () => Promise<{ readonly base64: string; readonly contentType: string }>;
}

interface Loaded {
  readonly content: Blob;
  readonly kind: DocumentKind;
}

interface ShownDocument {
  readonly kind: DocumentKind | undefined;
  readonly content: Blob | undefined;
  /** The address of the file itself, for the browser's own viewer, a new window, and saving. */
  readonly url: string | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Fetches a document when it is shown for the first time, and gives its address back when it is no longer. */
export function useDocument({ blobName, load }: ViewedDocument): ShownDocument {
  const { data, error, refetch } = useQuery({
    queryKey: ['documents', blobName],
    queryFn: async (): Promise<Loaded> => {
      const { base64, contentType } = await load();
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      return { content: new Blob([bytes], { type: contentType }), kind: kindOf(contentType) };
    },
    // A file never changes under its name.
    staleTime: Infinity,
  });
  const url = useMemo(() => data && URL.createObjectURL(data.content), [data]);
  useEffect(() => {
    if (url !== undefined) return () => URL.revokeObjectURL(url);
    return undefined;
  }, [url]);
  return { kind: data?.kind, content: data?.content, url, error, retry: () => void refetch() };
}

interface Pages {
  readonly pages: readonly PagePicture[];
  readonly isDrawing: boolean;
  readonly error: unknown;
}

/** The pages of a document as pictures, as they are drawn; another document is another component (`key`). */
export function usePages(content: Blob | undefined, kind: DocumentKind | undefined): Pages {
  const [state, setState] = useState<Pages>({ pages: [], isDrawing: true, error: undefined });
  useEffect(() => {
    if (!content || !kind) return;
    let left = false;
    const drawn: PagePicture[] = [];
    const draw = async () => {
      for await (const page of pagesOf(content, kind)) {
        drawn.push(page);
        if (left) return;
        setState({ pages: [...drawn], isDrawing: true, error: undefined });
      }
      setState({ pages: drawn, isDrawing: false, error: undefined });
    };
    draw().catch((error: unknown) => {
      if (!left) setState({ pages: drawn, isDrawing: false, error });
    });
    return () => {
      left = true;
      for (const { url } of drawn) URL.revokeObjectURL(url);
    };
  }, [content, kind]);
  return state;
}
