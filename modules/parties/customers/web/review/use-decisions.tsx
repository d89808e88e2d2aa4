import { Ban, Eye, RotateCcw, Trash2 } from 'lucide-react';
import { z } from 'zod';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, offered, possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerService } from '#modules/parties/customers/contract.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { application, standing as standings } from '#modules/parties/customers/status.ts';
import { customers, customersNoun, useMay } from '../calls.ts';
import { SendCustomerLink } from '../links/send-link.ts';
import { editCustomerPath } from '../paths.ts';
import { useReviewed } from './reviewed.ts';
import { useAnswers, useParty } from './use-answers.tsx';
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
  const party = useParty();
  const { id, email, mobileNumber, registeredName: recipientName, status, standing } = useReviewed();
  const isPossible = status !== 'WITHDRAWN' && standing !== 'CLOSED';
  const recipient = { id, recipientName, email, mobileNumber };
  return possible([
    party.edit(useMay('putShipper'), isPossible, editCustomerPath(id)),
    party.link(useMay('postShipperLink'), isPossible, ({ onClose }) => (
      <SendCustomerLink recipient={recipient} onClose={onClose} />
    )),
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
  const ending = { may: useMay('deleteShipper'), place: 'menu', kind: 'danger', icon: Trash2 } as const;
  const ends = (word: 'close' | 'withdraw', done: 'closedDone' | 'withdrawnDone') => ({
    title: t(word),
    does: asksReason({
      ...reason,
      title: t(`${word}Title`, { name }),
      text: t(`${word}Text`),
      schema: closing,
      done: t(done, { name }),
      decide: (value, options) => customers.deleteShipper({ id, ...value }, options),
    }),
  });
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
    { ...ending, event: 'close', ...ends('close', 'closedDone') },
    { ...ending, event: 'withdraw', isPossible: standing === null, ...ends('withdraw', 'withdrawnDone') },
  ] as const satisfies readonly Decision[];
}
