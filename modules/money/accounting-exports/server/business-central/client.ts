import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { type Called, callOther, type MadeStep } from '#modules/money/exchanges/server/index.ts';
import type { StepOutcome } from '#modules/money/exchanges/status.ts';
import { Unsuccessful } from '../port.ts';
import { isThisMachine } from '../addresses.ts';
import { Pace } from './pace.ts';
import { readRefusal } from './refusals.ts';

/** Where a company's books are, and who asks. */
export interface Connection {
  readonly tenant: string;
  readonly environment: string;
  readonly companyId: string;
  readonly clientId: string;
  readonly secret: string;
  readonly baseUrl: string;
  readonly tokenUrl: string;
}

/** One request. `reads` says that it changes nothing, so that no failure of it leaves anything unknown. */
export interface Asked {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** After the address of the company; one that begins with `/` after that of the service. */
  readonly path: string;
  readonly body?: object | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** What its success is called in the steps of the exchange. */
  readonly outcome: StepOutcome;
}

export interface Said {
  readonly status: number;
  readonly json: unknown;
}

/** Takes down what was asked and what came back. */
export type Recorder = (step: MadeStep) => void;

const scope = 'https://api.businesscentral.dynamics.com/.default';
const timeoutMilliseconds = 30_000;
/** A page of twenty thousand documents. */
const mostBytes = 64 * 1024 * 1024;
const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Speaks to Business Central for one company: signs in, keeps its pace, and says of each failure what it leaves unknown. */
export class Client {
  readonly connection: Connection;
  private readonly app: Pick<App, 'config' | 'clock'>;
  private readonly pace: Pace;
  private token: { readonly value: string; readonly renewAt: number } | undefined;
  private signingIn: Promise<string> | undefined;

  constructor(app: Pick<App, 'config' | 'clock'>, connection: Connection, pace = new Pace()) {
    this.app = app;
    this.connection = connection;
    this.pace = pace;
  }

  get secrets(): readonly string[] {
    return [this.connection.secret, this.token?.value ?? ''];
  }

  /** Asks once; a token that was refused is renewed once. Throws an `Unsuccessful`. */
  async ask(asked: Asked, record: Recorder): Promise<Said> {
    const first = await this.send(asked, await this.signIn(record), record);
    if (first.statusCode !== 401) return this.judge(asked, first);
    this.token = undefined;
    const second = await this.send(asked, await this.signIn(record), record);
    if (second.statusCode === 401) throw new Unsuccessful('later', 'notSignedIn', wordsOf(second));
    return this.judge(asked, second);
  }

  private async send(asked: Asked, bearer: string, record: Recorder): Promise<Called> {
    const { method, path, body, outcome } = asked;
    const isBytes = body instanceof Uint8Array;
    const shown = {
      accept: 'application/json',
      'user-agent': 'Haulway',
      ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      ...asked.headers,
    };
    const url = path.startsWith('/')
      ? `${this.base}${path}`
      : `${this.base}/companies(${this.connection.companyId})/${path}`;
    const headers = { ...shown, authorization: `Bearer ${bearer}` };
    const called = await this.pace.run(() =>
      this.call({ method, url, headers, ...(body && { body: isBytes ? body : JSON.stringify(body) }) }),
    );
    record({
      at: this.app.clock.now(),
      kind: method === 'GET' ? 'lookUp' : 'try',
      outcome: called.problem === '' ? outcome : called.statusCode === 401 ? 'notSignedIn' : called.problem,
      asked: { method, url, headers },
      called: { ...called, body: called.body.slice(0, 64 * 1024) },
    });
    return called;
  }

  private call(call: Omit<Parameters<typeof callOther>[0], 'isStrict' | 'timeoutMilliseconds'>): Promise<Called> {
    // This machine is called for the test server alone, which settings allow outside production.
    const isStrict = !(this.app.config.NODE_ENV !== 'production' && isThisMachine(call.url));
    return callOther({ ...call, isStrict, timeoutMilliseconds, mostBytes });
  }

  /** What an answer means: JSON, a refusal, or that nobody knows. */
  private judge(asked: Asked, called: Called): Said {
    const { statusCode, problem, isUnsent, body } = called;
    const isRead = asked.method === 'GET';
    if (statusCode === 429 || (statusCode === 503 && called.headers['retry-after'] !== undefined))
      throw new Unsuccessful('later', 'busy', wordsOf(called), secondsOf(called));
    if (statusCode === 409 || statusCode === 412) throw readRefusal(statusCode, body);
    // Whatever breaks while only reading leaves nothing unknown.
    if (problem !== '' && problem !== 'refused') {
      const certainty = isRead || isUnsent || problem === 'redirect' ? 'later' : 'unknown';
      throw new Unsuccessful(certainty, problem, wordsOf(called));
    }
    if (problem === 'refused') throw readRefusal(statusCode!, body);
    if (statusCode === 204 || body === '') return { status: statusCode!, json: undefined };
    try {
      return { status: statusCode!, json: JSON.parse(body) as unknown };
    } catch {
      throw new Unsuccessful(isRead ? 'later' : 'unknown', 'unreadable');
    }
  }

  /** A token of the application, renewed at four fifths of its life; several who need one at once wait for the same. */
  private async signIn(record: Recorder): Promise<string> {
    if (this.token && this.token.renewAt > this.app.clock.now().getTime()) return this.token.value;
    this.signingIn ??= this.fetchToken(record).finally(() => (this.signingIn = undefined));
    return this.signingIn;
  }

  private async fetchToken(record: Recorder): Promise<string> {
    const { tenant, clientId, secret, tokenUrl } = this.connection;
    const url = tokenUrl || `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/oauth2/v2.0/token`;
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: secret, scope };
    const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' };
    const called = await this.call({ method: 'POST', url, headers, body: String(new URLSearchParams(form)) });
    const read = token.safeParse(parsed(called.body));
    const at = this.app.clock.now();
    if (called.problem === '' && read.success) {
      const { access_token: value, expires_in: seconds } = read.data;
      this.token = { value, renewAt: at.getTime() + seconds * 800 };
      return value;
    }
    const problem =
      called.problem === 'refused' ? 'notSignedIn' : called.problem === '' ? 'unreadable' : called.problem;
    record({ at, kind: 'lookUp', outcome: problem, asked: { method: 'POST', url, headers }, called });
    throw new Unsuccessful('later', problem, wordsOf(called), secondsOf(called));
  }

  private get base(): string {
    const { baseUrl, environment } = this.connection;
    return (
      baseUrl.replace(/\/$/, '') ||
      `https://api.businesscentral.dynamics.com/v2.0/${encodeURIComponent(environment)}/api/v2.0`
    );
  }
}

/** What an answer says, for people; pages of gateways say nothing. */
function wordsOf({ body }: Called): string {
  const said = z
    .object({ error: z.object({ message: z.string() }).optional(), error_description: z.string().optional() })
    .safeParse(parsed(body));
  return said.success ? (said.data.error?.message ?? said.data.error_description ?? '') : '';
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Seconds of Retry-After, a number or a date. */
function secondsOf({ headers }: Called): number | undefined {
  const said = headers['retry-after'];
  if (said === undefined) return undefined;
  if (/^\d+$/.test(said)) return Number(said);
  const moment = Date.parse(said);
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
