import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { newToken } from '#platform/server/sessions.ts';
import { newSecret, secretPlace } from './endpoints.ts';
import './tables.ts';

interface NewIntegration {
  readonly companyId: string;
  /** Who made the token and the endpoint. */
  readonly userId: string;
  readonly by: string;
  /** Names the other system. */
  readonly name: string;
  readonly url: string;
  readonly authorisations: readonly string[];
  readonly events: readonly string[];
}

/** Another system with a token that nobody knows, and with a paused endpoint that was sent a test: nothing goes out. */
export async function buildIntegration(app: App, partition: string, other: NewIntegration): Promise<void> {
  const db = app.database.writer(partition);
  const { token, hash } = newToken();
  const { companyId, by, url } = other;
  await db
    .insertInto('access_token')
    .values({
      partition,
      company_id: companyId,
      name: other.name,
      token_hash: hash,
      token_end: token.slice(-4),
      authorisations: [...other.authorisations],
      made_by_id: other.userId,
      made_by: by,
      expires_at: null,
    })
    .execute();
  const [id, eventId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insertInto('webhook_endpoint')
    .values({
      id,
      partition,
      company_id: companyId,
      url,
      description: other.name,
      events: [...other.events],
      status: 'paused',
      paused_because: 'person',
      secret_sealed: app.sealer.seal(newSecret(), secretPlace(partition, id)),
      made_by: by,
      updated_by: by,
    })
    .execute();
  const at = app.clock.now();
  const delivery = await db
    .insertInto('webhook_delivery')
    .values({
      partition,
      endpoint_id: id,
      event: 'webhook.test',
      event_id: eventId,
      record_id: id,
      body: JSON.stringify({
        eventId,
        event: 'webhook.test',
        at,
        partition,
        companyId,
        data: { webhookEndpointId: id },
      }),
      status: 'delivered',
      attempts: 1,
      next_at: null,
      settled_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('webhook_attempt')
    .values({
      partition,
      delivery_id: delivery.id,
      number: 1,
      at,
      milliseconds: 184,
      url,
      status_code: 200,
      problem: '',
      answer: 'ok',
    })
    .execute();
}
