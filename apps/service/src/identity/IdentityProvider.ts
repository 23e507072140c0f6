import type { DocumentKind } from '@site/api/profile';

export interface IdentityCheck {
  /** Unique; the callback names it. The same check may come again, and is the same then. */
  checkId: string;
  kind: DocumentKind;
  /** Name that the account is paid under; empty where none is known. */
  payeeName: string;
  /** Pictures of the document, as jpg. */
  pictures: readonly Buffer[];
}

/**
 * A provider that checks documents. It takes checks, and reports by signed callbacks how they ended; until then, and while it is down, operators
 * may decide too.
 *
 * Source: MEM-25.
 */
export interface IdentityProvider {
  /** Stands in the path of its callbacks; brands name it in their settings. */
  name: string;
  /** Signs its callbacks. */
  secret: string;
  begin(check: IdentityCheck): Promise<void>;
}
