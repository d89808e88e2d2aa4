import { getDocument, GlobalWorkerOptions, type PDFDocumentLoadingTask } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { trustedScript } from '../trusted-script.ts';

GlobalWorkerOptions.workerPort = new Worker(trustedScript(workerAddress), { type: 'module' });

/** Opens a PDF, so that it looks the same in every browser and on every phone. Nothing in it is run, and nothing is fetched for it. */
export function openPdf(content: ArrayBuffer): PDFDocumentLoadingTask {
  return getDocument({ data: content, enableXfa: false, useWasm: false, useWorkerFetch: false });
}
