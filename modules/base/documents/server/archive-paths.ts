import { extensionOf, plainName } from './file-names.ts';

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
    const extension = extensionOf(contentType);
    const name = `${plainName(subjectName)}/${plainName(version > 1 ? `${label} v${version}` : label)}`;
    let path = `${name}.${extension}`;
    for (let copy = 2; taken.has(path.toLowerCase()); copy++) path = `${name} (${copy}).${extension}`;
    taken.add(path.toLowerCase());
    return path;
  });
}
