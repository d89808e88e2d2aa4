import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { useFormats } from '#platform/web/formats.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormScreen } from '#platform/web/form/FormScreen.tsx';
import { FormSection } from '#platform/web/form/FormSection.tsx';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import type { ScreenProps } from '#platform/web/screens.ts';
import { NotAuthorised } from '#platform/web/shell/NotAuthorised.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { integrationTexts } from '../messages/desk/index.ts';
import { integrationFailureTexts } from '../messages/failures/index.ts';
import { endpointFields, type EndpointRow, secureEndpointFields } from '../webhook-contract.ts';
import { endpointListPath, endpointRead, eventsRead, newOne, useMay, webhooks, webhooksNoun } from './calls.ts';
import { EndpointActions } from './EndpointActions.tsx';
import { EndpointBadge } from './EndpointList.tsx';
import { SecretDialog } from './SecretDialog.tsx';

const Field = deskFieldsFor<typeof endpointFields>();
type Values = z.input<typeof endpointFields>;
const empty: Values = { url: '', description: '', events: [] };

/** `/webhooks/{id}`: an endpoint, or a new one. */
export function EndpointScreen({ params: { id = newOne } }: ScreenProps): ReactNode {
  const mayMake = useMay('postWebhookEndpoint');
  if (id !== newOne) return <KnownEndpoint id={id} />;
  return mayMake ? <EndpointForm initial={empty} /> : <NotAuthorised />;
}

function KnownEndpoint({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(endpointRead(id));
  useChannel(`${webhooksNoun}:${id}`);
  return (
    <RecordGate query={query} skeleton={<div className="skeleton h-96" />} listPath={endpointListPath}>
      {(endpoint) => <EndpointForm key={id} endpoint={endpoint} initial={fieldsOf(endpoint)} />}
    </RecordGate>
  );
}

const fieldsOf = ({ url, description = '', events }: Values): Values => ({ url, description, events });

interface EndpointFormProps {
  readonly initial: Values;
  readonly endpoint?: EndpointRow;
}

function EndpointForm({ initial, endpoint }: EndpointFormProps): ReactNode {
  const t = useTexts(integrationTexts);
  const navigate = useNavigate();
  const mayChange = useMay('putWebhookEndpoint');
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <FormScreen
        title={endpoint ? endpoint.url : t('newEndpoint')}
        subtitle={endpoint && <EndpointState endpoint={endpoint} />}
        schema={location.protocol === 'https:' ? secureEndpointFields : endpointFields}
        initial={initial}
        noun={webhooksNoun}
        id={endpoint?.webhookEndpointId}
        lockId={endpoint?.lockId}
        readOnly={endpoint !== undefined && !mayChange}
        save={async (values, options) => {
          if (endpoint) {
            const { webhookEndpointId } = endpoint;
            return webhooks.putWebhookEndpoint({ ...values, webhookEndpointId }, options);
          }
          const made = await webhooks.postWebhookEndpoint(values, options);
          setSecret(made.secret);
          return made;
        }}
        valuesOf={(theirs: EndpointRow) => fieldsOf(theirs)}
        failures={[integrationFailureTexts]}
        actions={endpoint && <EndpointActions endpoint={endpoint} onSecret={setSecret} />}
      >
        <FormSection title={t('endpoint')}>
          <Field.Text
            name="url"
            label={t('url')}
            help={t('urlHelp')}
            required
            autoComplete="off"
            className="sm:col-span-2"
          />
          <Field.Text name="description" label={t('description')} className="sm:col-span-2" />
        </FormSection>
        <FormSection title={t('events')} hint={t('eventsHint')}>
          <Events kept={initial.events} />
        </FormSection>
      </FormScreen>
      {secret !== undefined && (
        <SecretDialog
          title={t('secretWebhook')}
          hint={t('secretWebhookHint')}
          secret={secret}
          onClose={() => {
            setSecret(undefined);
            if (!endpoint) void navigate({ to: endpointListPath });
          }}
        />
      )}
    </>
  );
}

/** The events that the person may choose, and those that the endpoint has already. */
function Events({ kept }: { readonly kept: readonly string[] }): ReactNode {
  const t = useTexts(integrationTexts);
  const query = useQuery(eventsRead);
  return (
    <RecordGate query={query} skeleton={<div className="skeleton h-60 sm:col-span-2" />}>
      {(events) => (
        <Field.Ticks
          name="events"
          label={t('events')}
          required
          className="sm:col-span-2"
          options={events
            .filter(({ event, isAllowed }) => isAllowed || kept.includes(event))
            .map(({ event, about }) => ({ value: event, label: `${about} (${event})` }))}
        />
      )}
    </RecordGate>
  );
}

function EndpointState({ endpoint }: { readonly endpoint: EndpointRow }): ReactNode {
  const t = useTexts(integrationTexts);
  const formats = useFormats();
  const { pausedBecause, failingSince, oldSecretUntil } = endpoint;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <EndpointBadge endpoint={endpoint} />
      {pausedBecause !== '' && t(pausedBecause === 'failing' ? 'pausedFailing' : 'pausedPerson')}
      {failingSince !== null && pausedBecause === '' && t('failingSince', { at: formats.moment(failingSince) })}
      {oldSecretUntil !== null && <span>{t('overlap', { at: formats.moment(oldSecretUntil) })}</span>}
    </span>
  );
}
