import { loadPdfReader } from '../uploads/pdf-reader.ts';

/** The text of each page of a PDF in the order in which the file draws it, as a reader other than the one that wrote it sees it. */
export async function pageTexts(bytes: Uint8Array): Promise<string[]> {
  const { getDocument } = await loadPdfReader();
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const pdf = await loading.promise;
    const texts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    return texts;
  } finally {
    await loading.destroy();
  }
}
