import { createHash } from 'node:crypto';
import { jpegSize, pngSize, type PictureSize } from './images.ts';
import { activeContent } from './pdf-active-content.ts';
import { openPdf, type OpenPdf } from './pdf-document.ts';
import { readObjects, type PdfObject } from './pdf-objects.ts';
import { PdfUnreadable } from './pdf-streams.ts';
import { isDictionary, isName, PdfTooLarge, valuesOf } from './pdf-syntax.ts';
import { hasPdfEnd, recognise } from './recognition.ts';
import { tiffPages } from './tiff.ts';
import {
  contentTypes,
  refusal,
  type InspectedUpload,
  type Inspection,
  type RefusedUpload,
  type UploadRules,
} from './verdict.ts';

/** The inspection, and for a PDF the way to its text, which may take longer and is asked for afterwards. */
export interface InspectionSteps {
  readonly inspection: Inspection;
  text(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** All checks of quality.md §6 in the order of what they cost. Runs in a worker thread: it may take seconds, or for ever. */
export async function inspect(bytes: Uint8Array, rules: UploadRules): Promise<InspectionSteps> {
  const kind = await recognise(bytes);
  if (!kind || !rules.accept.includes(kind))
    return done(refusal(rules.accept.join() === 'pdf' ? 'fileMustBePdf' : 'fileTypeNotAccepted'));
  const accepted = (pages?: number): InspectedUpload => ({
    ok: true,
    kind,
    contentType: contentTypes[kind],
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...(pages !== undefined && { pages }),
  });
  if (kind === 'pdf') return inspectPdf(bytes, rules, accepted);
  if (kind === 'tiff') return done(inspectTiff(bytes, rules, accepted));
  const size = kind === 'png' ? pngSize(bytes) : jpegSize(bytes);
  return done(size ? (pictureProblem([size], rules) ?? accepted()) : refusal('fileDamaged', { check: kind }));
}

/** The text of a PDF that was accepted before; undefined where it has none that can be read. */
export async function textOf(bytes: Uint8Array, pages?: readonly number[]): Promise<string | undefined> {
  const structure = structureOf(bytes);
  if ('code' in structure || !structure.hasReadableStreams) return undefined;
  const pdf = await openPdf(bytes).catch(() => undefined);
  const text = await pdf?.text(pages).catch(() => undefined);
  await pdf?.close();
  return text;
}

type Accepted = (pages?: number) => InspectedUpload;

function done(inspection: Inspection): InspectionSteps {
  return { inspection, text: () => Promise.resolve(undefined), close: () => Promise.resolve() };
}

function inspectTiff(bytes: Uint8Array, rules: UploadRules, accepted: Accepted): Inspection {
  const found = tiffPages(bytes, rules.maxPages);
  if (found === 'damaged') return refusal('fileDamaged', { check: 'tiff' });
  if (found === 'tooManyPages') return refusal('fileTooManyPages', { limit: rules.maxPages });
  return pictureProblem(found.pages, rules) ?? accepted(found.pages.length);
}

function pictureProblem(sizes: readonly PictureSize[], { maxPixels }: UploadRules): RefusedUpload | undefined {
  const isTooLarge = sizes.some(({ width, height }) => width * height > maxPixels);
  return isTooLarge ? refusal('fileImageTooLarge', { limit: maxPixels }) : undefined;
}

async function inspectPdf(bytes: Uint8Array, rules: UploadRules, accepted: Accepted): Promise<InspectionSteps> {
  if (!hasPdfEnd(bytes)) return done(refusal('fileDamaged', { check: 'end' }));
  const structure = structureOf(bytes);
  if ('code' in structure) return done(structure);
  if (structure.pages > rules.maxPages) return done(refusal('fileTooManyPages', { limit: rules.maxPages }));

  let pdf: OpenPdf;
  try {
    pdf = await openPdf(bytes);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return done(isLocked ? refusal('fileEncrypted') : refusal('fileDamaged', { check: 'reader' }));
  }
  const problem = await problemSeenByReader(pdf, rules).catch(() => refusal('fileDamaged', { check: 'reader' }));
  if (problem) {
    await pdf.close();
    return done(problem);
  }
  return {
    inspection: accepted(pdf.pages),
    // A damaged page or font leaves a file that people can still look at.
    text: () => (structure.hasReadableStreams ? pdf.text().catch(() => undefined) : Promise.resolve(undefined)),
    close: () => pdf.close(),
  };
}

/** What the bytes say, before any reader is let near them. */
function structureOf(bytes: Uint8Array): RefusedUpload | { hasReadableStreams: boolean; pages: number } {
  try {
    const active = activeContent();
    const pages = pageCounter();
    const { isEncrypted, hasReadableStreams } = readObjects(bytes, (object) => {
      active.visit(object);
      pages.visit(object);
    });
    if (isEncrypted) return refusal('fileEncrypted');
    const found = active.found();
    return found ? refusal('fileActiveContent', { check: found }) : { hasReadableStreams, pages: pages.found() };
  } catch (error) {
    if (error instanceof PdfTooLarge || error instanceof PdfUnreadable)
      return refusal('fileDamaged', { check: error.message });
    throw error;
  }
}

/**
 * How many pages there are in a file, by the pages themselves: readers believe what `/Count` says, and hide the others. A page
 * that was changed by a later revision is one page; one that was taken out is still in the file, and counts.
 */
function pageCounter() {
  const numbered = new Set<number>();
  let others = 0;
  return {
    visit({ number, value }: PdfObject): void {
      if (!isDictionary(value)) return;
      if (!valuesOf(value, 'Type').some((type) => isName(type) && type.name === 'Page')) return;
      if (number === undefined) others++;
      else numbered.add(number);
    },
    found: () => numbered.size + others,
  };
}

/** A second opinion by a real reader, which resolves what a file says as viewers do. */
async function problemSeenByReader(pdf: OpenPdf, { maxPages }: UploadRules): Promise<RefusedUpload | undefined> {
  if (await pdf.isEncrypted()) return refusal('fileEncrypted');
  if (await pdf.acts()) return refusal('fileActiveContent', { check: 'reader' });
  if (pdf.pages > maxPages) return refusal('fileTooManyPages', { limit: maxPages });
  if (await pdf.linksAct(maxPages)) return refusal('fileActiveContent', { check: 'link' });
  return pdf.pages > 0 ? undefined : refusal('fileDamaged', { check: 'pages' });
}
