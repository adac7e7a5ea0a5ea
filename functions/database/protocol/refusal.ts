/**
 * A refused request, with its status and sentence.
 *
 * Thrown rather than returned, so that it also rolls back the transaction. Only `protocol.ts`
 * catches it.
 */
export class Refusal extends Error {
  readonly status: 400 | 401 | 405 | 501 | 503;

  constructor(status: Refusal["status"], message: string) {
    super(message);
    this.status = status;
  }
}
