const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/tiff': 'tif',
};

export interface ArchivedFile {
  /** Whom the document is about: the folder. */
  readonly subjectName: string;
  /** What it is, in words. */
  readonly label: string;
  readonly version: number;
  readonly contentType: string;
}

/**
 * Where each file stands in an archive: a folder for each subject, in it files that say what they are. Names are made of
 * what we know, never of what a file was called when it was uploaded, and no two are the same, whatever the case of letters.
 */
export function archivePaths(files: readonly ArchivedFile[]): string[] {
  const taken = new Set<string>();
  return files.map(({ subjectName, label, version, contentType }) => {
    const extension = extensions[contentType] ?? 'bin';
    const name = `${plainName(subjectName)}/${plainName(version > 1 ? `${label} v${version}` : label)}`;
    let path = `${name}.${extension}`;
    for (let copy = 2; taken.has(path.toLowerCase()); copy++) path = `${name} (${copy}).${extension}`;
    taken.add(path.toLowerCase());
    return path;
  });
}

/** What every file system takes: no separators, no reserved characters, nothing hidden, no dot or space at the end. */
function plainName(text: string): string {
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
