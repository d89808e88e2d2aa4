import { clientVersion } from '#platform/client-version.ts';
import { type Language, locales } from '#platform/language.ts';
import { keepEarlyAnswer } from '#platform/web/early-answers.ts';
import type { Exchange } from '#platform/web/transport.ts';
import type { PublicLink } from './public-address.ts';

/** What reads each kind of link; a kind that is not here reads its link itself, a second later. */
const readers: Readonly<Partial<Record<PublicLink['kind'], string>>> = {
  carrierregister: 'getCarrierLink',
  shipperregister: 'getShipperLink',
  creditorapplicationform: 'creditorAccountProfileSet',
  drivertrip: 'getDriverTrip',
  loadtracking: 'getTrackedLoad',
};

/** Opens the guest session of a link and reads the link, before the code that will ask for both is there. */
export function callEarly({ kind, token }: PublicLink, language: Language): void {
  const nobody = { userRole: '', userAccount: '', password: '' };
  const login = send('basis', 'login', nobody, { sessionId: '', partition: '' }, language);
  keepEarlyAnswer('login', nobody, login);
  const reader = readers[kind];
  if (!reader) return;
  const payload = { key: token };
  const read = login.then(({ body }) => {
    const { sessionId, partition } = (JSON.parse(body) as { result: { sessionId: string; partition: string } }).result;
    if (!sessionId) throw new Error('no session');
    return send('tripDirector', reader, payload, { sessionId, partition }, language);
  });
  keepEarlyAnswer(reader, payload, read);
}

async function send(
  service: string,
  operation: string,
  payload: object,
  session: object,
  language: Language,
): Promise<Exchange> {
  const body = JSON.stringify({
    clientVersion,
    ...session,
    service,
    operation,
    lockId: null,
    language: locales[language],
    payload,
  });
  const response = await fetch('/rpc', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    // Whoever waits for the answer has no other end to it; without one, the call is made again.
    signal: AbortSignal.timeout(15_000),
  });
  return { status: response.status, body: await response.text() };
}
