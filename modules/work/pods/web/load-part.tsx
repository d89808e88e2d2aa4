import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { is } from '#platform/machine.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { ReviewSkeleton } from '#platform/web/record/ReviewSkeleton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { execution, type LoadState } from '#modules/work/loads/status.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import { tabStates, podTabs } from '../status.ts';
import { PodBadge, PodTrouble } from './badges.tsx';
import { type PodLine, podsNoun, podsRead, useMay } from './calls.ts';
import { stagingPath } from './paths.ts';
import { LoadPacks } from './packs/LoadPacks.tsx';
import { UploadButton } from './UploadButton.tsx';
import { useUpload } from './use-upload.ts';

/** The proofs of a load, on its page. */
export const podPart: LoadPart = {
  useTab(load) {
    const t = useTexts(podDeskTexts);
    return {
      tab: 'papers',
      id: 'pod',
      title: t('podPart'),
      isShown: useMay('getPods'),
      content: <LoadPods load={load} />,
    };
  },
};

interface LoadPodsProps {
  readonly load: { readonly id: string; readonly status: LoadState };
}

/** Each place that is to be proved, with what came and where it stands. */
function LoadPods({ load }: LoadPodsProps): ReactNode {
  const t = useTexts(podDeskTexts);
  useChannel(podsNoun);
  const mayUpload = useMay('postPod') && is(execution, load.status, 'sent');
  const { send, progress } = useUpload(load.id);
  return (
    <RecordGate query={useQuery(podsRead({ loadId: load.id, pageSize: 200 }))} skeleton={<ReviewSkeleton />}>
      {({ rows }) => (
        <div className="space-y-3">
          {rows.length === 0 && <p className="text-muted">{t('loadNone')}</p>}
          {rows.length > 0 && (
            <ul className="card divide-y divide-line">
              {rows.map((pod) => (
                <Place key={pod.id} pod={pod} />
              ))}
            </ul>
          )}
          {mayUpload && <UploadButton progress={progress} onFiles={(files) => void send(files)} />}
          <LoadPacks loadId={load.id} isAccepted={rows.some(({ status }) => status === 'podAccepted')} />
        </div>
      )}
    </RecordGate>
  );
}

function Place({ pod }: { readonly pod: PodLine }): ReactNode {
  const t = useTexts(podDeskTexts);
  const formats = useFormats();
  const tab = podTabs.find((each) => tabStates[each].includes(pod.status));
  const facts = [
    pod.method && t(`method_${pod.method}`),
    pod.pageCount > 0 && t('pages', { count: pod.pageCount }),
    pod.receivedAt && `${pod.receivedFrom}, ${formats.moment(pod.receivedAt)}`,
    pod.rejectReason && t(`reason_${pod.rejectReason}`),
    pod.decidedBy && t('decidedBy', { by: pod.decidedBy, at: formats.moment(pod.decidedAt) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{[pod.stopName, pod.reference].filter(Boolean).join(', ')}</span>
        <span className="block text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <PodTrouble of={pod} />
      <PodBadge state={pod.status} />
      {tab && (
        <Link to={stagingPath} search={{ tab, pod: pod.id } as never} className="btn btn-s">
          {t('open')}
        </Link>
      )}
    </li>
  );
}
