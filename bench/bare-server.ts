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

/** A load in one transaction: its row, two stops, two charges, what happened. */
const loadStatements = [
  `insert into load (partition, id, company_id, load_number, order_type_id, profit_centre_id, customer_id, equipment_type_id, commodity_type_id, mass_kg, load_value,
     sell_net, sell_gross, buy_net, origin, destination, countries, stop_count, load_at, trip_until, created_by, updated_by, search_words)
   select $1, $2, c.company_id, 'bare ' || $2::uuid, $4, $5, c.id, $6, $7, 10000, 25000000, 1000000, 1150000, 800000, 'Johannesburg', 'Durban', '{South Africa}', 2, $8, $8::timestamptz + interval '10 hours', 'bare', 'bare', 'bare ' || $2
     from customer c where c.partition = $1 and c.id = $3`,
  `insert into stop (partition, load_id, sequence, type, stop_location_id, stop_country, window_start, window_end)
   select $1, $2, s.sequence, s.type, s.location, 'South Africa', $5::timestamptz, $5::timestamptz + interval '2 hours' from (values (1, 'pickup', $3::uuid), (2, 'delivery', $4::uuid)) s (sequence, type, location)`,
  `insert into load_charge (partition, load_id, side, line_number, description, quantity, price, net, profit_centre_id)
   values ($1, $2, 'sell', 1, 'Linehaul', 1, 10000, 1000000, $3), ($1, $2, 'buy', 2, 'Linehaul', 1, 8000, 800000, $3)`,
  `insert into load_event (partition, load_id, kind, occurred_at, source, actor) values ($1, $2, 'created', now(), 'staff', 'bare')`,
];
/** Vehicle and driver of a load in one transaction: the load held, both reserved, the load changed, what happened. */
const assignStatements = [
  `select * from load where partition = $1 and id = $2 for update`,
  `insert into resource_use (partition, kind, resource_id, during, load_id, reserved_by)
   select l.partition, u.kind, u.id, tstzrange(l.load_at, l.trip_until), l.id, 'bare' from load l, (values ('vehicle', $3::uuid), ('driver', $4::uuid)) u (kind, id)
    where l.partition = $1 and l.id = $2`,
  `update load set status = 'ASSIGNED', vehicle_id = $3, driver_id = $4, version = version + 1, updated_at = now() where partition = $1 and id = $2`,
  `insert into load_event (partition, load_id, kind, occurred_at, source, actor) values ($1, $2, 'assigned', now(), 'staff', 'bare')`,
];

const keepEvent = `insert into load_event (partition, load_id, kind, occurred_at, received_at, source, actor, reason_code, note, data, source_device, source_event_id)
   values ($1, $2, 'note', now(), now(), 'driver', 'bare', '', 'At the gate', '{}', 'bench-bare', $3)`;
/** All that is written with an event of a driver: the load held and changed, the trail, who listens, the phone. */
const eventStatements = [
  `select * from load where partition = $1 and id = $2 for update`,
  keepEvent,
  `update load set last_event_at = now(), version = version + 1, updated_at = now() where partition = $1 and id = $2`,
  `insert into audit_entry (partition, actor_kind, actor_name, ip, request_id, operation, noun, record_id, event, changes)
   values ($1, 'link', 'bare', '', $3, 'bare', 'load', $2, 'event', '{}')`,
  `insert into change_event (partition, channel, event, record_id) values ($1, 'loads', 'event', $2)`,
  `insert into trip_device (partition, load_id, device, agent, first_seen_at, last_seen_at, skew_minutes, events)
   values ($1, $2, 'bench-bare', '', now(), now(), 0, 1)
   on conflict (partition, load_id, device) do update set last_seen_at = now(), events = trip_device.events + 1`,
];

async function together(
  name: string,
  texts: readonly string[],
  values: readonly (readonly unknown[])[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [place, text] of texts.entries())
      await client.query({ name: `${name} ${place}`, text, values: [...values[place]!] });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

interface Body {
  /** What a load refers to, in the order in which the statements take it. */
  readonly load?: Readonly<Record<string, string>>;
  readonly told?: { readonly eventId: string; readonly loadId: string };
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
  async '/load'({ load }) {
    const newId = crypto.randomUUIDv7();
    const { customerId, orderTypeId, profitCentreId, equipmentTypeId, commodityTypeId, pickupId, deliveryId, at } =
      load!;
    await together('load', loadStatements, [
      [PARTITION, newId, customerId, orderTypeId, profitCentreId, equipmentTypeId, commodityTypeId, at],
      [PARTITION, newId, pickupId, deliveryId, at],
      [PARTITION, newId, profitCentreId],
      [PARTITION, newId],
    ]);
    return { id: newId };
  },
  async '/assign'({ load }) {
    const { id, vehicleId, driverId } = load!;
    const all = [PARTITION, id, vehicleId, driverId];
    await together('assign', assignStatements, [all.slice(0, 2), all, all, all.slice(0, 2)]);
    return { id };
  },
  async '/event'({ told }) {
    const { eventId, loadId } = told!;
    await pool.query({ name: 'event', text: keepEvent, values: [PARTITION, loadId, eventId] });
    return { eventId };
  },
  async '/event-with-load'({ told }) {
    const { eventId, loadId } = told!;
    const [load, all] = [
      [PARTITION, loadId],
      [PARTITION, loadId, eventId],
    ];
    await together('event', eventStatements, [load, all, load, all, load, load]);
    return { eventId };
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
  if (url !== '/push' && url !== '/sign-in') {
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
