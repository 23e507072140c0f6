import { useEffect, useMemo, useState } from 'react';

/** Rows of a page; `all` for rows that need no server. */
export type PageSize = 25 | 50 | 100 | 'all';

export interface ReportQuery {
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`. */
  to: string;
  /** Start of the page: `next` of the previous page, `null` for the first. */
  cursor: string | null;
  limit: Exclude<PageSize, 'all'>;
  /** Column to sort by, with a leading `-` for descending. */
  sort: string;
  /** Filter values by column. */
  filter: Record<string, string>;
}

export interface ReportReply<Row> {
  rows: Row[];
  /** Cursor of the next page; `null` on the last. */
  next: string | null;
  /** Totals over every row of the query, computed by the server. Columns that cannot be summed are omitted. */
  totals: Partial<Row>;
  /** Number of rows of the query, when the server counts them. */
  totalRows?: number;
  /** Instant up to which bets are counted, in ms since 1970. */
  asOfAtMs?: number;
}

/** A refusal by the server; `refused` is the reason in the reader's language. */
export interface ReportRefusal {
  refused: string;
}

/** Keep its identity between renders: a new function starts a new request. `signal` aborts when the reply is no longer needed. */
export type LoadReport<Row> = (query: ReportQuery, signal: AbortSignal) => Promise<ReportReply<Row> | ReportRefusal>;

export type Question = Omit<ReportQuery, 'cursor' | 'limit'> & { limit: PageSize };

interface Answer<Row> {
  query: ReportQuery;
  attempt: number;
  /** The latest loaded reply, kept on screen until a newer one arrives. */
  reply: ReportReply<Row> | undefined;
  /** Position of its first row among all rows, starting at 1. */
  firstRow: number;
  failure: { reason: string | undefined } | undefined;
}

/** A report as the grid shows it, wherever its rows come from. */
export interface Report<Row> {
  reply: ReportReply<Row> | undefined;
  isLoading: boolean;
  failure: { reason: string | undefined } | undefined;
  /** Position of the first row among all rows, starting at 1. */
  firstRow: number;
  /** Undefined on the first page. */
  previousPage: (() => void) | undefined;
  /** Undefined on the last page. */
  nextPage: (() => void) | undefined;
  refresh: () => void;
  /** Shows the latest loaded reply, although the newest request failed. */
  forgetFailure: () => void;
}

/**
 * Loads one page at a time and remembers the previous cursors.
 *
 * DataGrid's own `dataSource` keeps only the rows; totals, next cursor and time of the same reply would need separate state that could
 * disagree with it.
 */
export function useReport<Row>(load: LoadReport<Row> | undefined, { from, to, limit: wanted, sort, filter }: Question): Report<Row> {
  const limit = wanted === 'all' ? 100 : wanted;
  const question = useMemo(() => ({ from, to, limit, sort, filter }), [from, to, limit, sort, filter]);
  const [place, setPlace] = useState<{ question: Omit<ReportQuery, 'cursor'>; cursors: string[] }>({ question, cursors: [] });
  const cursors = place.question === question ? place.cursors : [];
  const cursor = cursors.at(-1) ?? null;
  const firstRow = cursors.length * limit + 1;
  const query = useMemo<ReportQuery>(() => ({ ...question, cursor }), [question, cursor]);

  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Row>>();

  useEffect(() => {
    if (!load) return undefined;
    const leaving = new AbortController();
    const take = (outcome: ReportReply<Row> | ReportRefusal | undefined) => {
      if (leaving.signal.aborted) return;
      setAnswer((before) =>
        outcome && 'rows' in outcome
          ? { query, attempt, reply: outcome, firstRow, failure: undefined }
          : { query, attempt, reply: before?.reply, firstRow: before?.firstRow ?? 1, failure: { reason: outcome?.refused } },
      );
    };
    load(query, leaving.signal).then(take, () => take(undefined));
    return () => leaving.abort();
  }, [load, query, attempt, firstRow]);

  const isLoading = answer?.query !== query || answer.attempt !== attempt;
  const reply = answer?.reply;
  const next = isLoading || answer.failure ? null : reply?.next;

  return {
    reply,
    isLoading,
    failure: isLoading ? undefined : answer.failure,
    firstRow: answer?.firstRow ?? 1,
    previousPage: cursors.length > 0 ? () => setPlace({ question, cursors: cursors.slice(0, -1) }) : undefined,
    nextPage: next ? () => setPlace({ question, cursors: [...cursors, next] }) : undefined,
    refresh: () => setAttempt(attempt + 1),
    forgetFailure: () => setAnswer((before) => before && { ...before, failure: undefined }),
  };
}
