import { formatDateTime } from '#platform/dates.ts';
import { failures } from '#platform/failure.ts';
import { type Translate, translator } from '#platform/messages.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { printSheets, sheet, write, writeFacts } from '#modules/parties/parties/server/index.ts';
import { waybillTexts } from '#modules/work/loads/messages/waybill/index.ts';
import type { texts } from '#modules/work/loads/messages/waybill/en.ts';
import { loadCode } from '#modules/work/loads/load-code.ts';
import { findLoad, type StoredLoad } from '../queries.ts';
import { type Waybill, type WaybillPage, waybillOf } from './facts.ts';
import { writeSignatures, writeStop } from './pages.ts';
import { drawQr } from './qr.ts';

const fail = failures<FailureCode>();
const { margin, width } = sheet;
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
  const made = t('made', { at: formatDateTime(context.now, context.language, load.time_zone) });
  return printSheets(
    {
      title: `${t('title')} ${load.load_number}`,
      language: context.language,
      now: context.now,
      head: (page, pages) => `${made} · ${load.load_number} · ${t('page', { page, pages })}`,
    },
    (pdf) => {
      for (const page of waybill.pages) writePage(pdf, load, { waybill, page }, t);
    },
  );
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
