import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { usePresence } from '#platform/web/realtime/use-presence.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import { podDeskTexts } from '../messages/desk/index.ts';
import { type Pod, podRead, podsNoun, useMay } from './calls.ts';
import { DecisionBar, type Asked } from './DecisionBar.tsx';
import { countedOf, isQuantity } from './goods-check.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { PaneSkeleton } from './PaneSkeleton.tsx';
import { PodFacts } from './PodFacts.tsx';
import { PodPages } from './PodPages.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { RejectReasons } from './RejectReasons.tsx';
import { type PodDecisions, usePodDecisions } from './use-pod-decisions.ts';

interface PodPaneProps {
  readonly id: string;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** One proof: its pages in the middle, what is known of it at the right, and what is done with it below. */
export function PodPane({ id, ...way }: PodPaneProps): ReactNode {
  useChannel(`${podsNoun}:${id}`);
  const query = useQuery(podRead(id));
  // Beside the list, where what stands for a record is given no room of its own.
  if (query.isPending) return <PaneSkeleton />;
  return (
    <RecordGate query={query} skeleton={null}>
      {(pod) => <OpenPod key={pod.id} pod={pod} {...way} />}
    </RecordGate>
  );
}

/** Beside the list: what was typed belongs to this one, and goes with it. */
function OpenPod({ pod, onNext, onBack }: Omit<PodPaneProps, 'id'> & { readonly pod: Pod }): ReactNode {
  const t = useTexts(podDeskTexts);
  const looking = usePresence(`${podsNoun}:${pod.id}`, true);
  const decisions = usePodDecisions(pod, onNext);
  const [asked, setAsked] = useState<Asked>();
  const [signedBy, setSignedBy] = useState(pod.signedBy);
  const [counted, setCounted] = useState(() => countedOf(pod));
  const isToReview = pod.status === 'podSubmitted';
  const isInOrder = Object.values(counted).every(
    ({ received, damaged }) => isQuantity(received) && isQuantity(damaged),
  );
  const mayOrder = useMay('putPodPages') && (isToReview || pod.status === 'UNMATCHED');
  const maySplit = useMay('splitPod') && mayOrder;
  const may = {
    accept: useMay('approvePod') && isToReview && pod.decisionBarrier === null && isInOrder,
    reject: useMay('rejectPod') && isToReview,
    match: useMay('matchPod') && (isToReview || pod.status === 'UNMATCHED' || pod.status === 'VOID'),
  };
  const close = () => setAsked(undefined);
  const accept = () => void decisions.accept(signedBy, counted);
  useShortcut({ key: 'a' }, () => may.accept && accept());
  useShortcut({ key: 'r' }, () => may.reject && setAsked('reject'));
  useShortcut({ key: 'm' }, () => may.match && setAsked('match'));
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col max-lg:min-h-[60dvh]">
        <button type="button" className="btn btn-g m-1 self-start lg:hidden" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden /> {t('back')}
        </button>
        <PodPages
          pod={pod}
          onTurn={mayOrder ? (place) => void decisions.turn(place) : undefined}
          onSplit={maySplit ? (place) => void decisions.split(place) : undefined}
        />
      </div>
      <div className="flex min-h-0 flex-none flex-col border-line bg-surface max-lg:border-t lg:w-[332px] lg:border-l">
        <div className="min-h-0 flex-1 overflow-y-auto">
          <PodFacts
            pod={pod}
            looking={looking}
            signedBy={signedBy}
            onSignedBy={setSignedBy}
            counted={counted}
            onCounted={isToReview ? setCounted : undefined}
          />
        </div>
        {asked === 'reject' && (
          <RejectReasons
            pod={pod}
            onClose={close}
            onReject={(reason, note) => {
              close();
              void decisions.reject(reason, note);
            }}
          />
        )}
        <DecisionBar
          pod={pod}
          may={may}
          isBusy={decisions.isBusy}
          onAccept={accept}
          onAsk={setAsked}
          onRequest={() => void decisions.ask()}
        />
      </div>
      <Questions pod={pod} asked={asked} decisions={decisions} onClose={close} />
    </>
  );
}

interface QuestionsProps {
  readonly pod: Pod;
  readonly asked: Asked;
  readonly decisions: PodDecisions;
  readonly onClose: () => void;
}

/** What is asked before it is done. */
function Questions({ pod, asked, decisions, onClose }: QuestionsProps): ReactNode {
  const t = useTexts(podDeskTexts);
  return (
    <>
      {asked === 'match' && (
        <MatchDialog
          pod={pod}
          onClose={onClose}
          onMatch={(match, place) => {
            onClose();
            void decisions.match(match.loadId, match.loadNumber, place.stopId, place.reference);
          }}
        />
      )}
      {(asked === 'waive' || asked === 'reopen') && (
        <ReasonDialog
          title={t(`${asked}Title`)}
          text={t(`${asked}Text`)}
          confirm={t(asked)}
          onClose={onClose}
          onConfirm={(reason) => {
            onClose();
            void decisions[asked](reason);
          }}
        />
      )}
    </>
  );
}
