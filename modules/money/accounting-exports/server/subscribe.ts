import { isThisMachine } from './addresses.ts';
import { makeSubscription, renewSubscription, subscriptionsThere } from './business-central/subscriptions.ts';
import { noticeAddress } from './notices.ts';
import { Unsuccessful } from './port.ts';
import type { Work } from './work.ts';

/** They live for three days; so many hours before the end they are renewed. */
const renewedHours = 24;

/**
 * Keeps the subscription to notices of a connected system alive: made where there is none, renewed a day before its end, and
 * made again where it is there no more. What it fails at is tried with the next poll: the poll itself is the truth.
 */
export async function keepSubscription(work: Work): Promise<void> {
  const { app, stored, client } = work;
  if (!client || !isReachable(work)) return;
  try {
    const { subscription_id: known, subscribed_until: until } = stored;
    const own = known === '' ? undefined : (await subscriptionsThere(client)).find(({ id }) => id === known);
    if (!own) return await subscribe(work);
    const isEnding = until === null || until.getTime() - app.clock.now().getTime() < renewedHours * 3_600_000;
    if (!isEnding) return;
    const renewed = await renewSubscription(client, own);
    if (renewed) await keep(work, { subscription_id: known, subscribed_until: renewed.until });
    else await subscribe(work);
  } catch (error) {
    if (!(error instanceof Unsuccessful)) throw error;
    app.log.warn({ companyId: stored.company_id, problem: error.problem }, 'no notices of the accounting system');
  }
}

/** Business Central calls public addresses over https alone; the test server calls this machine. */
function isReachable({ app: { config }, stored }: Work): boolean {
  const isHere = config.NODE_ENV !== 'production' && stored.base_url !== '' && isThisMachine(stored.base_url);
  return isHere || (config.baseUrl.startsWith('https://') && !isThisMachine(config.baseUrl));
}

/** The address is known before it is called: the handshake comes while the subscription is made. */
async function subscribe(work: Work): Promise<void> {
  const { url, hash } = noticeAddress(work.app);
  await keep(work, { subscription_id: '', subscribed_until: null, notice_hash: hash });
  const { id, until } = await makeSubscription(work.client!, url);
  await keep(work, { subscription_id: id, subscribed_until: until });
}

async function keep({ stored, within }: Work, columns: Readonly<Record<string, unknown>>): Promise<void> {
  await within(({ db, partition }) =>
    db
      .updateTable('accounting_system')
      .set(columns)
      .where('partition', '=', partition)
      .where('id', '=', stored.id)
      .execute(),
  );
}
