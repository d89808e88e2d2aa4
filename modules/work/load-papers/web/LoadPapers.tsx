import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { type DocumentType, documentTypesOf } from '#modules/base/companies/document-types.ts';
import type { DocumentRow } from '#modules/base/documents/contract.ts';
import { documentsNoun, FiledDocuments, useMayDocuments } from '#modules/base/documents/web/desk.ts';
import type { LoadState } from '#modules/work/loads/status.ts';
import type { ShownPacket, ShownPaper } from '../contract.ts';
import { loadPapersTexts } from '../messages/desk/index.ts';
import { askableOf, paperParties } from '../packet.ts';
import { filedRead, packetRead, requestsRead, useMayRequest } from './calls.ts';
import { PaperLine } from './PaperLine.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { RequestList } from './RequestList.tsx';
import { PacketBadge } from './words.tsx';

interface LoadPapersProps {
  readonly load: {
    readonly id: string;
    readonly lockId: string;
    readonly loadNumber: string;
    readonly status: LoadState;
  };
}

/** Lists the papers that a load needs with the state of each, then all other documents of the load. */
export function LoadPapers({ load }: LoadPapersProps): ReactNode {
  useChannel(documentsNoun);
  const packet = useQuery(packetRead(load.id, load.lockId));
  const filed = useQuery(filedRead(load.id));
  return (
    <RecordGate query={packet} skeleton={<ReviewSkeleton />}>
      {(shown) => <Shown load={load} packet={shown} filed={filed.data?.rows ?? []} />}
    </RecordGate>
  );
}

interface ShownProps extends LoadPapersProps {
  readonly packet: ShownPacket;
  readonly filed: readonly DocumentRow[];
}

/** Whether the carrier or the customer can be asked for it. */
const isAskable = (paper: ShownPaper) => paperParties.some((party) => askableOf([paper], party).length > 0);
const isOfLoad = (code: string): code is DocumentType => (documentTypesOf('load') as readonly string[]).includes(code);

function Shown({ load, packet, filed }: ShownProps): ReactNode {
  const t = useTexts(loadPapersTexts);
  const mayUpload = useMayDocuments('postDocument') && load.status !== 'CANCELLED';
  const { papers, crossing } = packet;
  const seesRequests = useMayRequest('getPaperRequests');
  const { data: asked } = useQuery({ ...requestsRead(load.id), enabled: seesRequests });
  const mayAsk = useMayRequest('sendPaperRequest') && asked !== undefined && load.status !== 'CANCELLED';
  const [asking, setAsking] = useState<readonly DocumentType[]>();
  return (
    <>
      <FiledDocuments
        subject={{ subjectType: 'load', subjectId: load.id, subjectName: load.loadNumber }}
        filed={filed}
        covered={papers.map(({ code }) => code)}
        mayUpload={mayUpload}
        summary={
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <PacketBadge state={packet.status} />
            {packet.required > 0 && <span>{t('thereOf', { there: packet.there, required: packet.required })}</span>}
            {crossing !== 'none' && <span className="text-muted">{t(`crossing_${crossing}`)}</span>}
          </p>
        }
      >
        {(bring) =>
          papers.length === 0 ? (
            <p className="text-muted">{t('nothingNeeded')}</p>
          ) : (
            <ul aria-label={t('papersOfLoad')} className="card divide-y divide-line">
              {papers.map((paper) => {
                const { code, detail, recordId } = paper;
                return (
                  <PaperLine
                    key={`${code} ${detail} ${recordId}`}
                    loadId={load.id}
                    paper={paper}
                    documents={filed.filter(({ type }) => type === code)}
                    onBring={bring && isOfLoad(code) ? () => bring({ type: code }) : undefined}
                    onAsk={mayAsk && isOfLoad(code) && isAskable(paper) ? () => setAsking([code]) : undefined}
                  />
                );
              })}
            </ul>
          )
        }
      </FiledDocuments>
      {asked && <RequestList requests={asked.requests} />}
      {asking && asked && (
        <RequestDialog load={load} packet={packet} asked={asked} first={asking} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}
