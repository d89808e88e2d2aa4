import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/texts.ts';
import { SubjectDocuments, useMayDocuments } from '#modules/documents/web/desk.ts';
import type { LoadPart } from '#modules/loads/web/index.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';
import { missingBeforeDispatch } from '../packet.ts';
import { packetRead, useMay } from './calls.ts';
import { LoadPapers } from './LoadPapers.tsx';
import { usePaperName } from './words.tsx';

/** The papers of a load, on its page, and what is said of them before its vehicle is sent. */
export const papersPart: LoadPart = {
  useTab(load) {
    const t = useTexts(loadPapersTexts);
    const mayPacket = useMay('getLoadPacket');
    return {
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
  useWarnings(load) {
    const t = useTexts(loadPapersTexts);
    const nameOf = usePaperName();
    const isAsked = useMay('getLoadPacket') && load.status === 'ASSIGNED';
    const { data } = useQuery({ ...packetRead(load.id, load.lockId), enabled: isAsked });
    const missing = isAsked && data ? missingBeforeDispatch(data) : [];
    if (missing.length === 0) return [];
    const papers = missing
      .map((paper) => [nameOf(paper), paper.detail && `(${paper.detail})`].filter(Boolean).join(' '))
      .join(', ');
    return [t('warnMissing', { count: missing.length, papers })];
  },
};
