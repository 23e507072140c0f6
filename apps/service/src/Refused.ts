import type { RefusalCode, RefusalDetails } from '@site/api/refusals';

/** A refusal that any call may meet before or beside its handler. What a call itself refuses is a value, see `refuse`. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails | undefined;

  constructor(code: RefusalCode, details?: RefusalDetails) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
