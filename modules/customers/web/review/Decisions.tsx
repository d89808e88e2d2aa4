import { Check, MessageCircleQuestion, ThumbsUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { nextState } from '#platform/machine.ts';
import { DecisionBar, DecisionBarrier, DecisionButton } from '#platform/web/record/DecisionBar.tsx';
import { useMedia } from '#platform/web/media.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useFindingWords } from '#modules/parties/web/desk.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { customerFailureTexts } from '#modules/customers/messages/failures/index.ts';
import { application, type ApplicationEvent } from '#modules/customers/status.ts';
import { useMay } from '../calls.ts';
import { ApproveDialog, RecommendDialog } from './credit-dialogs.tsx';
import { CloseDialog, DeclineDialog, InformationDialog, ReopenDialog, SuspendDialog, VetDialog } from './dialogs.tsx';
import { EditLinkDialog, MoreActions } from './MoreActions.tsx';
import { useReviewed } from './reviewed.ts';

const dialogs = {
  approve: ApproveDialog,
  recommend: RecommendDialog,
  decline: DeclineDialog,
  ask: InformationDialog,
  vet: VetDialog,
  suspend: SuspendDialog,
  reopen: ReopenDialog,
  close: CloseDialog,
  link: EditLinkDialog,
} as const;
export type Opened = keyof typeof dialogs;

/** What the person may decide about the customer now. */
export function Decisions({ barrierId }: { readonly barrierId: string }): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { status, decisionBarrier } = useReviewed();
  const isPhone = useMedia('(max-width: 767px)');
  const may = useDecisions();
  const [opened, setOpened] = useState<Opened>();
  const Dialog = opened && dialogs[opened];
  const barredBy = decisionBarrier === null ? undefined : barrierId;
  // An approved customer is asked now and then, and not decided on: that stands with the rest.
  const isAlone = !may.decline && !may.recommend && !may.approve;
  const isAskedHere = may.ask && status !== 'approve' && !isPhone;
  return (
    <DecisionBar>
      <MoreActions mayAsk={may.ask && !isAskedHere} isAlone={isAlone} onOpen={setOpened} />
      {isAskedHere && <DecisionButton icon={MessageCircleQuestion} title={t('ask')} onPress={() => setOpened('ask')} />}
      {may.decline && (
        <DecisionButton
          icon={X}
          title={t('decline')}
          kind="danger"
          barredBy={barredBy}
          onPress={() => setOpened('decline')}
        />
      )}
      {may.recommend && (
        <DecisionButton
          icon={ThumbsUp}
          title={t('recommend')}
          {...(!may.approve && { kind: 'main' as const })}
          barredBy={barredBy}
          onPress={() => setOpened('recommend')}
        />
      )}
      {may.approve && (
        <DecisionButton
          icon={Check}
          title={t('approve')}
          kind="main"
          barredBy={barredBy}
          onPress={() => setOpened('approve')}
        />
      )}
      {Dialog && <Dialog onClose={() => setOpened(undefined)} />}
    </DecisionBar>
  );
}

/** What the state of the application allows, and the person's rights. */
function useDecisions() {
  const { status } = useReviewed();
  const allows = (event: ApplicationEvent) => nextState(application, status, event) !== undefined;
  return {
    approve: useMay('approveShipper') && allows('approve'),
    recommend: useMay('recommendShipper') && allows('recommend'),
    decline: useMay('rejectShipper') && allows('decline'),
    ask: useMay('sendShipperInformationRequest') && allows('requestInformation'),
  };
}

/** Why the person may not decide, where they otherwise could. */
export function DecisionRefused({ id }: { readonly id: string }): ReactNode {
  const words = useFindingWords([customerFailureTexts]);
  const may = useDecisions();
  const { decisionBarrier } = useReviewed();
  if (decisionBarrier === null || !(may.approve || may.recommend || may.decline)) return null;
  return <DecisionBarrier id={id}>{words({ code: decisionBarrier, facts: {} })}</DecisionBarrier>;
}
