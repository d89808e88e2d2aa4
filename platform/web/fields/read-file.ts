/** A file as the person chose it, made ready to be sent. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  /** Base64, without a `data:` prefix. */
  readonly base64: string;
}

/** Longest side of a photo, in pixels: small print of an A4 page stays readable, 4 MB become about 150 KB. */
const longestSide = 1600;
const quality = 0.82;

/** Photos are made smaller; documents, and pictures that this browser cannot draw (TIFF), stay as they are. */
export async function readFile(file: File): Promise<ChosenFile> {
  const photo = file.type.startsWith('image/') ? await shrink(file).catch(() => undefined) : undefined;
  const smaller = photo && photo.size < file.size ? photo : undefined;
  const blob = smaller ?? file;
  const name = smaller ? file.name.replace(/(\.[^.]*)?$/, '.jpg') : file.name;
  return { name, size: blob.size, type: blob.type, base64: await base64Of(blob) };
}

/** Draws the picture upright (as its EXIF data says) on white, since JPEG has no transparency. */
async function shrink(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', quality));
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}
