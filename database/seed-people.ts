import { sql } from 'kysely';
import { nounOf } from '#modules/base/access/rights.ts';
import { buildRole, buildUser } from '#modules/base/access/server/index.ts';
import type { Language } from '#platform/language.ts';
import type { Db } from '#platform/server/database.ts';
import { updateRow } from '#platform/server/update-row.ts';

export interface PeopleToSeed {
  readonly partition: string;
  readonly companyId: string;
  readonly password: string;
  /** Every right that there is, by the name of its operation. */
  readonly rights: readonly { readonly right: string; readonly operation: string }[];
}

interface Colleague {
  readonly account: string;
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  readonly language: Language;
  readonly role: string;
  readonly status?: 'invited' | 'locked' | 'deactivated';
  /** Hours since they last signed in; nothing for never. */
  readonly seen?: number;
  /** The supplier whose own user they are. */
  readonly supplier?: string;
}

const descriptions: Readonly<Record<string, string>> = {
  administrator: 'Looks after people, roles and settings.',
  onboarding: 'Sends links and captures suppliers and customers.',
  approver: 'Decides on applications and certificates.',
  viewer: 'Reads records, changes nothing.',
};

const colleagues: readonly Colleague[] = [
  {
    account: 'anele.dube@highveld.example',
    name: 'Anele',
    surname: 'Dube',
    phone: '+27825550131',
    language: 'en',
    role: 'dispatcher',
    seen: 3,
  },
  {
    account: 'riaan.vermeulen@highveld.example',
    name: 'Riaan',
    surname: 'Vermeulen',
    phone: '+27725550118',
    language: 'afr',
    role: 'dispatcher',
    seen: 27,
  },
  {
    account: 'sibusiso.khoza@highveld.example',
    name: 'Sibusiso',
    surname: 'Khoza',
    phone: '+27825550163',
    language: 'en',
    role: 'credit clerk',
    seen: 5,
  },
  {
    account: 'karabo.molefe@highveld.example',
    name: 'Karabo',
    surname: 'Molefe',
    phone: '+27735550127',
    language: 'en',
    role: 'sales desk',
    seen: 8,
  },
  {
    account: 'fatou.diallo@highveld.example',
    name: 'Fatou',
    surname: 'Diallo',
    phone: '',
    language: 'fr',
    role: 'auditor',
    seen: 170,
  },
  {
    account: 'celso.nhantumbo@highveld.example',
    name: 'Celso',
    surname: 'Nhantumbo',
    phone: '+258841234501',
    language: 'pt',
    role: 'dispatcher',
    status: 'invited',
  },
  {
    account: 'lerato.phiri@highveld.example',
    name: 'Lerato',
    surname: 'Phiri',
    phone: '+27835550142',
    language: 'en',
    role: 'viewer',
    status: 'locked',
    seen: 60,
  },
  {
    account: 'johan.steyn@highveld.example',
    name: 'Johan',
    surname: 'Steyn',
    phone: '',
    language: 'afr',
    role: 'viewer',
    status: 'deactivated',
    seen: 2400,
  },
];

/** People of suppliers: the first two suppliers that are in use have one each. */
const supplierPeople = [
  { account: 'dispatch@supplier-one.example', name: 'Nomvula', surname: 'Sithole', phone: '+27795550107' },
  { account: 'office@supplier-two.example', name: 'Tendai', surname: 'Moyo', phone: '+27715550190' },
] as const;

const isOfPeople = (operation: string) => ['users', 'roles', 'security'].includes(nounOf(operation));

/** Planning and following loads. What gives money away (prices, standing time, exceptions, credit) is for others. */
const isOfDispatch = (operation: string) =>
  /^(post|put|submit|award|assign|swap|bounce|dispatch|deliver|cancel|restore|send|withdraw|accept|decline)Loads?(?!Override|Rate|Standing)/.test(
    operation,
  ) ||
  ['postLocation', 'revokeLoadTracking', 'sendPaperRequest', 'resendPaperRequest', 'revokePaperRequest'].includes(
    operation,
  );

/** What dispatchers of the demonstration may do: read, and move loads. */
export function dispatcherMay(operation: string): boolean {
  return isPlainRead(operation) || isOfDispatch(operation);
}

const isPlainRead = (operation: string) =>
  /^(get|is|download)/.test(operation) && !isOfPeople(operation) && !/Bank|DriverPay/.test(operation);

/** More people and roles than the four who are printed at start: enough for lists and comparisons to say something. */
export async function seedPeople(db: Db, { partition, companyId, password, rights }: PeopleToSeed): Promise<void> {
  const granted = (grants: (operation: string) => boolean) =>
    rights.filter(({ operation }) => grants(operation)).map(({ right }) => right);
  const roleIds = new Map<string, string>();
  for (const { id, name } of await db
    .selectFrom('role_profile')
    .select(['id', 'name'])
    .where('partition', '=', partition)
    .execute())
    roleIds.set(name, id);
  for (const [name, description] of Object.entries(descriptions)) await describe(db, partition, name, description);
  const make = async (
    name: string,
    authorisations: readonly string[],
    more: Omit<Parameters<typeof buildRole>[2], 'name' | 'authorisations'> = {},
  ) => roleIds.set(name, await buildRole(db, partition, { name, authorisations, ...more }));
  const isRead = isPlainRead;
  await make('dispatcher', granted(dispatcherMay));
  await make(
    'auditor',
    granted((operation) => operation.startsWith('get')),
  );
  await make(
    'supplier desk',
    granted((operation) =>
      /^get(AllCarriersByClientName|Carrier|CarrierHistory|Documents?|Loads?|LoadBoard|LoadEvents|LoadTenders?|LoadInspections?|LoadInspectionStart|LoadInspectionSheet|LoadPackets?|LoadPacketCounts|Vehicles?|ClientDrivers?)$|^downloadFile$|^getFileToken$|^(accept|decline)LoadTender$|^postLoadTenderCounter$|^assignLoad$|^postLoadEvent$/.test(
        operation,
      ),
    ),
    { profileSet: 'CARRIER' },
  );
  await make(
    'credit clerk',
    granted((operation) => isRead(operation) || /^(approve|reject|recommend)Shipper/.test(operation)),
    { limits: { customer: 250_000, creditLimit: 250_000 } },
  );
  await make(
    'sales desk',
    granted((operation) => isRead(operation) || /^(post|send)(Carrier|Shipper)Link$/.test(operation)),
    { scope: { supplier: { own: true, ids: [] }, customer: { own: true, ids: [] } } },
  );
  await make(
    'POD clerk',
    granted(
      (operation) =>
        isRead(operation) ||
        /^(post|put|match|split|merge|approve|reject|undo|send)Pods?(Pages|Request|Pack)?$/.test(operation),
    ),
  );
  await describe(db, partition, 'POD clerk', 'Works through the proofs of delivery.');
  await describe(db, partition, 'credit clerk', 'Approves credit up to a limit; the approver decides the rest.');
  await describe(db, partition, 'sales desk', 'Invites customers and suppliers, and sees their own alone.');
  await describe(db, partition, 'dispatcher', 'Plans and follows loads.', { is_default: true });
  await describe(db, partition, 'auditor', 'Reads everything, also people, roles and the security log.', {
    requires_second_factor: true,
  });
  await describe(db, partition, 'supplier desk', 'People of a supplier, for its own records.', { is_default: true });

  for (const { account, name, surname, phone, language, role, status, seen } of colleagues) {
    const id = await buildUser(db, partition, {
      account,
      name,
      surname,
      userRole: 'staff',
      companyId,
      roleId: roleIds.get(role)!,
      password,
      language,
    });
    await updateRow({ db, partition }, 'app_user', id, {
      phone,
      ...(status && { status, locked_reason: status === 'locked' ? ('administrator' as const) : null }),
      ...(status === 'invited' && { password_hash: null, invited_at: sql<Date>`now() - interval '2 days'` }),
      ...(seen !== undefined && { last_sign_in_at: sql<Date>`now() - make_interval(hours => ${seen})` }),
    });
  }
  const suppliers = await db
    .selectFrom('supplier')
    .select('id')
    .where('partition', '=', partition)
    .where('status', '=', 'approved')
    .where('is_transporter', '=', true)
    .orderBy('registered_key')
    .limit(supplierPeople.length)
    .execute();
  for (const [index, { id: supplierId }] of suppliers.entries()) {
    const { phone, ...person } = supplierPeople[index]!;
    const id = await buildUser(db, partition, {
      ...person,
      userRole: 'supplier',
      companyId,
      roleId: roleIds.get('supplier desk')!,
      password,
      supplierId,
    });
    await updateRow({ db, partition }, 'app_user', id, { phone });
  }
}

async function describe(
  db: Db,
  partition: string,
  name: string,
  description: string,
  more: { readonly is_default?: boolean; readonly requires_second_factor?: boolean } = {},
): Promise<void> {
  await db
    .updateTable('role_profile')
    .set({ description, updated_by: 'Naledi Mokoena', ...more })
    .where('partition', '=', partition)
    .where('name', '=', name)
    .execute();
}
