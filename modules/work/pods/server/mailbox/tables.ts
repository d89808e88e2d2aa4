import type { mailboxSecurities } from '#modules/work/pods/mailbox-contract.ts';
import type { Narrowed } from '#platform/server/tables.ts';
import type { Rows } from './table-rows.ts';

declare module '#platform/server/tables.ts' {
  interface Tables {
    pod_mailbox: Narrowed<
      Rows['pod_mailbox'],
      {
        security: (typeof mailboxSecurities)[number];
      }
    >;
    pod_mail: Rows['pod_mail'];
  }
}
