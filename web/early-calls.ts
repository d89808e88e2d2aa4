import { clientVersion } from '#platform/client-version.ts';
import { type Language, languageOf, locales } from '#platform/language.ts';
import { keepEarlyAnswer } from '#platform/web/early-answers.ts';
import type { Exchange } from '#platform/web/transport.ts';
import type { PublicLink } from './public-address.ts';

/** What reads each kind of link. */
const readers: Readonly<Record<PublicLink['kind'], string>> = {
  carrierregister: 'getCarrierLink',
  shipperregister: 'getShipperLink',
  creditorapplicationform: 'creditorAccountProfileSet',
  creditlimitapprove: 'getShipperCreditChange',
  gitcertificaterenewal: 'getGitLink',
  podupload: 'getPodUpload',
  podpack: 'getPodPackLink',
  paperupload: 'getPaperUpload',
  drivertrip: 'getDriverTrip',
  loadtracking: 'getTrackedLoad',
  vehiclecheck: 'getVehicleCheck',
  loadtender: 'getLoadTenderLink',
  customerinvoice: 'getInvoiceLink',
  supplierinvoice: 'getPurchaseInvoiceLink',
  supplierstatement: 'getSupplierStatementLink',
};

type Session = Readonly<Record<'sessionId' | 'partition', string>>;

/** The calls of a link that were made before the code was there. */
export interface EarlyCalls {
  /** Sends the code for this link, unless one is under way or the link has ended: then the page says so. */
  readonly sendCode: () => Promise<unknown>;
}

/** What a reader's answer says before the code was accepted. */
interface ReadLink {
  readonly language?: string;
  readonly codeSentAt?: string;
}

/** Opens the guest session of a link and reads the link, before the code that will ask for both is there. */
export function callEarly({ kind, token }: PublicLink, language: Language, ownLanguage?: Language): EarlyCalls {
  const nobody = { userRole: '', userAccount: '', password: '' };
  const payload = { key: token };
  const login = send('basis', 'login', nobody, { sessionId: '', partition: '' }, language);
  keepEarlyAnswer('login', nobody, login);
  const session = login.then(({ body }) => {
    const opened = resultOf<Session>(body);
    if (!opened) throw new Error('no session');
    return { sessionId: opened.sessionId, partition: opened.partition };
  });
  const ask = async (operation: string, asked: Language) =>
    send('tripDirector', operation, payload, await session, asked);
  const reading = ask(readers[kind], language);
  keepEarlyAnswer(readers[kind], payload, reading);
  return {
    async sendCode() {
      const link = resultOf<ReadLink & { readonly content?: ReadLink }>((await reading).body);
      const read = link && (link.content ?? link);
      if (!read || read.codeSentAt) return;
      // In the language that the page will be in, once the link was read.
      const sending = ask('resendOTP', ownLanguage ?? languageOf(read.language ?? '') ?? language);
      keepEarlyAnswer('resendOTP', payload, sending);
      await sending;
    },
  };
}

/** What a call has brought; of a refusal, nothing. */
function resultOf<Result>(body: string): Result | undefined {
  const { response, result } = JSON.parse(body) as { response: string; result: Result };
  return response === 'ok' ? result : undefined;
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
