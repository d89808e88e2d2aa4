import { useTexts } from '#platform/web/texts.ts';
import type { DocumentMode } from '#modules/base/documents/web/index.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';
import { useMay } from './calls.ts';
import { packetsPath } from './paths.ts';

/** The packets of loads, beside the documents and what is missing of others. */
export const packetMode: DocumentMode = {
  id: 'packets',
  path: packetsPath,
  useTab() {
    const t = useTexts(loadPapersTexts);
    return { title: t('packets'), isShown: useMay('getLoadPackets') };
  },
};
