import { saveFile } from './save-file.ts';

/**
 * Prints a PDF as it is, without leaving the page. A browser that shows no PDFs saves it instead, so that it is printed from
 * there.
 */
export async function printPdf(content: Blob, fileName: string): Promise<void> {
  if (!navigator.pdfViewerEnabled) {
    saveFile(content, fileName);
    return;
  }
  const url = URL.createObjectURL(content);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = url;
  await new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    document.body.append(frame);
  });
  frame.contentWindow?.focus();
  frame.contentWindow?.print();
  // Until the next print it stays: some browsers read it while their dialog is open.
  for (const old of document.querySelectorAll<HTMLIFrameElement>('iframe[data-printed]')) {
    URL.revokeObjectURL(old.src);
    old.remove();
  }
  frame.dataset['printed'] = '';
}
