import { useNavigate } from '@tanstack/react-router';
import { KeyRound, Pause, Play, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { integrationTexts } from '../messages/desk/index.ts';
import type { EndpointRow } from '../webhook-contract.ts';
import { endpointListPath, useMay, webhooks } from './calls.ts';
import { useDeed } from './use-deed.ts';

interface EndpointActionsProps {
  readonly endpoint: EndpointRow;
  readonly onSecret: (secret: string) => void;
}

/** What can be done with an endpoint: send a test, pause it or start it again, change its secret, delete it. */
export function EndpointActions({ endpoint, onSecret }: EndpointActionsProps): ReactNode {
  const t = useTexts(integrationTexts);
  const navigate = useNavigate();
  const { act, isBusy } = useDeed();
  const may = {
    test: useMay('sendWebhookTest'),
    pause: useMay('putWebhookEndpointStatus'),
    secret: useMay('putWebhookSecret'),
    delete: useMay('deleteWebhookEndpoint'),
  };
  const { webhookEndpointId, lockId, url } = endpoint;
  const isActive = endpoint.status === 'active';
  async function pause(): Promise<void> {
    const status = isActive ? 'paused' : 'active';
    await act({
      run: () => webhooks.putWebhookEndpointStatus({ webhookEndpointId, status }, { lockId }),
      done: t(isActive ? 'paused' : 'resumed'),
    });
  }
  async function changeSecret(): Promise<void> {
    const changed = await act({
      question: t('newSecretQuestion'),
      yes: t('newSecret'),
      run: () => webhooks.putWebhookSecret({ webhookEndpointId }, { lockId }),
    });
    if (changed) onSecret(changed.secret);
  }
  async function remove(): Promise<void> {
    const gone = await act({
      question: t('deleteQuestion', { url }),
      yes: t('deleteEndpoint'),
      run: () => webhooks.deleteWebhookEndpoint({ webhookEndpointId }, { lockId }),
      done: t('deleted'),
    });
    if (gone) await navigate({ to: endpointListPath });
  }
  return (
    <>
      {may.test && isActive && (
        <Deed
          icon={<Send size={15} aria-hidden="true" />}
          label={t('sendTest')}
          disabled={isBusy}
          onClick={() => void act({ run: () => webhooks.sendWebhookTest({ webhookEndpointId }), done: t('testSent') })}
        />
      )}
      {may.pause && (
        <Deed
          icon={isActive ? <Pause size={15} aria-hidden="true" /> : <Play size={15} aria-hidden="true" />}
          label={t(isActive ? 'pause' : 'resume')}
          disabled={isBusy}
          onClick={() => void pause()}
        />
      )}
      {may.secret && (
        <Deed
          icon={<KeyRound size={15} aria-hidden="true" />}
          label={t('newSecret')}
          disabled={isBusy}
          onClick={() => void changeSecret()}
        />
      )}
      {may.delete && (
        <Deed
          icon={<Trash2 size={15} aria-hidden="true" />}
          label={t('deleteEndpoint')}
          disabled={isBusy}
          onClick={() => void remove()}
        />
      )}
    </>
  );
}

interface DeedProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Deed({ icon, label, disabled, onClick }: DeedProps): ReactNode {
  return (
    <button type="button" className="btn btn-s" title={label} disabled={disabled} onClick={onClick}>
      {icon}
      <span className="max-sm:sr-only">{label}</span>
    </button>
  );
}
