import type { Config } from '#platform/server/config.ts';
import { outboxIsOpen } from '#platform/server/config.ts';
import type { DemoPeople } from '#database/seed.ts';

/** What a newcomer needs to know, printed once the product can be used. */
export function printWelcome(
  config: Config,
  port: number,
  demo: DemoPeople | undefined,
  hasTestAccounting: boolean,
): void {
  const address = config.BASE_URL ?? `http://localhost:${port}`;
  const lines = ['', `Haulway is running at ${address}`, ''];
  if (demo) {
    const width = Math.max(...demo.people.map((person) => person.account.length));
    lines.push('Demo users (this password is for the demonstration only):');
    for (const { account, role, may } of demo.people)
      lines.push(`  ${account.padEnd(width)}  ${demo.password}  ${role.padEnd(13)} ${may}`);
    lines.push('');
    if (demo.driverLink) lines.push('A trip as its driver has it on the phone:', `  ${demo.driverLink}`, '');
  }
  if (hasTestAccounting)
    lines.push(
      'Supplier invoices are exported to a test server in place of Business Central. It runs in this process.',
      `  ${address}/accountingExports`,
      '',
    );
  if (outboxIsOpen(config)) lines.push(`Mails and SMS are not sent; read them at ${address}/outbox`, '');
  process.stdout.write(`${lines.join('\n')}\n`);
}
