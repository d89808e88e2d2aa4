import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/texts.ts';
import { SubjectDocuments, useMayDocuments } from '#modules/base/documents/web/desk.ts';
import type { LoadListPart, LoadPart } from '#modules/work/loads/web/index.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';
import { missingBeforeDispatch, stopsDispatch } from '../packet.ts';
import { packetRead, packetsRead, useMay } from './calls.ts';
import { LoadPapers } from './LoadPapers.tsx';
import { PapersCard } from './PapersCard.tsx';
import { usePaperName } from './words.tsx';

/** The papers of a load, on its page, and what is said of them before its vehicle is sent. */
export const papersPart: LoadPart = {
  useTab(load) {
    const t = useTexts(loadPapersTexts);
    const mayPacket = useMay('getLoadPacket');
    return {
      tab: 'papers',
      id: 'documents',
      title: t('papersPart'),
      isShown: useMayDocuments('getDocuments'),
      content: mayPacket ? (
        <LoadPapers load={load} />
      ) : (
        <SubjectDocuments subjectType="load" subjectId={load.id} subjectName={load.loadNumber} />
      ),
    };
  },
  cards: [{ place: 30, Card: PapersCard }],
  useWarnings(load) {
    const t = useTexts(loadPapersTexts);
    const nameOf = usePaperName();
    const isAsked = useMay('getLoadPacket') && load.status === 'ASSIGNED';
    const { data, isLoading } = useQuery({ ...packetRead(load.id, load.lockId), enabled: isAsked });
    const missing = isAsked && data ? missingBeforeDispatch(data) : [];
    if (isLoading) return undefined;
    if (missing.length === 0) return [];
    const papers = missing
      .map((paper) => [nameOf(paper), paper.detail && `(${paper.detail})`].filter(Boolean).join(' '))
      .join(', ');
    return [t('warnMissing', { count: missing.length, papers })];
  },
};

/** The papers that are missing of several loads, before any vehicle is sent. */
export const papersOfLoads: LoadListPart = {
  useBeforeDispatch(rows) {
    const t = useTexts(loadPapersTexts);
    const nameOf = usePaperName();
    const isAsked = useMay('getLoadPackets');
    const { data, isError } = useQuery({ ...packetsRead(rows.map(({ id }) => id)), enabled: isAsked });
    // What cannot be read is left to the server, which refuses each load by itself.
    if (!isAsked || isError) return [];
    return data?.rows.flatMap((packet) =>
      [
        { isBlocking: true, papers: stopsDispatch(packet), text: 'bulkWaits' } as const,
        { isBlocking: false, papers: missingBeforeDispatch(packet), text: 'bulkWarns' } as const,
      ]
        .filter(({ papers }) => papers.length > 0)
        .map(({ isBlocking, papers, text }) => {
          const names = papers.map((paper) =>
            [nameOf(paper), paper.detail && `(${paper.detail})`].filter(Boolean).join(' '),
          );
          return { loadId: packet.loadId, isBlocking, text: t(text, { papers: names.join(', ') }) };
        }),
    );
  },
};
