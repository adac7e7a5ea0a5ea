/**
 * A request that is not carried out, and how it is answered.
 *
 * Thrown rather than returned because it must also undo the transaction it is thrown in; it is
 * caught in one place, `protocol.ts`, and never leaves this room.
 */
export class Refusal extends Error {
  readonly status: 400 | 401 | 405 | 501 | 503;

  constructor(status: Refusal["status"], message: string) {
    super(message);
    this.status = status;
  }
}
