import crypto from 'node:crypto';
import http from 'node:http';
import pg from 'pg';
import { WebSocketServer } from 'ws';
import { z } from 'zod';

/**
 * The reference: `node:http` and the bare driver, doing the same statements under row-level security and nothing else: the
 * session, the read, a validated insert, a broadcast. No audience, no contract, no audit, no look for others that may be the
 * same, no texts. What the product costs on top is the ratio to this.
 */
const { DATABASE_URL, PORT, PARTITION } = process.env;
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 10,
  options: `-c role=haulway_app -c app.partition=${PARTITION}`,
});
pg.types.setTypeParser(20, Number);

const page = `select id, version, registered_name, trade_name, vendor_number, account_number, is_transporter, status, git_cover, cover_ends, tender_method, payable_rate, city, region, email, warnings, submitted_at, updated_at
  from supplier where partition = $1 and status = 'approved' order by updated_at desc, id desc limit 50`;
/** Capped as ours is: counting everything exactly would be most of its work, and no comparison. */
const count = `select count(*) from (select 1 from supplier where partition = $1 and status = 'approved' limit 1001) counted`;

const text = (max: number) => z.string().trim().min(1).max(max);
const address = z.strictObject({
  addressLine1: text(120),
  city: text(60),
  region: text(60),
  postalCode: text(10),
  country: text(60),
});
const newSupplier = z.strictObject({
  registeredName: text(120),
  tradeName: text(120),
  regNo: text(40),
  email: z.email().max(254),
  physicalAddress: address,
  postalAddress: address,
});

interface Body {
  readonly sessionId: string;
  readonly id?: string;
  readonly supplier?: unknown;
  readonly password?: string;
}

const sockets = new WebSocketServer({ noServer: true });

const work: Readonly<Record<string, (body: Body) => Promise<unknown>>> = {
  async '/read'({ id }) {
    const [supplier, directors, bank, certificates, findings] = await Promise.all([
      pool.query({
        name: 'supplier',
        text: 'select * from supplier where partition = $1 and id = $2',
        values: [PARTITION, id],
      }),
      pool.query({
        name: 'directors',
        text: 'select * from supplier_director where partition = $1 and supplier_id = $2 order by position',
        values: [PARTITION, id],
      }),
      pool.query({
        name: 'bank',
        text: `select * from bank_version where partition = $1 and owner_kind = 'supplier' and owner_id = $2 and status = 'current'`,
        values: [PARTITION, id],
      }),
      pool.query({
        name: 'certificates',
        text: 'select * from git_certificate where partition = $1 and supplier_id = $2',
        values: [PARTITION, id],
      }),
      pool.query({
        name: 'findings',
        text: 'select * from supplier_finding where partition = $1 and supplier_id = $2',
        values: [PARTITION, id],
      }),
    ]);
    return {
      supplier: supplier.rows[0],
      directors: directors.rows,
      bank: bank.rows[0],
      certificates: certificates.rows,
      findings: findings.rows,
    };
  },
  async '/list'() {
    const [rows, total] = await Promise.all([
      pool.query({ name: 'page', text: page, values: [PARTITION] }),
      pool.query({ name: 'count', text: count, values: [PARTITION] }),
    ]);
    return { rows: rows.rows, total: total.rows[0].count };
  },
  async '/create'({ supplier }) {
    const { registeredName, tradeName, regNo, email, physicalAddress, postalAddress } = newSupplier.parse(supplier);
    const { rows } = await pool.query({
      name: 'create',
      text: `insert into supplier (partition, company_id, registered_name, trade_name, registered_key, name_key, country_code, reg_no, email, mail_label, physical_address, postal_address, source, submitted_by, updated_by)
             values ($1, (select id from company where partition = $1 and is_client limit 1), $2, $3, lower($2), lower($2), 'ZA', $4, $5, split_part(split_part($5, '@', 2), '.', 1), $6, $7, 'staff', 'bare', 'bare') returning id`,
      values: [
        PARTITION,
        registeredName,
        tradeName,
        regNo,
        email,
        JSON.stringify(physicalAddress),
        JSON.stringify(postalAddress),
      ],
    });
    return rows[0];
  },
  async '/push'() {
    const change = {
      channel: 'carriers',
      event: 'changed',
      id: crypto.randomUUID(),
      lockId: null,
      at: new Date(),
      by: null,
    };
    const message = JSON.stringify(change);
    for (const socket of sockets.clients) socket.send(message);
    return { sockets: sockets.clients.size };
  },
  async '/sign-in'({ password }) {
    const tag = await new Promise((resolve, reject) => {
      crypto.argon2(
        'argon2id',
        { message: password!, nonce: crypto.randomBytes(16), memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
        (error, hash) => (error ? reject(error) : resolve(hash)),
      );
    });
    return { length: (tag as Buffer).length };
  },
};

http
  .createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void answer(request.url!, JSON.parse(Buffer.concat(chunks).toString()) as Body).then(
        (result) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result)),
        (error: Error) => response.writeHead(500).end(error.message),
      );
    });
  })
  .on('upgrade', (request, socket, head) => sockets.handleUpgrade(request, socket, head, () => {}))
  .listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));

async function answer(url: string, body: Body): Promise<unknown> {
  if (url === '/read' || url === '/list' || url === '/create') {
    const hash = crypto.createHash('sha256').update(body.sessionId).digest();
    const { rowCount } = await pool.query({
      name: 'session',
      text: 'select * from session_find($1)',
      values: [[hash]],
    });
    if (rowCount !== 1) throw new Error('no session');
  }
  return work[url]!(body);
}
