import { Ban, Eye, Pencil, RotateCcw, Send, Trash2 } from 'lucide-react';
import { z } from 'zod';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerService } from '#modules/customers/contract.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { application, standing as standings } from '#modules/customers/status.ts';
import { customers, customersNoun, useMay } from '../calls.ts';
import { SendCustomerLink } from '../links/SendCustomerLink.tsx';
import { editCustomerPath } from '../paths.ts';
import { useReviewed } from './reviewed.ts';
import { useAnswers } from './use-answers.tsx';
import { useCreditDecisions } from './use-credit-decisions.tsx';

const { deleteShipper, suspendShipper, reopenShipper } = customerService.operations;
const closing = deleteShipper.input.pick({ reason: true });
const suspension = suspendShipper.input.pick({ reason: true });
const reopening = reopenShipper.input.pick({ reason: true });
const nothing = z.strictObject({});

/** The customer as its decisions know it. */
export function useDecidedCustomer() {
  const { id, lockId } = useReviewed();
  return { noun: customersNoun, id, lockId };
}

/** What the person may do with the customer now. */
export function useCustomerDecisions(): readonly Decision[] {
  const { status, standing } = useReviewed();
  const [upkeep, vet, answers, credit] = [useUpkeep(), useVetting(), useAnswers(), useCreditDecisions()];
  const [suspend, reopen, close, withdraw] = useStandings();
  return [
    ...upkeep,
    ...offered(application, status, [vet, ...answers, ...credit, withdraw]),
    ...offered(standings, standing, [suspend, reopen, close]),
  ];
}

/** What is done with a customer in any state, until it is over. */
function useUpkeep(): readonly Decision[] {
  const t = useTexts(customerDeskTexts);
  const { id, email, mobileNumber, registeredName: recipientName, status, standing } = useReviewed();
  const isPossible = status !== 'WITHDRAWN' && standing !== 'CLOSED';
  const recipient = { id, recipientName, email, mobileNumber };
  return possible([
    {
      event: 'edit',
      may: useMay('putShipper'),
      isPossible,
      place: 'desk',
      icon: Pencil,
      title: t('edit'),
      does: { path: editCustomerPath(id) },
    },
    {
      event: 'link',
      may: useMay('postShipperLink'),
      isPossible,
      place: 'menu',
      icon: Send,
      title: t('sendEditLink'),
      does: { dialog: ({ onClose }) => <SendCustomerLink recipient={recipient} onClose={onClose} /> },
    },
  ]);
}

function useVetting(): Decision<'vet'> {
  const t = useTexts(customerDeskTexts);
  const { id, registeredName: name } = useReviewed();
  return {
    event: 'vet',
    may: useMay('vetShipper'),
    place: 'menu',
    icon: Eye,
    title: t('vet'),
    does: asks({
      title: t('vet'),
      text: t('vetText', { name }),
      schema: nothing,
      initial: {},
      done: t('vetDone', { name }),
      decide: (_, options) => customers.vetShipper({ id }, options),
    }),
  };
}

/** An application is withdrawn, and a customer that was approved is closed: what there is decides which of them it is. */
function useStandings() {
  const t = useTexts(customerDeskTexts);
  const { id, standing, registeredName: name } = useReviewed();
  const reason = { label: t('reason'), help: t('staffReasonHelp') };
  const mayClose = useMay('deleteShipper');
  const close = ({ reason: why }: { reason?: string | undefined }, options: object) =>
    customers.deleteShipper({ id, ...(why !== undefined && { reason: why }) }, options);
  const ending = { may: mayClose, place: 'menu', kind: 'danger', icon: Trash2 } as const;
  return [
    {
      event: 'suspend',
      may: useMay('suspendShipper'),
      place: 'menu',
      kind: 'danger',
      icon: Ban,
      title: t('suspend'),
      does: asksReason({
        ...reason,
        title: t('suspendTitle', { name }),
        text: t('suspendText'),
        schema: suspension,
        required: true,
        done: t('suspendedDone', { name }),
        decide: (value, options) => customers.suspendShipper({ id, ...value }, options),
      }),
    },
    {
      event: 'reopen',
      may: useMay('reopenShipper'),
      place: 'menu',
      icon: RotateCcw,
      title: t('reopen'),
      does: asksReason({
        ...reason,
        title: t('reopenTitle', { name }),
        text: t('reopenText'),
        schema: reopening,
        done: t('reopenedDone', { name }),
        decide: (value, options) => customers.reopenShipper({ id, ...value }, options),
      }),
    },
    {
      ...ending,
      event: 'close',
      title: t('close'),
      does: asksReason({
        ...reason,
        title: t('closeTitle', { name }),
        text: t('closeText'),
        schema: closing,
        done: t('closedDone', { name }),
        decide: close,
      }),
    },
    {
      ...ending,
      event: 'withdraw',
      isPossible: standing === null,
      title: t('withdraw'),
      does: asksReason({
        ...reason,
        title: t('withdrawTitle', { name }),
        text: t('withdrawText'),
        schema: closing,
        done: t('withdrawnDone', { name }),
        decide: close,
      }),
    },
  ] as const satisfies readonly Decision[];
}
