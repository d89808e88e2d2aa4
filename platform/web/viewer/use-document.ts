import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type DocumentKind, kindOf } from './pages.ts';

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
  /** The address of the file itself, for a new window, and saving. */
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
