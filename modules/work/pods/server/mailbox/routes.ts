import type { Context } from '#platform/server/implement.ts';

/** A file of a mail that came to the mailbox of a company. */
export interface MailedFile {
  readonly companyId: string;
  /** The address, in small letters; empty where the mail has none. */
  readonly sender: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** Takes files of mails that are no proofs, such as the statements of a bank. */
export interface MailRoute {
  readonly name: string;
  /** Why a file that is its own was refused, empty where it was taken; undefined for one that is not its own. */
  take(context: Context, file: MailedFile): Promise<string | undefined>;
}

declare module '#platform/server/module.ts' {
  interface ModuleParts {
    /** Who is asked for a file of a mail before it becomes a proof. */
    readonly mailRoutes: MailRoute;
  }
}
