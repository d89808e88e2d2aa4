/** Documents made here, so that the gallery needs no files. All in base64, as the wire carries them. */

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

export function picture(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.fillStyle = '#fdfcf8';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#20242c';
  context.font = '600 44px sans-serif';
  context.fillText('Certificate of cover', 70, 120);
  context.font = '28px sans-serif';
  context.fillText('Goods in transit, R 1 500 000', 70, 190);
  context.strokeRect(40, 40, canvas.width - 80, canvas.height - 80);
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
}

/** Two grey pages without compression: the plainest TIFF there is. */
export function tiff(): string {
  const [width, height, pages] = [310, 438, 2];
  const headSize = 2 + 9 * 12 + 4;
  const bytes = new Uint8Array(8 + pages * (width * height + headSize)).fill(255);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x002a4949, true);
  let link = 4;
  for (let page = 0; page < pages; page++) {
    const pixels = 8 + page * (width * height + headSize);
    const head = pixels + width * height;
    for (let line = 60; line < 120 + page * 120; line++)
      bytes.fill(90, pixels + line * width + 50, pixels + line * width + 250);
    view.setUint32(link, head, true);
    view.setUint16(head, 9, true);
    // Width, height, bits, compression, black or white is zero, where the pixels are, samples, rows, bytes.
    const tags = [
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, pixels],
      [277, 1],
      [278, height],
      [279, width * height],
    ] as const;
    tags.forEach(([tag, value], index) => {
      const at = head + 2 + index * 12;
      view.setUint16(at, tag, true);
      view.setUint16(at + 2, 4, true);
      view.setUint32(at + 4, 1, true);
      view.setUint32(at + 8, value, true);
    });
    link = head + headSize - 4;
    view.setUint32(link, 0, true);
  }
  return base64(bytes);
}

export function pdf(): string {
  const text = 'BT /F1 28 Tf 60 720 Td (Certificate of cover) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return btoa(file);
}
