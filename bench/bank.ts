import pg from 'pg';
import { demoPartition, demoPassword } from '../database/seed.ts';
import { rpc } from '../server/testing/server-process.ts';

interface BankMeasured {
  readonly what: string;
  readonly lines: number;
  /** Lines that were certain and are receipts by now. */
  readonly matched: number;
  /** From the call to the last stored line, the thread and the job included. */
  readonly reading: number;
  /** From the call to the last receipt. */
  readonly milliseconds: number;
}

const lines = 10_000;
/** Nineteen of twenty lines name the invoice that they pay. */
const isNamed = (place: number) => place % 20 !== 0;
const named = Array.from({ length: lines }, (_, place) => place).filter(isNamed).length;
const waitsAtMost = 60_000;
type Ask = <Answer>(operation: string, payload: object) => Promise<Answer>;

/** Measures a statement of ten thousand lines as a table and as a message: read, proved, stored and matched by the server. */
export async function measureBank({
  url,
  serverUrl,
}: {
  readonly url: string;
  readonly serverUrl: string;
}): Promise<readonly BankMeasured[]> {
  const ask = await asker(serverUrl);
  const [first] = await ask<{ companyId: string; accountId: string }[]>('getBankAccounts', {});
  if (!first) throw new Error('the demonstration has no bank account');
  const { companyId, accountId } = first;
  const measured: BankMeasured[] = [];
  for (const [what, number, text, series] of [
    ['CSV', '62900000001', table('62900000001', 71), 71],
    ['MT940', '62900000002', message('62900000002', 72), 72],
  ] as const) {
    await addInvoices(url, companyId, series);
    const { id: ofBench } = await ask<{ id: string }>('postBankAccount', {
      companyId,
      name: `Bench ${what}`,
      number,
      currency: 'ZAR',
      accountId,
    });
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
    const reading = performance.now() - from;
    const matched = await whenMatched(url, ofBench, from);
    measured.push({ what, lines: read.newLines, matched, reading, milliseconds: performance.now() - from });
  }
  return measured;
}

/** Asked of the database seldom, so that asking takes nothing from the work. */
async function whenMatched(url: string, accountId: string, from: number): Promise<number> {
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query(`select set_config('app.partition', $1, false)`, [demoPartition]);
  let matched = 0;
  while (matched < named && performance.now() - from < waitsAtMost) {
    await new Promise((done) => setTimeout(done, 100));
    const { rows } = await owner.query<{ count: number }>(
      `select count(*)::int as count from bank_line where partition = $1 and account_id = $2 and status = 'SETTLED'`,
      [demoPartition, accountId],
    );
    matched = rows[0]!.count;
  }
  await owner.end();
  return matched;
}

/** What the lines pay, of all customers of the demonstration; the triggers that keep what is posted are left out. */
async function addInvoices(url: string, companyId: string, series: number): Promise<void> {
  const owner = new pg.Client(url);
  await owner.connect();
  await owner.query(`select set_config('app.partition', $1, false)`, [demoPartition]);
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into open_item (partition, company_id, party_kind, party_id, account_id, journal_id, kind, number, date, due_date, posting_date, currency, amount, base_amount)
     select $1, $2::uuid, 'customer', place.ids[1 + n % cardinality(place.ids)], account.id, uuidv7(), 'invoice', $3 || lpad(n::text, 6, '0'), '2026-10-15', '2026-11-14', '2026-10-15', 'ZAR', 100 * (n + 1), 100 * (n + 1)
       from generate_series(0, $4::int - 1) n,
            (select array_agg(id) as ids from customer where partition = $1 and company_id = $2::uuid and is_live) place,
            (select id from journal_account where partition = $1 and role = 'debtors') account
      where n % 20 <> 0`,
    [demoPartition, companyId, String(series), lines],
  );
  await owner.query(
    `select write_open_spans($1, array_agg(id)) from open_item where partition = $1 and number like $2 || '%'`,
    [demoPartition, String(series)],
  );
  await owner.query('vacuum analyze open_item, open_item_span');
  await owner.end();
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

const wordsOf = (place: number, series: number) =>
  isNamed(place) ? `PAYMENT INV ${series}${String(place).padStart(6, '0')}` : `DEPOSIT ${place % 900}`;

function table(number: string, series: number): string {
  const rows = Array.from(
    { length: lines },
    (_, place) => `2026/11/${day(place)},${place + 1}.00,${sum(place + 1)}.00,${wordsOf(place, series)}`,
  );
  return [`Account:,${number}`, 'Date,Amount,Balance,Description', ...rows, ''].join('\r\n');
}

function message(number: string, series: number): string {
  const rows = Array.from(
    { length: lines },
    (_, place) =>
      `:61:2611${day(place)}11${day(place)}C${place + 1},00NTRFINV ${place}\r\n:86:${wordsOf(place, series)}`,
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
    measured.map(({ what, lines: stored, matched, reading, milliseconds }) => ({
      'statement of a bank': what,
      'lines stored': stored,
      'ms to read': Math.round(reading),
      'lines matched': matched,
      'ms (≤ 5000 with matching)': Math.round(milliseconds),
      holds: milliseconds <= 5000 && stored === lines && matched === named ? 'yes' : 'NO',
    })),
  );
}
