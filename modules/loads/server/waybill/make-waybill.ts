import { finished } from 'node:stream/promises';
import { formatDateTime } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { type Translate, translator } from '#platform/messages.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { waybillTexts } from '#modules/loads/messages/waybill/index.ts';
import type { texts } from '#modules/loads/messages/waybill/en.ts';
import { loadCode } from '#modules/loads/load-code.ts';
import { findLoad, type StoredLoad } from '../queries.ts';
import { type Waybill, type WaybillPage, waybillOf } from './facts.ts';
import { margin, width, write, writeFacts, writeSignatures, writeStop } from './pages.ts';
import { drawQr } from './qr.ts';

const fail = failures<FailureCode>();
const qrSize = 104;

/** The waybill of a load, which is also its consignment note: a page for each delivery, since each is signed by itself. */
export async function makeWaybill(context: Context, { id }: { readonly id: string }) {
  const load = await findLoad(context, id);
  if (!load) throw fail('notFound', 'notFound');
  const t = translator(context.language, (await waybillTexts.load[context.language]()).texts);
  const bytes = await printed(context, load, await waybillOf(context, load, t), t);
  return {
    base64: bytes.toString('base64'),
    contentType: 'application/pdf',
    fileName: `${t('title')} ${load.load_number}.pdf`,
  };
}

type Words = Translate<typeof texts>;

async function printed(context: Context, load: StoredLoad, waybill: Waybill, t: Words): Promise<Buffer> {
  // Read when the first one is made: it takes longer to read than most other libraries together.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    autoFirstPage: false,
    bufferPages: true,
    lang: context.language,
    displayTitle: true,
    info: { Title: `${t('title')} ${load.load_number}`, CreationDate: context.now },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const page of waybill.pages) writePage(pdf, load, { waybill, page }, t);
  number(
    pdf,
    `${t('made', { at: formatDateTime(context.now, context.language, load.time_zone) })} · ${load.load_number}`,
    t,
  );
  pdf.end();
  await finished(pdf);
  return Buffer.concat(chunks);
}

interface Printed {
  readonly waybill: Waybill;
  readonly page: WaybillPage;
}

function writePage(pdf: PDFKit.PDFDocument, load: StoredLoad, { waybill, page }: Printed, t: Words): void {
  pdf.addPage();
  const room = width - qrSize - 16;
  let y = margin;
  y += write(pdf, 'label', `${t('title')} · ${t('subtitle')}`, { x: margin, y, width: room });
  y += write(pdf, 'title', load.load_number, { x: margin, y, width: room }) + 2;
  for (const text of waybill.company) y += write(pdf, 'text', text, { x: margin, y, width: room });
  const code = loadCode({ loadNumber: load.load_number, id: load.id }, page.sequence);
  drawQr(pdf, code, { x: margin + width - qrSize, y: margin - 8, size: qrSize });
  write(pdf, 'small', t('scan'), { x: margin + width - qrSize, y: margin + qrSize - 6, width: qrSize });
  y = writeFacts(pdf, waybill.facts, Math.max(y + 10, margin + qrSize + 22));
  for (const stop of page.stops) y = writeStop(pdf, stop, y + 2, t);
  writeSignatures(pdf, page, t);
}

/** The line at the head of every sheet, once it is known how many there are. */
function number(pdf: PDFKit.PDFDocument, made: string, t: Words): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let place = 0; place < count; place++) {
    pdf.switchToPage(start + place);
    const text = `${made} · ${t('page', { page: place + 1, pages: count })}`;
    write(pdf, 'small', text, { x: margin, y: margin - 22, width });
  }
}
