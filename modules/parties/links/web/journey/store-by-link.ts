import type { StoreFile } from '#modules/parties/parties/web/index.ts';
import type { WhenOpen } from './flow.ts';
import { links } from './link-calls.ts';

type Purpose = Parameters<typeof links.postLinkFile>[0]['purpose'];

/** Stores a file of a form through the link in hand: what the form keeps of it, and what was read in its text. */
export function storeByLink(whenOpen: WhenOpen, purpose: Purpose) {
  return (async ({ name, base64: content }, options) => {
    const { fileName, size, blobName, facts } = await whenOpen(() =>
      links.postLinkFile({ purpose, fileName: name, content }, options),
    );
    return { file: { name: fileName, size, blobName }, facts };
  }) satisfies StoreFile<unknown>;
}
