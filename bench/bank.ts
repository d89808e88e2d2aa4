import { demoPassword } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';

interface BankMeasured {
  readonly what: string;
  readonly lines: number;
  /** From the call to the last stored line, the thread and the job included. */
  readonly milliseconds: number;
}

const lines = 10_000;
type Ask = <Answer>(operation: string, payload: object) => Promise<Answer>;

/** Measures a statement of ten thousand lines as a table and as a message: read, proved and stored by the server. */
export async function measureBank({ serverUrl }: { readonly serverUrl: string }): Promise<readonly BankMeasured[]> {
  const ask = await asker(serverUrl);
  const [first] = await ask<{ companyId: string; accountId: string }[]>('getBankAccounts', {});
  if (!first) throw new Error('the demonstration has no bank account');
  const { companyId, accountId } = first;
  const measured: BankMeasured[] = [];
  for (const [what, number, text] of [
    ['CSV', '62900000001', table('62900000001')],
    ['MT940', '62900000002', message('62900000002')],
  ] as const) {
    await ask('postBankAccount', { companyId, name: `Bench ${what}`, number, currency: 'ZAR', accountId });
    const from = performance.now();
    const content = Buffer.from(text).toString('base64');
    let read = await ask<{ id: string; status: string; newLines: number }>('postBankStatement', {
      fileName: what,
      content,
    });
    while (read.status === 'WAITING') {
      await new Promise((done) => setTimeout(done, 50));
      read = await ask('getBankFile', { id: read.id });
    }
    measured.push({ what, lines: read.newLines, milliseconds: performance.now() - from });
  }
  return measured;
}

async function asker(serverUrl: string): Promise<Ask> {
  const credentials = { userRole: '', userAccount: 'naledi.mokoena@highveld.example', password: demoPassword };
  const { body } = await rpc(serverUrl, 'login', credentials, { service: 'basis' });
  const session = body.result as { sessionId: string; partition: string };
  return async (operation, payload) => {
    const answer = await rpc(serverUrl, operation, payload, session);
    if (answer.body.response !== 'ok') throw new Error(`${operation}: ${JSON.stringify(answer.body)}`);
    return answer.body.result as never;
  };
}

function table(number: string): string {
  const rows = Array.from(
    { length: lines },
    (_, place) => `2026/11/${day(place)},${place + 1}.00,${sum(place + 1)}.00,PAYMENT INV ${place}`,
  );
  return [`Account:,${number}`, 'Date,Amount,Balance,Description', ...rows, ''].join('\r\n');
}

function message(number: string): string {
  const rows = Array.from(
    { length: lines },
    (_, place) => `:61:2611${day(place)}11${day(place)}C${place + 1},00NTRFINV ${place}\r\n:86:PAYMENT INV ${place}`,
  );
  return [
    ':20:B',
    `:25:${number}`,
    ':28C:1/1',
    ':60F:C261101ZAR0,00',
    ...rows,
    `:62F:C261128ZAR${sum(lines)},00`,
    '-',
    '',
  ].join('\r\n');
}

const day = (place: number) => String(1 + Math.floor((place * 28) / lines)).padStart(2, '0');
const sum = (count: number) => (count * (count + 1)) / 2;

export function printBank(measured: readonly BankMeasured[]): void {
  if (measured.length === 0) return;
  console.table(
    measured.map(({ what, lines: stored, milliseconds }) => ({
      'statement of a bank': what,
      'lines stored': stored,
      'ms (≤ 5000 with matching)': Math.round(milliseconds),
      holds: milliseconds <= 5000 && stored === lines ? 'yes' : 'NO',
    })),
  );
}
