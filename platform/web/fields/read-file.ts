/** A file as the person chose it, made ready to be sent. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  /** Base64, without a `data:` prefix. */
  readonly base64: string;
  /** Of a photo: the picture as a data URL, to look at before others do. */
  readonly preview?: string | undefined;
}

/** A photo in a format that this browser cannot draw, such as HEIC. */
export class UnreadablePhoto extends Error {
  override readonly name = 'UnreadablePhoto';
}

/** What the server reads by itself, whatever the browser makes of it. */
const readElsewhere = ['image/jpeg', 'image/png', 'image/tiff'];

/** Longest side of a photo, in pixels: small print of an A4 page stays readable, 4 MB become about 150 KB. */
const longestSide = 1600;
const quality = 0.82;

/**
 * Photos are made smaller, and a PDF where nothing else will do; documents, and pictures that this browser cannot draw
 * (TIFF), stay as they are.
 */
export async function readFile(file: File, { asPdf = false } = {}): Promise<ChosenFile> {
  // Browsers that cannot draw HEIC often do not know its type either.
  const isPhoto = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name);
  const photo = isPhoto ? await shrink(file).catch(() => undefined) : undefined;
  if (isPhoto && !photo && (asPdf || !readElsewhere.includes(file.type))) throw new UnreadablePhoto();
  const preview = photo && `data:image/jpeg;base64,${await base64Of(photo.blob)}`;
  const named = (ending: string) => file.name.replace(/(\.[^.]*)?$/, ending);
  if (photo && asPdf) {
    const { pdfOfPhoto } = await import('./photo-pdf.ts');
    const pdf = pdfOfPhoto(new Uint8Array(await photo.blob.arrayBuffer()), photo);
    return { name: named('.pdf'), size: pdf.size, type: pdf.type, base64: await base64Of(pdf), preview };
  }
  const smaller = photo && photo.blob.size < file.size ? photo.blob : undefined;
  const blob = smaller ?? file;
  const name = smaller ? named('.jpg') : file.name;
  return { name, size: blob.size, type: blob.type, base64: await base64Of(blob), preview };
}

/** Draws the picture upright (as its EXIF data says) on white, since JPEG has no transparency. */
async function shrink(file: File): Promise<(Record<'width' | 'height', number> & { readonly blob: Blob }) | undefined> {
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
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return blob ? { blob, width: canvas.width, height: canvas.height } : undefined;
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}
