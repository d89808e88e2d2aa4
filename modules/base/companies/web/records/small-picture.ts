import { logoBytes } from '#modules/base/companies/fields.ts';

/** No page shows a logo larger than this, on any screen. */
const [width, height] = [480, 160];

/** The picture as a `data:` URL that is small enough to be sent with the form; throws where the browser cannot draw it. */
export async function smallPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, width / picture.width, height / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const png = canvas.toDataURL('image/png');
  if ((png.length * 3) / 4 < logoBytes) return png;
  // A photograph: JPEG has no transparency, so white goes behind it.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.85);
}
