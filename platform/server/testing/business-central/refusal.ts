import { randomUUID } from 'node:crypto';

/** What Business Central refuses, in the form in which it says so. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** Two blanks stand before the words of correlation there, and a full stop after them. */
  body(): object {
    return { error: { code: this.code, message: `${this.message}  CorrelationId:  ${randomUUID()}.` } };
  }
}

export const notFound = (what: string) => new Refusal(404, 'BadRequest_NotFound', `Bad Request - ${what} not found.`);
export const dialog = (message: string) => new Refusal(400, 'Application_DialogException', message);
export const invalidField = (message: string) => new Refusal(400, 'Application_FieldValidationException', message);
export const readOnly = (control: string) => new Refusal(400, 'BadRequest', `Control '${control}' is read-only.`);
