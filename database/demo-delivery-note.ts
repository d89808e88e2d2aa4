import PDFDocument from 'pdfkit';

export interface DemoDeliveryNote {
  readonly number: string;
  readonly loadNumber: string;
  readonly date: string;
  readonly sender: string;
  readonly place: string;
  readonly vehicle: string;
  readonly goods: readonly { readonly name: string; readonly planned: number; readonly received: number | null }[];
  readonly signedBy: string;
  readonly remark?: string;
  readonly hasSignature?: boolean;
  readonly hasStamp?: boolean;
  /** Degrees by which it lay askew on the glass. */
  readonly askew?: number;
}

const ink = '#1f3f9d';
const [left, right] = [56, 540];

/** A signed delivery note as a scanner would send it: printed, filled in by hand, stamped and not quite straight. */
export function demoDeliveryNote(note: DemoDeliveryNote): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const page = new PDFDocument({ size: 'A4', margin: 0, info: { CreationDate: new Date(0) } });
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
    page.rect(0, 0, 595, 842).fill('#f6f4ee');
    page.rotate(note.askew ?? 0, { origin: [297, 421] });
    head(page, note);
    table(page, note);
    foot(page, note);
    page.end();
  });
}

function print(page: PDFKit.PDFDocument, text: string, x: number, y: number, size = 9, isBold = false): void {
  page
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor('#26241f')
    .text(text, x, y, { lineBreak: false });
}

function write(page: PDFKit.PDFDocument, text: string, x: number, y: number, size = 13): void {
  page.font('Times-Italic').fontSize(size).fillColor(ink).text(text, x, y, { lineBreak: false });
}

function rule(page: PDFKit.PDFDocument, y: number, from = left, to = right): void {
  page.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor('#8c8778').stroke();
}

function head(page: PDFKit.PDFDocument, { number, loadNumber, date, sender, place, vehicle }: DemoDeliveryNote): void {
  print(page, 'DELIVERY NOTE', left, 60, 19, true);
  print(page, number, 430, 62, 13, true);
  print(page, sender, left, 88);
  print(page, date, 430, 84);
  rule(page, 108);
  print(page, 'Deliver to', left, 124, 8);
  print(page, place, left, 136, 10, true);
  print(page, 'Vehicle', 330, 124, 8);
  print(page, vehicle, 330, 136, 10, true);
  print(page, `Load ${loadNumber}`, 330, 151);
}

function table(page: PDFKit.PDFDocument, { goods, remark = '' }: DemoDeliveryNote): void {
  page.rect(left, 182, right - left, 22).fill('#e4dfd0');
  print(page, 'Item', left + 6, 189, 8, true);
  print(page, 'Planned', 350, 189, 8, true);
  print(page, 'Received', 440, 189, 8, true);
  for (const [place, { name, planned, received }] of goods.entries()) {
    const y = 214 + place * 26;
    print(page, name, left + 6, y);
    print(page, String(planned), 360, y);
    if (received !== null) write(page, String(received), 452, y - 3);
    rule(page, y + 18);
  }
  print(page, 'Remarks', left, 430, 8);
  if (remark) write(page, remark, left + 6, 446);
  rule(page, 464);
  rule(page, 488);
}

function foot(page: PDFKit.PDFDocument, note: DemoDeliveryNote): void {
  const { signedBy, date, place, hasSignature = true, hasStamp = true } = note;
  print(page, 'Received in good order and condition by', left, 560, 8);
  if (hasSignature) {
    page
      .moveTo(70, 610)
      .bezierCurveTo(85, 570, 100, 640, 115, 600)
      .bezierCurveTo(125, 575, 140, 635, 158, 598)
      .bezierCurveTo(170, 580, 190, 620, 225, 592)
      .lineWidth(1.6)
      .strokeColor(ink)
      .stroke();
    write(page, signedBy, 78, 616, 14);
    write(page, date, 340, 614, 12);
  }
  rule(page, 640, left, 270);
  rule(page, 640, 320, right);
  print(page, 'Signature and name', left, 646, 7);
  print(page, 'Date', 320, 646, 7);
  if (!hasStamp) return;
  page.save().rotate(-9, { origin: [420, 720] });
  page.roundedRect(340, 690, 170, 62, 4).lineWidth(2).strokeColor('#a5425b').stroke();
  page
    .font('Helvetica-Bold')
    .fontSize(15)
    .fillColor('#a5425b')
    .text('RECEIVED', 340, 704, { width: 170, align: 'center' });
  page.font('Helvetica').fontSize(8).text(place, 340, 728, { width: 170, align: 'center' });
  page.restore();
}
