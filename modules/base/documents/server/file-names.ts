/** The usual ending first. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/tiff': ['tif', 'tiff'],
};

export function extensionOf(contentType: string): string {
  return endings[contentType]?.[0] ?? 'bin';
}

/**
 * The name under which a file is saved: what it was called, with an ending that says what it is. A letter that was called
 * `letter.html` would be opened as a page by whoever downloads it, whatever the check at its upload had found.
 */
export function savedName(fileName: string, contentType: string): string {
  const ending = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  const isRight = ending !== undefined && endings[contentType]?.includes(ending);
  const name = plainName(isRight ? fileName.slice(0, -ending.length - 1) : fileName);
  return `${name}.${isRight ? ending : extensionOf(contentType)}`;
}

/** What every file system takes: no separators, no reserved characters, nothing hidden, no dot or space at the end. */
export function plainName(text: string): string {
  const plain = text
    .normalize('NFC')
    // oxlint-disable-next-line no-control-regex -- they are what must not reach a file system
    .replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*\u202a-\u202e\u2066-\u2069]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 80)
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '');
  // Windows keeps these for devices, with any ending.
  return /^(con|prn|aux|nul|com\d|lpt\d)?$/i.test(plain.split('.')[0]!) ? `_${plain}` : plain;
}
