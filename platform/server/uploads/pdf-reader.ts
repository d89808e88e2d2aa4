import type * as pdfjs from 'pdfjs-dist';

/**
 * The PDF reader, both halves of it. Left alone it fetches the half that reads with its first file, and takes that file's
 * time for it; a thread loads both before it says that it is ready.
 */
export async function loadPdfReader(): Promise<Pick<typeof pdfjs, 'getDocument'>> {
  const [reader, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.mjs'),
  ]);
  Object.assign(globalThis, { pdfjsWorker: worker });
  return reader;
}
