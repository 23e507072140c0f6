import { useEffect, useMemo, useState } from 'react';

export type PageSize = 25 | 50 | 100;

export interface ReportQuery {
  /** First day, `yyyy-MM-dd`. */
  from: string;
  /** Last day, `yyyy-MM-dd`. */
  to: string;
  /** Where the page starts: the `next` of the page before it, `null` for the first. */
  cursor: string | null;
  limit: PageSize;
  /** The column to sort by, `-` before it for descending. */
  sort: string;
  /** The value asked for, by column. */
  filter: Record<string, string>;
}

export interface ReportReply<Row> {
  rows: Row[];
  /** The cursor of the page after this one; `null` on the last. */
  next: string | null;
  /** Counted by the server over every row of the query, not of the page. A column that cannot be summed is left out. */
  totals: Partial<Row>;
  /** All rows of the query, where the server counts them. */
  totalRows?: number;
  /** ISO 8601 instant up to which bets are counted. */
  asOf: string;
}

/** The server said no; `refused` is its reason, already in the reader's language. */
export interface ReportRefusal {
  refused: string;
}

/** Keep its identity between renders: a new function is a new question. `signal` aborts when the answer is no longer wanted. */
export type LoadReport<Row> = (query: ReportQuery, signal: AbortSignal) => Promise<ReportReply<Row> | ReportRefusal>;

type Question = Omit<ReportQuery, 'cursor'>;

interface Answer<Row> {
  query: ReportQuery;
  attempt: number;
  /** The last figures that came, kept on screen until newer ones do. */
  reply: ReportReply<Row> | undefined;
  /** Where those stand among all rows; the first is 1. */
  firstRow: number;
  failure: { reason: string | undefined } | undefined;
}

/**
 * Asks for one page at a time and keeps the way back.
 *
 * DataGrid's own `dataSource` keeps only the rows; the totals, the next cursor and the time of the same answer would need a
 * second owner that can disagree with it.
 */
export function useReport<Row>(load: LoadReport<Row>, { from, to, limit, sort, filter }: Question) {
  const question = useMemo<Question>(() => ({ from, to, limit, sort, filter }), [from, to, limit, sort, filter]);
  const [place, setPlace] = useState<{ question: Question; cursors: string[] }>({ question, cursors: [] });
  const cursors = place.question === question ? place.cursors : [];
  const cursor = cursors.at(-1) ?? null;
  const firstRow = cursors.length * limit + 1;
  const query = useMemo<ReportQuery>(() => ({ ...question, cursor }), [question, cursor]);

  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Row>>();

  useEffect(() => {
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
    query,
    reply,
    isLoading,
    failure: isLoading ? undefined : answer.failure,
    firstRow: answer?.firstRow ?? 1,
    previousPage: cursors.length > 0 ? () => setPlace({ question, cursors: cursors.slice(0, -1) }) : undefined,
    nextPage: next ? () => setPlace({ question, cursors: [...cursors, next] }) : undefined,
    refresh: () => setAttempt(attempt + 1),
    /** Shows the last figures that came, although the newest question failed. */
    forgetFailure: () => setAnswer((before) => before && { ...before, failure: undefined }),
  };
}
