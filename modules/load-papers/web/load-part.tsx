import { rightsOf } from '#platform/web/rights.ts';
import { useTexts } from '#platform/web/texts.ts';
import { documentService } from '#modules/documents/contract.ts';
import { SubjectDocuments } from '#modules/documents/web/desk.ts';
import type { LoadPart } from '#modules/loads/web/index.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';

const useMayDocuments = rightsOf(documentService);

/** The papers of a load, on its page. */
export const papersPart: LoadPart = {
  useTab(load) {
    const t = useTexts(loadPapersTexts);
    return {
      id: 'documents',
      title: t('papersPart'),
      isShown: useMayDocuments('getDocuments'),
      content: <SubjectDocuments subjectType="load" subjectId={load.id} subjectName={load.loadNumber} />,
    };
  },
};
