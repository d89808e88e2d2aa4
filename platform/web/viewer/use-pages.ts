import { useEffect, useState } from 'react';
import { type DocumentKind, type PagePicture, pagesOf } from './pages.ts';

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
