import crypto from 'node:crypto';
import type { Language } from '#platform/language.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database.ts';
import { buildCompany } from '#modules/base/companies/server/index.ts';
import type { ProfileSet } from '../people.ts';
import { hashPassword } from './passwords.ts';
import type { StoredLimits, StoredScope } from './tables.ts';
import './tables.ts';

interface NewRole {
  readonly name: string;
  readonly authorisations: readonly string[];
  readonly profileSet?: ProfileSet;
  readonly scope?: StoredScope;
  readonly limits?: StoredLimits;
}

/** A role with these authorisations; the default profile set is PRIMARY. */
export async function buildRole(
  db: Db,
  partition: string,
  { name, authorisations, profileSet = 'PRIMARY', scope = {}, limits = {} }: NewRole,
): Promise<string> {
  const { id } = await db
    .insertInto('role_profile')
    .values({
      partition,
      name,
      profile_set: profileSet,
      authorisations: [...authorisations],
      record_scope: JSON.stringify(scope),
      amount_limits: JSON.stringify(limits),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewPerson {
  readonly account: string;
  readonly name: string;
  readonly surname: string;
  readonly userRole: string;
  readonly companyId: string;
  readonly roleId: string;
  readonly password: string;
  readonly language?: Language;
  /** The supplier that they are bound to, as its own user. */
  readonly supplierId?: string;
  /** The customers that they are bound to, as people of theirs. */
  readonly customerIds?: readonly string[];
}

/** A person who can sign in. */
export async function buildUser(db: Db, partition: string, person: NewPerson): Promise<string> {
  return insertUser(db, partition, person, await hashPassword(person.password));
}

async function insertUser(db: Db, partition: string, person: NewPerson, passwordHash: string): Promise<string> {
  const { id } = await db
    .insertInto('app_user')
    .values({
      partition,
      account: person.account,
      name: person.name,
      surname: person.surname,
      user_role: person.userRole,
      company_id: person.companyId,
      ...(person.supplierId && { user_type: 'supplier', supplier_id: person.supplierId }),
      ...(person.customerIds && { user_type: 'customer', customer_ids: [...person.customerIds] }),
      language: person.language ?? 'en',
      password_hash: passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_profile').values({ partition, user_id: id, profile_id: person.roleId }).execute();
  return id;
}

export interface Staff {
  readonly sessionId: string;
  readonly partition: string;
  readonly userId: string;
  readonly companyId: string;
  readonly account: string;
}

interface NewStaff {
  readonly companyId?: string;
  readonly account?: string;
  readonly password?: string;
  /** How far their role reaches; to everything unless stated. */
  readonly scope?: StoredScope;
  readonly limits?: StoredLimits;
  /** As a user of this supplier. */
  readonly supplierId?: string;
  /** As a user of these customers. */
  readonly customerIds?: readonly string[];
}

/** To hash a password is slow on purpose: staff with the same password share a hash within a process. */
const hashes = new Map<string, Promise<string>>();

function sharedHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** A signed-in member of staff who holds exactly these rights; the company is made when none is given. */
export async function buildStaff(
  app: App,
  partition: string,
  rights: readonly string[],
  {
    companyId: givenCompany,
    account = `${crypto.randomUUID()}@staff.example`,
    password = 'Kudu-Bergwind-84',
    scope = {},
    limits = {},
    supplierId,
    customerIds,
  }: NewStaff = {},
): Promise<Staff> {
  const db = app.database.writer(partition);
  const companyId =
    givenCompany ??
    (await buildCompany(db, partition, { name: `Client of ${partition} ${crypto.randomUUID().slice(0, 8)}` }));
  const roleId = await buildRole(db, partition, {
    name: crypto.randomUUID(),
    authorisations: rights.map((right) => (right.includes('.') ? right : `tripDirector.${right}`)),
    scope,
    limits,
  });
  const person = {
    account,
    name: 'Sipho',
    surname: 'Dlamini',
    userRole: 'staff',
    companyId,
    roleId,
    password,
    ...(supplierId && { supplierId }),
    ...(customerIds && { customerIds }),
  };
  const userId = await insertUser(db, partition, person, await sharedHash(password));
  const sessionId = await app.sessions.open({
    kind: 'user',
    partition,
    userId,
    companyId,
    language: 'en',
    idleSeconds: 1200,
    ip: '127.0.0.1',
    agent: 'test',
  });
  return { sessionId, partition, userId, companyId, account };
}
