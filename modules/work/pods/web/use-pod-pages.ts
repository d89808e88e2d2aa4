import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { kindOf, type PagePicture, pagesOf } from '#platform/web/viewer/pages.ts';
import { type Pod, pods, podsNoun } from './calls.ts';

interface Drawn {
  readonly key: string;
  readonly pictures: ReadonlyMap<string, readonly PagePicture[]>;
}
const nothing: ReadonlyMap<string, readonly PagePicture[]> = new Map();

/** The pages of a proof as pictures, in their order and turned as they are kept. Undefined where one is not drawn yet. */
export function usePodPages(pod: Pick<Pod, 'id' | 'pages'>): {
  readonly pages: readonly (PagePicture | undefined)[];
  readonly error: unknown;
} {
  const names = [...new Set(pod.pages.map(({ file }) => file))];
  const files = useQueries({
    queries: names.map((blobName) => ({
      queryKey: [podsNoun, pod.id, 'file', blobName],
      queryFn: async () => {
        const { base64, contentType } = await pods.getPodFile({ id: pod.id, blobName });
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        return { content: new Blob([bytes], { type: contentType }), kind: kindOf(contentType) };
      },
      // A file never changes under its name.
      staleTime: Infinity,
    })),
  });
  const loaded = files.map(({ data }) => data);
  const key = `${pod.id} ${names.filter((_, place) => loaded[place]).join(' ')}`;
  const [drawn, setDrawn] = useState<Drawn>({ key: '', pictures: nothing });
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let left = false;
    const pictures = new Map<string, PagePicture[]>();
    const draw = async () => {
      for (const [place, name] of names.entries()) {
        const file = loaded[place];
        if (!file) continue;
        for await (const page of pagesOf(file.content, file.kind)) {
          pictures.set(name, [...(pictures.get(name) ?? []), page]);
          if (left) return;
          setDrawn({ key, pictures: new Map(pictures) });
        }
      }
    };
    draw().catch((error: unknown) => !left && setFailed(error));
    return () => {
      left = true;
      for (const pages of pictures.values()) for (const { url } of pages) URL.revokeObjectURL(url);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- The key says which files are there.
  }, [key]);
  const pictures = drawn.key === key ? drawn.pictures : nothing;
  return {
    pages: pod.pages.map(({ file, page, turn }) => {
      const picture = pictures.get(file)?.[page - 1];
      return picture && { ...picture, turns: turn / 90 };
    }),
    error: files.find(({ error }) => error)?.error ?? failed,
  };
}
