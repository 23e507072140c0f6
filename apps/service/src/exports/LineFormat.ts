import type { Column } from '@site/api/defineReport';
import type { RawBuilder } from 'kysely';

export interface CellTerms {
  kind: Column['kind'];
  /** Currency of the amounts. */
  currency: string;
  /** IANA zone of the brand's day. */
  zone: string;
}

/** Writes rows as text in SQL. */
export interface LineFormat {
  /** Returns the SQL of a cell. A missing value is an empty cell. */
  cell(value: RawBuilder<unknown>, terms: CellTerms): RawBuilder<string>;
  /** Returns the SQL of a cell of text, which no spreadsheet evaluates. */
  text(value: RawBuilder<unknown>): RawBuilder<string>;
  line(cells: readonly RawBuilder<string>[]): RawBuilder<string>;
}
