import type { RefusalCode, RefusalDetails } from '@site/api/refusals';

/** A refusal before or beside a handler. A handler's own refusals are values, see `refuse`. */
export class RefusalError extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails | undefined;

  constructor(code: RefusalCode, details?: RefusalDetails) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
